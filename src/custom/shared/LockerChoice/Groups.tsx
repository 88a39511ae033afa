// The groups as shortcuts: a press selects all lockers of one, another deselects them.
import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../../domain/recordId.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useCount } from '../../../ui/useCount.ts';
import { shareOf, toggled, type LockerGroup } from './choice.ts';
import Stack from '@mui/material/Stack';

interface Props {
  readonly groups: readonly LockerGroup[];
  readonly chosen: readonly RecordId[];
  readonly onChange: (chosen: RecordId[]) => void;
}

const PRESSED = { all: true, some: 'mixed', none: false } as const;

export function Groups({ groups, chosen, onChange }: Props) {
  const translate = useTranslate();
  const counted = useCount();
  const known = useMemo(() => new Set(chosen), [chosen]);
  if (groups.length === 0) return null;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1 }}
      role="group"
      aria-label={translate('lockerChoice.groups')}
    >
      {groups.map(({ id, name, lockerIds }) => {
        const share = shareOf(lockerIds, known);
        const count = lockerIds.filter((lockerId) => known.has(lockerId)).length;
        return (
          <Chip
            key={id}
            component="button"
            variant="outlined"
            size="small"
            color={share === 'none' ? 'default' : 'primary'}
            aria-pressed={PRESSED[share]}
            onClick={() => onChange(toggled(lockerIds, chosen))}
            label={
              <>
                {share === 'all' && <Icon name="check" size={14} />}
                {name}
                <span className="key">
                  {share === 'some' && `${counted(count)}/`}
                  {counted(lockerIds.length)}
                </span>
              </>
            }
          />
        );
      })}
    </Stack>
  );
}

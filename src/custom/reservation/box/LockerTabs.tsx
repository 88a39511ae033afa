// The customer's two lockers as tabs (R2.99), and any other locker by name.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { RecordId } from '../../../../domain/recordId.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { usePhone } from '../../../engine/usePhone.ts';
import PickerField from '../../../engine/fields/input/PickerField.tsx';
import { lockerPicker } from '../recipient/lookups.ts';

/** A locker that is one click away. */
export interface LockerTab {
  readonly lockerId: RecordId;
  readonly lockerName: string;
  readonly role: 'primary' | 'secondary' | 'other';
}

interface Props {
  readonly tabs: readonly LockerTab[];
  readonly chosen: RecordId | null;
  readonly onChoose: (tab: LockerTab) => void;
}

const TABS = { flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', p: '16px 16px 0' };

export function LockerTabs({ tabs, chosen, onChoose }: Props) {
  const translate = useTranslate();
  // Names of lockers are too long to stand side by side there.
  const isPhone = usePhone();
  const [finding, setFinding] = useState(tabs.length === 0);
  const take = (tab: LockerTab) => {
    setFinding(false);
    onChoose(tab);
  };
  return (
    <>
      <Stack className="lockerTabs" direction="row" useFlexGap sx={TABS}>
        <ToggleButtonGroup
          orientation={isPhone ? 'vertical' : 'horizontal'}
          aria-label={translate('reservation.lockers')}
        >
          {tabs.map((tab) => (
            <ToggleButton
              key={tab.role}
              value={tab.role}
              selected={tab.lockerId === chosen}
              onClick={() => take(tab)}
            >
              {tab.lockerId === chosen && <Icon name="pin" />}
              <span className="cut">{tab.lockerName}</span>
              {tab.role !== 'other' && (
                <span className="role">{translate(`reservation.${tab.role}`)}</span>
              )}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Link
          component="button"
          type="button"
          sx={{ ml: 'auto', color: 'var(--accent-text)' }}
          aria-expanded={finding}
          onClick={() => setFinding(!finding)}
        >
          {translate('reservation.anotherLocker')}
        </Link>
      </Stack>
      {finding && (
        <Box sx={{ maxWidth: 480, p: '16px 16px 0' }}>
          <PickerField
            label={translate('reservation.anotherLocker')}
            picker={lockerPicker}
            onChoose={(locker) =>
              locker && take({ lockerId: locker.id, lockerName: locker.name, role: 'other' })
            }
          />
        </Box>
      )}
    </>
  );
}

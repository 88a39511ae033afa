// The first ring: selected lockers that go before the rest, and how many of them must succeed.
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useContext, useId, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import { THRESHOLD_PRESET } from '../../../domain/terminals/rollouts.ts';
import { NumberField } from '../../engine/fields/input/NumberField.tsx';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { LockerChoice } from '../shared/LockerChoice/LockerChoice.tsx';
import { ChosenLockersContext } from './ChosenLockersContext.ts';

interface Ring {
  readonly lockerIds: readonly RecordId[];
  readonly threshold: unknown;
}

const isRing = (value: unknown): value is Ring =>
  typeof value === 'object' && value !== null && 'lockerIds' in value;

interface PartsProps {
  readonly entry: Entry;
  readonly ring: Ring;
}

function Threshold({ entry, ring }: PartsProps) {
  const translate = useTranslate();
  return (
    <div className="ring-threshold">
      <NumberField
        id={useId()}
        label={translate('deployment.ring.threshold')}
        value={ring.threshold}
        whole
        isRequired
        error={entry.invalid}
        describedBy={entry.describedBy}
        onChange={(threshold) => entry.onChange({ ...ring, threshold })}
        onBlur={entry.onBlur}
      />
    </div>
  );
}

function RingLockers({ entry, ring }: PartsProps) {
  const translate = useTranslate();
  const { lockers, chosen } = useContext(ChosenLockersContext);
  const known = new Set(chosen);
  const among = lockers.filter(({ lockerId }) => known.has(lockerId));
  if (among.length === 0) return <p className="soft">{translate('deployment.ring.none')}</p>;
  return (
    <LockerChoice
      label={translate('deployment.ring.lockers')}
      lockers={among}
      chosen={ring.lockerIds.filter((lockerId) => known.has(lockerId))}
      onChange={(lockerIds) => entry.onChange({ ...ring, lockerIds })}
      invalid={entry.invalid}
      describedBy={entry.describedBy}
    />
  );
}

/** Off by default; turning it on selects no lockers and sets the default threshold. */
export function RingInput(entry: Entry) {
  const translate = useTranslate();
  const hint = useId();
  const { value, onChange, describedBy, focus } = entry;
  const ring = isRing(value) ? value : undefined;
  const toggle = () => onChange(ring ? null : { lockerIds: [], threshold: THRESHOLD_PRESET });
  return (
    <div className="ring-entry stack-12">
      <FormControlLabel
        label={translate('deployment.ring.on')}
        inputRef={focus as Ref<HTMLInputElement>}
        control={
          <Switch
            id={entry.id}
            checked={ring !== undefined}
            onChange={toggle}
            onBlur={entry.onBlur}
            slotProps={{ input: { 'aria-describedby': `${hint} ${describedBy ?? ''}`.trim() } }}
          />
        }
      />
      <p id={hint} className="soft small">
        {translate('deployment.ring.hint')}
      </p>
      {ring && <RingLockers entry={entry} ring={ring} />}
      {ring && <Threshold entry={entry} ring={ring} />}
    </div>
  );
}

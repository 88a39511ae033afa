// Selects a locker (R2.104) for a customer who has none of their own.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Combobox } from '../../../engine/fields/input/Combobox.tsx';
import type { Option } from '../../../engine/fields/references/picker.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { lockerPicker } from '../parcel/pickers.ts';

interface LockerFieldProps {
  readonly locker: Option | undefined;
  readonly wrong: boolean;
  readonly onTake: (locker: Option) => void;
}

export function LockerField({ locker, wrong, onTake }: LockerFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('reservation.unregistered.locker');
  return (
    <div className="field lockerField" data-wrong={wrong || undefined}>
      <label htmlFor={id}>{label}</label>
      <Combobox
        id={id}
        focus={null}
        invalid={wrong}
        required
        describedBy={`${id}-says`}
        onBlur={() => undefined}
        label={label}
        picker={lockerPicker}
        shown={locker?.name ?? ''}
        onTake={onTake}
      />
      <ErrorMessage id={`${id}-says`} fault={wrong ? 'lockerMissing' : undefined} />
    </div>
  );
}

// Selects the lockers a version goes to: by check box, name or group.
import { useContext, type Ref } from 'react';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { LockerChoice } from '../shared/LockerChoice/LockerChoice.tsx';
import { ChosenLockersContext } from './chosenLockers.ts';

export function LockersInput({ id, label, value, onChange, focus, invalid, describedBy }: Entry) {
  const { lockers } = useContext(ChosenLockersContext);
  return (
    <LockerChoice
      id={id}
      label={label}
      lockers={lockers}
      chosen={Array.isArray(value) ? value : []}
      onChange={onChange}
      focus={focus as Ref<HTMLInputElement>}
      invalid={invalid}
      describedBy={describedBy}
    />
  );
}

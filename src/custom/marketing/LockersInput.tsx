// The lockers that show the screen saver, selected from those the server returns.
import type { Ref } from 'react';
import type { ScreenSaverInfo } from '../../../contract/terminals/screenSavers.ts';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { LockerChoice } from '../shared/LockerChoice/LockerChoice.tsx';

/** Ascending, as the server returns them: the order of selection is not a change. */
const inOrder = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

export function LockersInput({ id, focus, value, onChange, record, ...entry }: Entry) {
  const lockers = (record['lockerList'] ?? []) as ScreenSaverInfo['lockerList'];
  return (
    <div className="saver-lockers">
      <LockerChoice
        id={id}
        focus={focus as Ref<HTMLInputElement>}
        label={entry.label}
        lockers={lockers}
        chosen={value as readonly number[]}
        onChange={(chosen) => onChange(inOrder(chosen))}
        invalid={entry.invalid}
        describedBy={entry.describedBy}
      />
    </div>
  );
}

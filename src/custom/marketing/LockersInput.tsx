// The lockers that show the screen saver, chosen from those that the server names.
import type { Ref } from 'react';
import type { ScreenSaverInfo } from '../../../contract/terminals/screenSavers.ts';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { LockerChoice } from '../shared/LockerChoice/LockerChoice.tsx';

/** Rising, as the server answers them: the order in which they were chosen is no change. */
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

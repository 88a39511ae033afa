// Selects any locker of the network by name.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Combobox } from '../../../engine/fields/input/Combobox.tsx';
import type { LockerTab } from './LockerTabs.tsx';
import { lockerPicker } from '../parcel/pickers.ts';

const nothing = () => undefined;

interface Props {
  readonly onChoose: (tab: LockerTab) => void;
}

export function AnotherLocker({ onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="anotherLocker">
      <Combobox
        id={id}
        focus={null}
        invalid={false}
        required={false}
        describedBy={undefined}
        onBlur={nothing}
        label={translate('reservation.anotherLocker')}
        picker={lockerPicker}
        shown=""
        onTake={({ id: lockerId, name }) =>
          onChoose({ lockerId: Number(lockerId), lockerName: name, role: 'other' })
        }
      />
    </div>
  );
}

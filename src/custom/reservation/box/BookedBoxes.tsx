// The form's boxes that are already booked, each with its booking number.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { BookedBox } from '../parcel/useParcels.ts';

export function BookedBoxes({ booked }: { readonly booked: readonly BookedBox[] }) {
  const translate = useTranslate();
  if (booked.length === 0) return null;
  return (
    <ul className="bookedBoxes" aria-label={translate('reservation.bookedList')}>
      {booked.map(({ boxId, boxName, parcelNumber, bookNumber }) => (
        <li key={boxId} className="line">
          <Icon name="check" />
          <b>{translate('reservation.box', { name: boxName })}</b>
          <span className="cut">{parcelNumber}</span>
          <span className="grow" />
          <span className="soft small nw">
            {bookNumber
              ? translate('reservation.bookedAs', { number: bookNumber })
              : translate('reservation.isBooked')}
          </span>
        </li>
      ))}
    </ul>
  );
}

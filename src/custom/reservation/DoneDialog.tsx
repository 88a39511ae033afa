// The confirmation after a booking: the boxes with their numbers, and the next steps.
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { BookedBox } from './parcel/useParcels.ts';

interface Props {
  readonly booked: readonly BookedBox[];
  /** The message keys of the two options. */
  readonly first: string;
  readonly second: string;
  /** 'Option 1'. */
  readonly onFirst: () => void;
  /** 'Option 2'. */
  readonly onSecond: () => void;
}

/** After a reservation (R4.47, R4.48): two options; closing the dialog is the second. */
export function DoneDialog({ booked, first, second, onFirst, onSecond }: Props) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog open onClose={onSecond} aria-labelledby={heading} className="act-dialog">
      <h2 id={heading} className="line">
        <Icon name="check" size={20} />
        {translate('reservation.done', { smart_count: booked.length })}
      </h2>
      <ul className="doneList">
        {booked.map(({ boxId, boxName, parcelNumber, bookNumber }) => (
          <li key={boxId} className="line">
            <b>{boxName}</b>
            <span className="grow">{parcelNumber}</span>
            {bookNumber && (
              <span className="soft">
                {translate('reservation.bookedAs', { number: bookNumber })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <footer>
        <button type="button" className="btn" onClick={onSecond}>
          {translate(second)}
        </button>
        <button type="button" className="btn primary" onClick={onFirst}>
          {translate(first)}
        </button>
      </footer>
    </Dialog>
  );
}

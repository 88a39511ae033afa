// The parcels at the right: booked ones, one form per selected box, the total, the button.
import { useTranslate } from 'react-admin';
import { BookedBoxes } from '../box/BookedBoxes.tsx';
import { PanelFoot, type PanelProps } from '../PanelFoot.tsx';
import { ParcelForm } from './ParcelForm.tsx';

export function ParcelsPanel({ reservation, note }: PanelProps) {
  const translate = useTranslate();
  const { parcels, toFill, tried } = reservation;
  const { entries } = parcels;
  return (
    <aside className="panel parcelsPanel" aria-label={translate('reservation.parcels')}>
      <header>
        <h2>
          {entries.length === 0
            ? translate('reservation.parcels')
            : translate('reservation.count', { smart_count: entries.length })}
        </h2>
        {entries.length > 0 && toFill > 0 && (
          <span className={tried > 0 ? 'more bad' : 'more soft'} role="status">
            {translate('reservation.toFill', { smart_count: toFill })}
          </span>
        )}
      </header>
      <BookedBoxes booked={parcels.booked} />
      {entries.length === 0 && (
        <p className="soft chooseFirst">{translate('reservation.chooseFirst')}</p>
      )}
      {entries.map((entry, index) => (
        <ParcelForm key={entry.boxId} reservation={reservation} entry={entry} place={index + 1} />
      ))}
      <PanelFoot reservation={reservation} note={note} />
    </aside>
  );
}

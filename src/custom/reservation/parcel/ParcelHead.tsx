// The box of a parcel in the form, and a button to remove the parcel.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { Entry } from './entries.ts';
import type { Reservation } from '../useReservation.ts';

export interface ParcelProps {
  readonly reservation: Reservation;
  readonly entry: Entry;
  /** Its one-based position in the form. */
  readonly place: number;
}

export function ParcelHead({ reservation, entry, place }: ParcelProps) {
  const translate = useTranslate();
  const box = reservation.boxOf(entry.boxId);
  const name = box?.name ?? '';
  return (
    <div className="line parcelHead">
      <span className="count place">{place}</span>
      <h3 id={`parcel-${entry.boxId}`}>{translate('reservation.box', { name })}</h3>
      <span className="soft">{box?.boxTypeName}</span>
      {box?.bottomFlag && <Icon name="access" />}
      <span className="grow" />
      <button
        type="button"
        className="btn quiet icon-only sm"
        aria-label={translate('reservation.remove', { name })}
        disabled={reservation.booking.busy}
        onClick={() => reservation.parcels.remove(entry.boxId)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

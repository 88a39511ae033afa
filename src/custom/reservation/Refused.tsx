// Why a parcel was not booked; where its box was taken meanwhile, the nearest free box is offered.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { Entry } from './parcel/entries.ts';
import type { Reservation } from './useReservation.ts';

/** Fields that show their own errors. */
const AT_FIELD = ['parcelNumber', 'countryCode', 'category', 'costReasonId', 'price'];

function Taken({ reservation, entry }: Props) {
  const translate = useTranslate();
  const name = reservation.boxOf(entry.boxId)?.name ?? '';
  const offer = reservation.offerFor(entry);
  return (
    <div className="note alarm parcelRefused" role="alert">
      <Icon name="stop" />
      <div>
        <p>
          <b>{translate('reservation.taken', { name })}</b>
          <span>
            {offer
              ? translate('reservation.nearest', { name: offer.name, size: offer.boxTypeName })
              : translate('reservation.noneLeft')}
          </span>
        </p>
        {offer && (
          <button
            type="button"
            className="btn sm"
            disabled={reservation.booking.busy}
            onClick={() => reservation.parcels.move(entry.boxId, offer.boxId)}
          >
            {translate('reservation.take', { name: offer.name })}
          </button>
        )}
      </div>
    </div>
  );
}

interface Props {
  readonly reservation: Reservation;
  readonly entry: Entry;
}

export function Refused({ reservation, entry }: Props) {
  const { refusal } = entry;
  if (reservation.isTaken(entry)) return <Taken reservation={reservation} entry={entry} />;
  if (!refusal || (refusal.field !== undefined && AT_FIELD.includes(refusal.field))) return null;
  return (
    <div className="note alarm parcelRefused" role="alert">
      <Icon name="stop" />
      <p>{refusal.message}</p>
    </div>
  );
}

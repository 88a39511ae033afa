// One parcel of the reservation, for one selected box.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { shownErrors, type ParcelField, type PartProps } from '../errors.ts';
import { NumberFields, CategoryField } from './NumberFields.tsx';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { Entry } from '../draft.ts';
import type { Reservation } from '../useReservation.ts';
import { PriceFields } from './PriceFields.tsx';

interface ParcelProps {
  readonly reservation: Reservation;
  readonly entry: Entry;
  /** Its one-based position in the form. */
  readonly place: number;
}

function ParcelHead({ reservation, entry, place }: ParcelProps) {
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
      <IconButton
        aria-label={translate('reservation.remove', { name })}
        size="small"
        disabled={reservation.booking.busy}
        onClick={() => reservation.parcels.remove(entry.boxId)}
      >
        <Icon name="cross" />
      </IconButton>
    </div>
  );
}

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
          <Button
            size="small"
            disabled={reservation.booking.busy}
            onClick={() => reservation.parcels.move(entry.boxId, offer.boxId)}
          >
            {translate('reservation.take', { name: offer.name })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Props {
  readonly reservation: Reservation;
  readonly entry: Entry;
}

function Refused({ reservation, entry }: Props) {
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

export function ParcelForm(props: ParcelProps) {
  const { reservation, entry } = props;
  const { parcels, tried, priced } = reservation;
  const id = useId();
  const [passed, setPassed] = useState<readonly ParcelField[]>([]);
  const { boxId, draft, refusal } = entry;
  const part: PartProps = {
    id,
    draft,
    errors: shownErrors(
      reservation.errorsOf(entry),
      (field) => tried > 0 || (passed.includes(field) && draft.parcelNumber !== ''),
    ),
    refusedAt: (field) => (refusal?.field === field ? refusal.message : undefined),
    change: (how) => parcels.change(boxId, how),
    pass: (field) => setPassed((before) => [...new Set([...before, field])]),
  };
  return (
    <section className="parcelForm" aria-labelledby={`parcel-${boxId}`}>
      <ParcelHead {...props} />
      <Refused reservation={reservation} entry={entry} />
      <fieldset className="parcelFields" disabled={reservation.booking.busy}>
        <NumberFields {...part} />
        <CategoryField {...part} />
        {priced && <PriceFields {...part} />}
      </fieldset>
    </section>
  );
}

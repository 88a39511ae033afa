// The parcels of the form at the right: those that are booked, one form a chosen box, what is to pay, the button.
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Icon } from '../../engine/Icon.tsx';
import { sumOf } from './draft.ts';
import { ParcelForm } from './ParcelForm.tsx';
import type { Reservation } from './useReservation.ts';

function useMoney(): (cents: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: knownCapabilities().currency,
  });
  return (cents) => format.format(cents / 100);
}

function Booked({ reservation: { parcels } }: { reservation: Reservation }) {
  const translate = useTranslate();
  if (parcels.booked.length === 0) return null;
  return (
    <ul className="bookedBoxes" aria-label={translate('reservation.bookedList')}>
      {parcels.booked.map(({ boxId, boxName, parcelNumber, bookNumber }) => (
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

function Foot({ reservation, note }: { reservation: Reservation; note: ReactNode }) {
  const translate = useTranslate();
  const money = useMoney();
  const { parcels, booking, priced, blocked, submit } = reservation;
  const count = parcels.entries.length;
  const word = booking.busy ? 'booking' : count === 0 ? 'submitNone' : 'submit';
  return (
    <div className="panelFoot">
      {priced && (
        <div className="line">
          <span className="grow">{translate('reservation.toPay')}</span>
          <b>{money(sumOf(parcels.entries.map(({ draft }) => draft)))}</b>
        </div>
      )}
      {blocked !== null && (
        <p className="msg bad" role="status">
          <Icon name="stop" />
          {translate(blocked)}
        </p>
      )}
      <button
        type="button"
        className="btn primary submit"
        aria-disabled={blocked !== null || booking.busy}
        onClick={() => void (booking.busy ? undefined : submit())}
      >
        {translate(`reservation.${word}`, { smart_count: count })}
      </button>
      <p className="small soft">{note}</p>
    </div>
  );
}

interface Props {
  readonly reservation: Reservation;
  /** Whom the code goes to, and when. */
  readonly note: ReactNode;
}

export function ParcelsPanel({ reservation, note }: Props) {
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
      <Booked reservation={reservation} />
      {entries.length === 0 && (
        <p className="soft chooseFirst">{translate('reservation.chooseFirst')}</p>
      )}
      {entries.map((entry, index) => (
        <ParcelForm key={entry.boxId} reservation={reservation} entry={entry} place={index + 1} />
      ))}
      <Foot reservation={reservation} note={note} />
    </aside>
  );
}

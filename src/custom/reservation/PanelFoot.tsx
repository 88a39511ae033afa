// What is to pay in all, why nothing can be reserved now, and the button that reserves.
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Icon } from '../../engine/Icon.tsx';
import { sumOf } from './draft.ts';
import type { Reservation } from './useReservation.ts';

function useMoney(): (cents: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: knownCapabilities().currency,
  });
  return (cents) => format.format(cents / 100);
}

export interface PanelProps {
  readonly reservation: Reservation;
  /** Whom the code goes to, and when. */
  readonly note: ReactNode;
}

export function PanelFoot({ reservation, note }: PanelProps) {
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

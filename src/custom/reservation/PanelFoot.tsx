// The total to pay, why nothing can be reserved now, and the button that reserves.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { sumOf } from './draft.ts';
import { ToPay } from './parcel/ToPay.tsx';
import type { Reservation } from './useReservation.ts';

export interface PanelProps {
  readonly reservation: Reservation;
  /** Who receives the code, and when. */
  readonly note: ReactNode;
}

export function PanelFoot({ reservation, note }: PanelProps) {
  const translate = useTranslate();
  const { parcels, booking, priced, use, blocked, submit } = reservation;
  const count = parcels.entries.length;
  const word = booking.busy ? 'booking' : count === 0 ? 'submitNone' : 'submit';
  return (
    <div className="panelFoot">
      {priced && (
        <ToPay asked={sumOf(parcels.entries.map(({ draft }) => draft))} count={count} use={use} />
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

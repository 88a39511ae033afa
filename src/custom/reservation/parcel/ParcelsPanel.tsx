// The parcels at the right: booked ones, one form per selected box, the total, the button.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepToastsClear } from '../../../ui/useToastLift.ts';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { ReactNode } from 'react';
import type { UseOfBox } from '../recipient/useUseOfBox.ts';
import type { Reservation } from '../useReservation.ts';
import { sumOf } from '../values.ts';
import { BookedBoxes } from './BookedBoxes.tsx';
import { ParcelForm } from './ParcelForm.tsx';
import { moment } from '../../../engine/fields/clock.ts';
import { useAmount } from '../../../engine/fields/useAmount.ts';

const BOOKED = { p: '8px 16px', borderTop: '1px solid var(--line)', background: 'var(--sunken)' };

interface Props {
  /** Cents requested for all parcels. */
  readonly sum: number;
  /** The number of boxes to reserve. */
  readonly count: number;
  readonly use: UseOfBox | undefined;
}

function ToPay({ sum, count, use }: Props) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const of = use && 'cents' in use ? use.cents * count : 0;
  return (
    <div className="toPay">
      {of > 0 && (
        <>
          <div className="line small soft">
            <span className="grow">{translate('reservation.asked')}</span>
            {amountOf(sum / 100)}
          </div>
          <div className="line small soft">
            <span className="grow">{translate('reservation.use', { smart_count: count })}</span>
            {amountOf(of / 100)}
          </div>
        </>
      )}
      <div className="line">
        <span className="grow">{translate('reservation.toPay')}</span>
        <b>{amountOf((sum + of) / 100)}</b>
      </div>
      {use && 'coveredUntil' in use && (
        <p className="small soft">
          {translate('reservation.covered', { time: moment(use.coveredUntil) })}
        </p>
      )}
    </div>
  );
}

interface PanelProps {
  readonly reservation: Reservation;
  /** Who receives the code, and when. */
  readonly note: ReactNode;
}

function PanelFoot({ reservation, note }: PanelProps) {
  const translate = useTranslate();
  const { values, busy, priced, use, blocked, submit } = reservation;
  const count = values.parcels.length;
  const word = busy ? 'booking' : count === 0 ? 'submitNone' : 'submit';
  return (
    <div className="panelFoot stack-8 stays" ref={keepToastsClear}>
      {priced && <ToPay sum={sumOf(values.parcels)} count={count} use={use} />}
      {blocked !== null && (
        <p className="msg bad" role="status">
          <Icon name="stop" />
          {translate(blocked)}
        </p>
      )}
      <Button
        variant="contained"
        className="submit"
        aria-disabled={blocked !== null || busy}
        onClick={() => void (busy ? undefined : submit())}
      >
        {translate(`reservation.${word}`, { smart_count: count })}
      </Button>
      {note}
    </div>
  );
}

export function ParcelsPanel({ reservation, note }: PanelProps) {
  const translate = useTranslate();
  const { values, toFill } = reservation;
  const { parcels, booked, tried } = values;
  return (
    <aside className="panel parcelsPanel stays" aria-label={translate('reservation.parcels')}>
      <header>
        <h2>
          {parcels.length === 0
            ? translate('reservation.parcels')
            : translate('reservation.count', { smart_count: parcels.length })}
        </h2>
        {parcels.length > 0 && toFill > 0 && (
          <span className={tried ? 'more bad' : 'more soft'} role="status">
            {translate('reservation.toFill', { smart_count: toFill })}
          </span>
        )}
      </header>
      {booked.length > 0 && <BookedBoxes booked={booked} sx={BOOKED} />}
      {parcels.length === 0 && (
        <Box component="p" className="soft" sx={{ px: 2, pb: 3 }}>
          {translate('reservation.chooseFirst')}
        </Box>
      )}
      {parcels.map((parcel, index) => (
        <ParcelForm key={parcel.boxId} {...{ reservation, parcel, index }} />
      ))}
      <PanelFoot reservation={reservation} note={note} />
    </aside>
  );
}

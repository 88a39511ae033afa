// Parcels that may be in a box without a booking: how to resolve them, and what was found.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { boxWhy, type BoxWhy, type Stray } from '../../../../contract/boxes/boxWhy.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { moment } from '../../../engine/fields/clock.ts';
import { useMayUse } from '../../../engine/mayUse.ts';
import { useSettle } from './useSettle.ts';
import './strays.css';

/** The current status of its booking. */
function useBookingMessages() {
  const translate = useTranslate();
  return ({ bookNumber, ordersStatus }: Stray): string => {
    if (ordersStatus === null) return translate('strays.noBooking');
    const status = translate(`choices.ordersStatus.${ordersStatus}`);
    return translate('strays.booking', { number: bookNumber ?? '–', status });
  };
}

interface Props {
  readonly why: Pick<BoxWhy, 'boxId' | 'boxName' | 'strays'>;
}

export function Strays({ why: { boxId, boxName, strays } }: Props) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const heading = useId();
  const bookingOf = useBookingMessages();
  const { busy, record, confirmEmpty } = useSettle(boxId, boxName);
  if (strays.length === 0) return null;
  return (
    <section className="strays" aria-labelledby={heading}>
      <h3 id={heading}>
        <Icon name="warn" />
        {translate('strays.title', { smart_count: strays.length })}
      </h3>
      <p>{translate('strays.todo', { box: boxName })}</p>
      <ul>
        {strays.map((stray) => (
          <li key={stray.strayId}>
            <b>{stray.parcelNumber}</b>
            <span className="soft">{bookingOf(stray)}</span>
            <span className="soft">
              {translate('strays.laidIn', { time: moment(stray.laidInTime) })}
            </span>
            {!stray.recordable && <span>{translate('strays.takeOut')}</span>}
            {stray.recordable && mayUse(boxWhy.recordStray) && (
              <button
                type="button"
                className="btn"
                disabled={busy}
                onClick={() => void record(stray)}
              >
                {translate('strays.record', { number: stray.parcelNumber })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayUse(boxWhy.confirmEmpty) && (
        <button type="button" className="btn" disabled={busy} onClick={() => void confirmEmpty()}>
          {translate('strays.empty')}
        </button>
      )}
    </section>
  );
}

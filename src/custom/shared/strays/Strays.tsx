// Parcels that may be in a box without a booking: how to resolve them, and what was found.
import Button from '@mui/material/Button';
import { Fragment, useId } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import { boxWhy, type BoxWhy, type Stray } from '../../../../contract/boxes/boxWhy.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { moment } from '../../../engine/fields/clock.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../dataProvider/call.ts';
import { useFailure } from '../../../engine/useFailure.ts';
import { useOnce } from '../../../ui/useOnce.ts';
import './strays.css';

function useResolve(boxId: RecordId, box: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const fail = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const attempt = async (ask: () => Promise<unknown>, done: string): Promise<true> => {
    try {
      await ask();
      notify(done, { type: 'success' });
    } catch (error) {
      fail(error);
    }
    return true;
  };
  const run = async (ask: () => Promise<unknown>, done: string) => {
    if ((await once(() => attempt(ask, done))) === undefined) return;
    // The box, its alert, its locker and its parcel are shown in many places.
    await client.invalidateQueries();
  };
  return {
    busy,
    record: ({ strayId, parcelNumber }: Stray) =>
      run(
        () => call(boxWhy.recordStray, { boxId, strayId }),
        translate('strays.recorded', { number: parcelNumber }),
      ),
    confirmEmpty: () =>
      run(() => call(boxWhy.confirmEmpty, { boxId }), translate('strays.emptied', { box })),
  };
}

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
  const canAccess = useCanAccess();
  const heading = useId();
  const bookingOf = useBookingMessages();
  const { busy, record, confirmEmpty } = useResolve(boxId, boxName);
  if (strays.length === 0) return null;
  return (
    <section className="strays stack-8" aria-labelledby={heading}>
      <h3 className="row" id={heading}>
        <Icon name="warn" />
        {translate('strays.title', { smart_count: strays.length })}
      </h3>
      <p>
        {[...new Set(strays.map(({ cause }) => cause))].map((cause) => (
          <Fragment key={cause}>{translate(`strays.cause.${cause}`, { box: boxName })} </Fragment>
        ))}
        {translate('strays.todo')}
      </p>
      <ul>
        {strays.map((stray) => (
          <li className="wrap" key={stray.strayId}>
            <b>{stray.parcelNumber}</b>
            <span className="soft">{bookingOf(stray)}</span>
            <span className="soft">
              {translate('strays.laidIn', { time: moment(stray.laidInTime) })}
            </span>
            {!stray.recordable && <span>{translate('strays.takeOut')}</span>}
            {stray.recordable && canAccess(boxWhy.recordStray) && (
              <Button disabled={busy} onClick={() => void record(stray)}>
                {translate('strays.record', { number: stray.parcelNumber })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canAccess(boxWhy.confirmEmpty) && (
        <Button disabled={busy} onClick={() => void confirmEmpty()}>
          {translate('strays.empty')}
        </Button>
      )}
    </section>
  );
}

// All stays of a number, one panel each, latest first, with timeline and a link to the parcel.
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  PARCEL_HISTORY_FEATURE,
  parcelHistory,
  type ParcelStay,
} from '../../../contract/parcels/parcelHistory.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { Pending } from '../shared/Pending.tsx';
import { ParcelTimeLine } from '../shared/ParcelTimeLine/ParcelTimeLine.tsx';
import { documentedStays } from './documentedStays.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';

interface StayProps {
  readonly stay: ParcelStay;
  readonly searched: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

function Stay({ stay, searched, now }: StayProps) {
  const translate = useTranslate();
  const { ordersId, parcelNumber, ordersStatus, boxName, lockerName } = stay;
  const place = boxName
    ? translate('parcelTimeLine.place', { box: boxName, locker: lockerName })
    : lockerName;
  const state = translate(`choices.ordersStatus.${ordersStatus}`);
  const label = translate('historyCheck.stay', { place, state });
  return (
    <section className="panel pad" aria-label={label}>
      <div className="wrap history-head">
        <h2 className="grow">{place}</h2>
        <span className={ordersStatus === 'EXPIRED' ? 'badge alarm' : 'badge'}>{state}</span>
        <Link to={pageUrl(routes.parcel, { ordersId })}>{translate('historyCheck.open')}</Link>
      </div>
      {parcelNumber !== searched && (
        <p className="soft history-now">
          {translate('historyCheck.now', { number: parcelNumber })}
        </p>
      )}
      <ParcelTimeLine steps={stay.steps} next={stay.next} now={now} label={label} />
    </section>
  );
}

/** The history of the number; refetched when the user returns to the page. */
export function Stays({ parcelNumber }: { readonly parcelNumber: string }) {
  const translate = useTranslate();
  const isWhole = supports(PARCEL_HISTORY_FEATURE);
  const query = useQuery({
    queryKey: ['historyCheck', parcelNumber],
    queryFn: ({ signal }) =>
      isWhole
        ? call(parcelHistory.stays, { parcelNumber }, { signal })
        : documentedStays(parcelNumber, signal),
    refetchOnWindowFocus: true,
  });
  if (!query.data) return <Pending query={query} panel rows={4} columns={2} />;
  const { content } = query.data;
  if (content.length === 0)
    return (
      <Empty title={translate('historyCheck.none', { number: parcelNumber })}>
        {translate('historyCheck.noneText')}
      </Empty>
    );
  return (
    <div className="history-stays stack">
      <p className="soft" role="status">
        {translate('historyCheck.found', { number: parcelNumber, smart_count: content.length })}
      </p>
      {!isWhole && <p className="soft">{translate('historyCheck.timesOnly')}</p>}
      {content.map((stay) => (
        <Stay key={stay.ordersId} stay={stay} searched={parcelNumber} now={query.dataUpdatedAt} />
      ))}
    </div>
  );
}

// The parcel in one sentence, the state of its door, and what can be done now with its effect: enough for a call.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { isOpen } from '../../../domain/boxes/boxes.ts';
import { shownSituation } from '../../../domain/lockers/lockers.ts';
import { holdsBox } from '../../../domain/parcels/parcelMoves.ts';
import { moment, shortMoment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { Icon } from '../../ui/Icon.tsx';
import { spanOf } from '../../../domain/spanOf.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { ActionButtons } from '../shared/recordActions/ActionButtons.tsx';
import type { ParcelAction } from './useParcelActions.ts';
import { useLocker } from './useParcel.ts';

/** The time that each status counts from. */
const SINCE = {
  RESERVED: 'bookTime',
  STORED: 'storeTime',
  EXPIRED: 'storeTime',
  FINISHED: 'collectTime',
  CANCELED: 'cancelTime',
} as const satisfies Partial<Record<ParcelInfo['ordersStatus'], keyof ParcelInfo>>;

const countsFrom = (status: ParcelInfo['ordersStatus']): status is keyof typeof SINCE =>
  Object.hasOwn(SINCE, status);

/** Stands in the sentence where the link to the locker goes. */
const HERE = '\u0000';

/** Where the parcel is and since when, what is to pay, and how late it is. */
function useSentence(parcel: ParcelInfo, now: number): string {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { ordersStatus: status, payStatus, amount, expiryTime } = parcel;
  const time = countsFrom(status) ? parcel[SINCE[status]] : null;
  const key =
    countsFrom(status) && time !== null
      ? (`${status}.since` as const)
      : (`${status}.never` as const);
  const where = translate(`parcel.headline.${key}`, {
    box: parcel.boxName ?? '',
    locker: HERE,
    time: time === null ? '' : moment(time),
  });
  const owed = payStatus === 'WAIT' && amount !== null && amount > 0 && holdsBox(status);
  const late = status === 'EXPIRED' && expiryTime !== null && spanOf(now - expiryTime);
  return [
    where,
    owed && translate('parcel.headline.owed', { amount: amountOf(amount) }),
    late &&
      translate('parcel.headline.late', {
        span: translate(`parcelTimeLine.span.${late.unit}`, { smart_count: late.count }),
      }),
  ]
    .filter(Boolean)
    .join(translate('parcelTimeLine.comma'));
}

/** The door as the terminal last reported it, and whether the terminal still reports. */
function Door({ parcel, now }: { readonly parcel: ParcelInfo; readonly now: number }) {
  const translate = useTranslate();
  const { data: locker } = useLocker(parcel.lockerId);
  const box = locker?.boxList.find(({ boxId }) => boxId === parcel.boxId);
  if (!locker || !box || !holdsBox(parcel.ordersStatus)) return null;
  const situation = shownSituation(locker);
  const { heartbeatTime } = locker;
  const bad = isOpen(box) || situation === 'OFFLINE' || situation === 'NEVER_CONNECTED';
  const parts = [
    translate(`parcel.headline.door.${box.doorStatus ?? 'UNKNOWN'}`),
    translate('parcel.headline.terminal', {
      situation: translate(`choices.lockerSituation.${situation}`).toLocaleLowerCase(),
    }),
    heartbeatTime != null &&
      translate('parcel.headline.heartbeat', { time: shortMoment(heartbeatTime, now) }),
  ];
  return (
    <p className={bad ? 'line warned' : 'line'}>
      <Icon name={bad ? 'warn' : 'online'} />
      {parts.filter(Boolean).join(translate('parcelTimeLine.comma'))}
    </p>
  );
}

interface Props {
  readonly parcel: ParcelInfo;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly actions: readonly ParcelAction[];
  readonly onBegin: (action: string) => void;
}

export function Headline({ parcel, now, actions, onBegin }: Props) {
  const translate = useTranslate();
  const allowed = useCanAccess()(lockers.one);
  const { lockerId, lockerName, boxId, boxName, ordersStatus } = parcel;
  const [before = '', after] = useSentence(parcel, now).split(HERE);
  const to = pageUrl(routes.boxInfo, { id: lockerId, box: boxId ?? undefined });
  const late = ordersStatus === 'EXPIRED';
  return (
    <section className="panel pad parcel-headline" aria-label={translate('parcel.headline.label')}>
      <div className="row">
        {boxName !== null && holdsBox(ordersStatus) && (
          <b className={late ? 'parcel-tile late' : 'parcel-tile'}>
            {boxName}
            {late && <Icon name="late" />}
          </b>
        )}
        <div className="grow">
          <p className="parcel-sentence">
            {before}
            {after !== undefined && (allowed ? <Link to={to}>{lockerName}</Link> : lockerName)}
            {after}
          </p>
          <Door parcel={parcel} now={now} />
        </div>
      </div>
      {actions.length > 0 && (
        <div className="parcel-acts stack-12 no-print">
          {actions.map((action) => (
            <div key={action.action}>
              <ActionButtons actions={[action]} most={1} more="" onBegin={onBegin} />
              <p className="small soft">{action.effect}</p>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

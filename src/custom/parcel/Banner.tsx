// A parcel's most important problem, shown first: it is expired or has an open payment.
import { useTranslate } from 'react-admin';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { holdsBox } from '../../../domain/parcels/parcelMoves.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { spanOf } from '../shared/ParcelTimeLine/spans.ts';
import { useAmount } from '../shared/ParcelTimeLine/useLineMessages.ts';

interface Props {
  readonly parcel: ParcelInfo;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Opens the reasons; omitted where the server does not return them. */
  readonly onWhy: (() => void) | undefined;
}

/** The unpaid charge for collecting it. */
function useCost({ payStatus, amount, ordersStatus }: ParcelInfo): string | undefined {
  const amountOf = useAmount();
  const owed = payStatus === 'WAIT' && amount !== null && amount > 0 && holdsBox(ordersStatus);
  return owed ? amountOf(amount) : undefined;
}

export function Banner({ parcel, now, onWhy }: Props) {
  const translate = useTranslate();
  const cost = useCost(parcel);
  const { ordersStatus, expiryTime, boxName } = parcel;
  const late = ordersStatus === 'EXPIRED' && expiryTime !== null;
  if (!late && cost === undefined) return null;
  const costs = cost && translate('parcel.banner.costs', { amount: cost });
  if (!late)
    return (
      <div className="note warn parcel-banner" role="status">
        <Icon name="price" />
        <p className="grow">
          <b>{translate('parcel.banner.unpaid')}</b>
          <span className="soft">{costs}</span>
        </p>
      </div>
    );
  const { unit, count } = spanOf(now - expiryTime);
  const span = translate(`parcelTimeLine.span.${unit}`, { smart_count: count });
  return (
    <div className="note alarm parcel-banner" role="status">
      <Icon name="late" />
      <p className="grow">
        <b>{translate('parcel.banner.late', { box: boxName ?? '', span })}</b>
        <span className="soft">
          {translate('parcel.banner.ended', { time: moment(expiryTime) })} {costs}
        </span>
      </p>
      {onWhy && (
        <button type="button" className="link nw" onClick={onWhy}>
          {translate('parcel.why.open')}
        </button>
      )}
    </div>
  );
}

// The status of a payment or of all of a parcel's; only one that is due has a colour.
import { useTranslate } from 'react-admin';
import {
  shownPayStatus,
  type ParcelStatus,
  type PayStatus,
} from '../../../domain/parcels/parcels.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  readonly status: PayStatus;
  /** What is owed in all; null if the server does not tell. */
  readonly amount: number | null;
  /** Of a parcel; omitted for one of its payments. */
  readonly ordersStatus?: ParcelStatus;
}

export function PayBadge({ status, amount, ordersStatus }: Props) {
  const translate = useTranslate();
  const shown = shownPayStatus(status, amount === 0, ordersStatus);
  return (
    <span className={shown === 'WAIT' ? 'badge warn' : 'badge plain'}>
      {shown !== 'NOTHING_DUE' && <Icon name="price" />}
      {translate(`choices.payStatus.${shown}`)}
    </span>
  );
}

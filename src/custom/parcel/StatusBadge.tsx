// A parcel's status with label and icon; only a status that needs attention has a colour.
import { useTranslate } from 'react-admin';
import {
  shownPayStatus,
  type ParcelStatus,
  type PayStatus,
} from '../../../domain/parcels/parcels.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const SIGNS: Record<ParcelStatus, readonly [IconName, string]> = {
  RESERVED: ['ticket', ''],
  STORED: ['parcel', ''],
  FINISHED: ['check', ''],
  CANCELED: ['cross', ''],
  WAREHOUSE_STORED: ['boxes', ''],
  WAREHOUSE_COLLECTED: ['truck', ''],
  FAILED_DEPOSIT: ['warn', 'warn'],
  EXPIRED: ['late', 'warn'],
  REMOVE: ['hand', ''],
};

export function StatusBadge({ status }: { readonly status: ParcelStatus }) {
  const translate = useTranslate();
  const [icon, tone] = SIGNS[status];
  return (
    <span className={`badge ${tone}`}>
      <Icon name={icon} />
      {translate(`choices.ordersStatus.${status}`)}
    </span>
  );
}

interface PayProps {
  readonly status: PayStatus;
  /** What is owed in all; null if the server does not tell. */
  readonly amount: number | null;
  /** Of a parcel; omitted for one of its payments. */
  readonly ordersStatus?: ParcelStatus;
}

export function PayBadge({ status, amount, ordersStatus }: PayProps) {
  const translate = useTranslate();
  const shown = shownPayStatus(status, amount === 0, ordersStatus);
  return (
    <span className={shown === 'WAIT' ? 'badge warn' : 'badge plain'}>
      {shown !== 'NOTHING_DUE' && <Icon name="price" />}
      {translate(`choices.payStatus.${shown}`)}
    </span>
  );
}

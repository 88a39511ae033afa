// A parcel's status with label and icon; only a status that needs attention has a colour.
import { useTranslate } from 'react-admin';
import type { ParcelStatus, PayStatus } from '../../../domain/parcels/parcels.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const SIGNS: Record<ParcelStatus, readonly [IconName, string]> = {
  RESERVED: ['ticket', ''],
  STORED: ['parcel', ''],
  FINISHED: ['check', ''],
  CANCELED: ['cross', ''],
  WAREHOUSE_STORED: ['boxes', ''],
  WAREHOUSE_COLLECTED: ['truck', ''],
  FAILED_DEPOSIT: ['warn', 'warn'],
  EXPIRED: ['late', 'alarm'],
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

export function PayBadge({ status }: { readonly status: PayStatus }) {
  const translate = useTranslate();
  return (
    <span className={status === 'WAIT' ? 'badge warn' : 'badge plain'}>
      <Icon name="price" />
      {translate(`choices.payStatus.${status}`)}
    </span>
  );
}

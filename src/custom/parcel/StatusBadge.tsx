// A parcel's status with label and icon; only a status that needs attention has a colour.
import { useTranslate } from 'react-admin';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
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

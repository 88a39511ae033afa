// The icon of each timeline entry, and its severity.
import type { ParcelHappening } from '../../../../contract/parcels/parcelHistory.ts';
import type { ParcelStep } from '../../../../domain/parcels/parcelSteps.ts';
import type { IconName } from '../../../ui/Icon.tsx';

const ICONS: Record<ParcelStep, IconName> = {
  BOOKED: 'ticket',
  CANCELED: 'cross',
  TIMED_OUT: 'clock',
  DEPOSITED: 'parcel',
  POSTED: 'parcel',
  FAILED_DEPOSIT: 'stop',
  STRAY: 'warn',
  STRAY_SETTLED: 'check',
  DISPUTED: 'warn',
  EXPIRED: 'late',
  EXTENDED: 'clock',
  COLLECTED: 'check',
  REMOVED: 'hand',
  WAREHOUSE_STORED: 'boxes',
  WAREHOUSE_COLLECTED: 'truck',
  RENUMBERED: 'edit',
  EXPIRY_CHANGED: 'clock',
  CHANGED: 'edit',
  PIN_RESENT: 'key',
  CHARGED: 'price',
  PAID: 'price',
  OPENED: 'unlock',
  CASE_OPENED: 'log',
  CASE_RESOLVED: 'check',
  CASE_REOPENED: 'log',
  MESSAGE: 'sms',
};

/** The icon of an entry. */
export const iconOf = ({ what, message }: ParcelHappening): IconName =>
  message?.channel === 'MAIL' ? 'mail' : ICONS[what];

/** Red means act now: errors stand out. */
export const isGrave = ({ what, message }: ParcelHappening): boolean =>
  what === 'EXPIRED' || what === 'FAILED_DEPOSIT' || message?.state === 'FAILED';

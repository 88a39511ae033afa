// The steps of a parcel's timeline, and its next step.
import type { ParcelStatus } from './parcels.ts';

export const PARCEL_STEPS = [
  'BOOKED',
  'CANCELED',
  'TIMED_OUT',
  'DEPOSITED',
  'POSTED',
  'FAILED_DEPOSIT',
  'STRAY',
  'STRAY_RESOLVED',
  'DISPUTED',
  'EXPIRED',
  'EXTENDED',
  'COLLECTED',
  'REMOVED',
  'WAREHOUSE_STORED',
  'WAREHOUSE_COLLECTED',
  'RENUMBERED',
  'EXPIRY_CHANGED',
  'CHANGED',
  'PIN_RESENT',
  'PIN_REVEALED',
  'CHARGED',
  'PAID',
  'OPENED',
  'CASE_OPENED',
  'CASE_RESOLVED',
  'CASE_REOPENED',
  'MESSAGE',
] as const;
export type ParcelStep = (typeof PARCEL_STEPS)[number];

/** What ends a parcel's current status automatically. */
export const NEXT_STEPS = ['RESERVATION_END', 'EXPIRY'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** When a parcel's status ends automatically, epoch milliseconds; null if it does not. */
export interface KnownEnds {
  readonly reservationEnd: number | null;
  readonly expiryTime: number | null;
}

/** The next step and its time: the end of a booking or of the storage time; undefined if there is none. */
export function nextStep(
  ordersStatus: ParcelStatus,
  { reservationEnd, expiryTime }: KnownEnds,
): { what: NextStep; time: number } | undefined {
  if (ordersStatus === 'RESERVED' && reservationEnd !== null)
    return { what: 'RESERVATION_END', time: reservationEnd };
  if (ordersStatus === 'STORED' && expiryTime !== null) return { what: 'EXPIRY', time: expiryTime };
  return undefined;
}

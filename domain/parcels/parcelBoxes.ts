// Parcels and the box they keep: what the box is by them, and whose parcels may lie in one box together.
import type { BoxStatus } from '../boxes/boxes.ts';
import type { ParcelStatus } from './parcels.ts';

/** What must be known of a parcel that keeps a box; times are epoch milliseconds. */
export interface KeepingParcel {
  readonly ordersStatus: ParcelStatus;
  readonly expiryTime: number | null;
}

/** What a box is by the parcels that keep it. */
export interface KeptBox {
  readonly status: BoxStatus;
  readonly expiryTime: number | null;
}

const standsIn = ({ ordersStatus }: KeepingParcel) =>
  ordersStatus === 'STORED' || ordersStatus === 'EXPIRED';

/**
 * What a box is by the parcels that keep it (those in HOLDING_STATUSES): promised, full, or free. One in which all
 * have expired is EXPIRED; its time is that of the last of them, none where one of them may stay for ever.
 */
export function boxKeptBy(parcels: readonly KeepingParcel[]): KeptBox {
  const inside = parcels.filter(standsIn);
  if (inside.length === 0)
    return { status: parcels.length > 0 ? 'RESERVED' : 'AVAILABLE', expiryTime: null };
  const ends = inside.map(({ expiryTime }) => expiryTime).filter((end) => end !== null);
  const expired = inside.every(({ ordersStatus }) => ordersStatus === 'EXPIRED');
  return {
    status: expired ? 'EXPIRED' : 'OCCUPIED',
    expiryTime: ends.length === inside.length ? Math.max(...ends) : null,
  };
}

/** Whom a parcel is for. */
export interface ParcelOwner {
  readonly memberId: number | null;
  readonly customerMobile: string | null;
  readonly customerMail: string | null;
}

/** Whether two parcels are for the same person, as far as it is known (R2.70). */
export function isSameOwner(one: ParcelOwner, other: ParcelOwner): boolean {
  if (one.memberId !== null || other.memberId !== null) return one.memberId === other.memberId;
  if (one.customerMobile || other.customerMobile)
    return one.customerMobile === other.customerMobile;
  return Boolean(one.customerMail) && one.customerMail === other.customerMail;
}

// Parcels and their box: the box's resulting status, and which parcels may share a box.
import type { BoxStatus } from '../boxes/boxes.ts';
import type { RecordId } from '../recordId.ts';
import type { ParcelStatus } from './parcels.ts';

/** The facts about a parcel that occupies or books a box; times are epoch milliseconds. */
export interface KeepingParcel {
  readonly ordersStatus: ParcelStatus;
  readonly expiryTime: number | null;
}

/** The status of a box that follows from its parcels. */
export interface KeptBox {
  readonly status: BoxStatus;
  readonly expiryTime: number | null;
}

const standsIn = ({ ordersStatus }: KeepingParcel) =>
  ordersStatus === 'STORED' || ordersStatus === 'EXPIRED';

/**
 * The status of a box from its parcels (those in HOLDING_STATUSES): booked, full, or free. If all have
 * expired it is EXPIRED; its time is that of the last of them, null if one of them may stay forever.
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

export interface ParcelOwner {
  readonly memberId: RecordId | null;
  readonly customerMobile: string | null;
  readonly customerMail: string | null;
}

/** Whether two parcels are for the same person, as far as known (R2.70). */
export function isSameOwner(one: ParcelOwner, other: ParcelOwner): boolean {
  if (one.memberId !== null || other.memberId !== null) return one.memberId === other.memberId;
  if (one.customerMobile || other.customerMobile)
    return one.customerMobile === other.customerMobile;
  return Boolean(one.customerMail) && one.customerMail === other.customerMail;
}

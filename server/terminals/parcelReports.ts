// Shared by all parcel reports: time, reporter and box.
import { Problem } from '../system/problem.ts';
import type { Secrets } from '../system/secrets.ts';
import { COURIER } from '../../domain/parcels/parcels.ts';
import type { Report } from '../boxes/boxReports.ts';
import type { Box, Parcel } from '../parcels/lockParcelForUpdate.ts';
import type { Doer } from '../events/append.ts';

/** The proof given by the terminal that a parcel may be collected. */
export interface Proof {
  readonly collectionId?: string | undefined;
  readonly taskId?: string | undefined;
  readonly userId?: number | undefined;
  readonly offlinePin?: string | undefined;
}

/** A report of a parcel, and the secrets for its PIN. */
export interface ParcelReport extends Report, Proof {
  readonly secrets: Secrets;
  /** The person who deposited or collected the parcel, if the terminal asked. */
  readonly userName?: string | undefined;
  readonly userMobile?: string | undefined;
}

/** Corrects a slow terminal clock: no deposit before the booking, and no collection before the deposit. */
export const notBefore = <R extends Report>(report: R, time: number | null): R => ({
  ...report,
  time: Math.max(report.time, time ?? 0),
});

/** The terminal as the actor, at the time it reports. */
export const byTerminal = ({ lockerId, time }: Report): Doer => ({
  time,
  byType: 'TERMINAL',
  byId: lockerId,
});

/** The reported box among the locked ones. Rejects one that does not belong to the locker, or no longer does. */
export function reportedBox(boxes: readonly Box[], { lockerId }: Report, boxId: number): Box {
  const box = boxes.find((held) => held.boxId === boxId);
  if (!box || box.lockerId !== lockerId || box.deletedAt !== null)
    throw new Problem('NOT_FOUND', { field: 'boxId' });
  return box;
}

/** The role of the person who handled it; for outgoing parcels, depositing and collecting are swapped. */
export const handOf = ({ parcelType, memberId }: Parcel, action: 'DEPOSIT' | 'COLLECT'): string => {
  const comesIn = parcelType === 'DEPOSIT_PARCEL';
  const customer = memberId === null ? 'GUEST' : 'MEMBER';
  return comesIn === (action === 'DEPOSIT') ? COURIER : customer;
};

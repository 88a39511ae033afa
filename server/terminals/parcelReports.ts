// Shared by all parcel reports: time, reporter and box.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import { Problem } from '../system/problem.ts';
import type { Secrets } from '../system/secrets.ts';
import { COURIER } from '../../domain/parcels/parcels.ts';
import type { Report } from '../boxes/boxReports.ts';
import type { Box, Parcel } from '../parcels/lockParcelForUpdate.ts';

/** What a terminal says of a parcel: the proof that it may be collected, and who handled it. */
type Hand = Omit<
  ParsedInput<typeof terminals.parcel>,
  'key' | 'ordersId' | 'boxId' | 'what' | 'time'
>;

/** A report of a parcel, and the secrets for its PIN. */
export interface ParcelReport extends Report, Hand {
  readonly secrets: Secrets;
}

/** Corrects a slow terminal clock: no deposit before the booking, and no collection before the deposit. */
export const notBefore = <R extends Report>(report: R, time: number | null): R => ({
  ...report,
  time: Math.max(report.time, time ?? 0),
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

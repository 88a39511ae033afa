// What every report of a parcel has in common: its time, its teller, and the box it names.
import { Problem } from '../system/problem.ts';
import type { Secrets } from '../system/secrets.ts';
import { COURIER } from '../../domain/parcels/parcels.ts';
import type { Report } from '../boxes/boxReports.ts';
import type { Box, Parcel } from '../parcels/lockParcelForUpdate.ts';
import type { Doer } from '../parcels/moveParcel.ts';

/** Why a parcel may be taken out, as the terminal says. */
export interface Proof {
  readonly collectionId?: string | undefined;
  readonly taskId?: string | undefined;
  readonly userId?: number | undefined;
  readonly offlinePin?: string | undefined;
}

/** A report of a parcel, and what its code is made with. */
export interface ParcelReport extends Report, Proof {
  readonly secrets: Secrets;
  /** Whoever laid the parcel in or took it out, where the terminal asked. */
  readonly userName?: string | undefined;
  readonly userMobile?: string | undefined;
}

/** A terminal's clock that runs behind does not have a parcel laid in before it was booked, or taken out before that. */
export const notBefore = <R extends Report>(report: R, time: number | null): R => ({
  ...report,
  time: Math.max(report.time, time ?? 0),
});

/** The terminal itself, at the moment of which it tells. */
export const byTerminal = ({ lockerId, time }: Report): Doer => ({
  time,
  byKind: 'TERMINAL',
  byId: lockerId,
});

/** The box of a report among those that are held. Refuses one that is not the locker's, or no longer. */
export function reportedBox(boxes: readonly Box[], { lockerId }: Report, boxId: number): Box {
  const box = boxes.find((held) => held.boxId === boxId);
  if (!box || box.lockerId !== lockerId || box.deletedAt !== null)
    throw new Problem('NOT_FOUND', { field: 'boxId' });
  return box;
}

/** Who laid it in, or took it out: what goes out through the locker goes the other way. */
export const handOf = ({ parcelType, memberId }: Parcel, act: 'DEPOSIT' | 'COLLECT'): string => {
  const comesIn = parcelType === 'DEPOSIT_PARCEL';
  const customer = memberId === null ? 'GUEST' : 'MEMBER';
  return comesIn === (act === 'DEPOSIT') ? COURIER : customer;
};

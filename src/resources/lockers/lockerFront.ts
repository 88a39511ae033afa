// A locker's front and the share of its boxes in use, as shown in lists.
import type { LockerRow } from '../../../contract/lockers/lockers.ts';
import type { Front } from '../../engine/fields/figures/FrontDrawing.tsx';
import { frontOf } from '../../engine/fields/figures/frontOf.ts';
import type { Share } from '../../engine/fields/figures/share.tsx';

/** Unknown states are marked: the boxes of an offline locker have no known state. */
const isKnown = (row: LockerRow): boolean => row.lockerSituation !== 'OFFLINE';

/** A locker's front; undefined if the server does not return one. */
export const lockerFront = (row: LockerRow): Front | undefined =>
  row.front && frontOf(row.front, isKnown(row));

/** Number of boxes in use; undefined while unknown. */
export function boxesInUse(row: LockerRow): Share | undefined {
  if (!isKnown(row) || row.boxCount === undefined || row.usedBoxCount === undefined)
    return undefined;
  return { part: row.usedBoxCount, whole: row.boxCount };
}

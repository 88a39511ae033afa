// Which boxes of a locker can be had for a reservation.
import type { Box } from '../../../contract/boxes.ts';
import type { LockerInfo } from '../../../contract/lockers.ts';
import { nearestBox } from '../../../domain/nearestBox.ts';
import { readParcelNumber } from '../../../domain/reservation.ts';
import type { Entry } from './entries.ts';

/** Nobody has it: no parcel, no booking, no lock, no flag. */
export const isFree = (box: Pick<Box, 'status' | 'deleteFlag'>): boolean =>
  box.status === 'AVAILABLE' && !box.deleteFlag;

/** Free, and of the size that was chosen. */
export const canBeHad = (box: Box, size: string | null): boolean =>
  isFree(box) && box.boxTypeName === size;

/** 'Accessible boxes preferred for a member who needs them': those of the size that can be had, by name. */
export const accessibleBoxes = (locker: LockerInfo, size: string | null): readonly Box[] =>
  locker.boxList
    .filter((box) => box.bottomFlag && canBeHad(box, size))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The free box of the same size nearest to one that somebody else took; none of those that are chosen already. */
export function offerFor(
  locker: LockerInfo,
  taken: Box,
  chosen: readonly number[],
  prefersAccessible: boolean,
): Box | undefined {
  return nearestBox(
    locker.boxList,
    taken,
    (box) => canBeHad(box, taken.boxTypeName) && !chosen.includes(box.boxId),
    (box) => prefersAccessible && box.bottomFlag,
  );
}

/** What keeps the box of an entry under its very number: the entry was booked, and its answer lost. */
export function bookedAs({ ordersList }: LockerInfo, { boxId, draft }: Entry) {
  const number = readParcelNumber(draft.parcelNumber);
  return ordersList.find((order) => order.boxId === boxId && order.parcelNumber === number);
}

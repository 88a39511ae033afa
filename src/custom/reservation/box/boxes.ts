// Which boxes of a locker can be had for a reservation, and what keeps the others from it.
import type { Box } from '../../../../contract/boxes/boxes.ts';
import type { LockerInfo } from '../../../../contract/lockers/lockers.ts';
import {
  hindrancesOf,
  isFree as isFreeBy,
  type Hindrance,
} from '../../../../domain/boxes/bookable.ts';
import { isManagement } from '../../../../domain/boxes/boxTypes.ts';
import { nearestBox } from '../../../../domain/boxes/nearestBox.ts';
import { readParcelNumber } from '../../../../domain/parcels/reservation.ts';
import type { Entry } from '../parcel/entries.ts';

/** Nobody has it: no parcel, no booking, no lock, no flag. */
export const isFree = (box: Pick<Box, 'status' | 'deleteFlag'>): boolean =>
  isFreeBy(box.status) && !box.deleteFlag;

/** Free, and of the size that was chosen. */
export const canBeHad = (box: Box, size: string | null): boolean =>
  isFree(box) && box.boxTypeName === size;

/** Why a box is not offered: what would keep it from being booked, or that it is not of the chosen size. */
export type Unoffered = Hindrance | 'NO_SIZE' | 'OTHER_SIZE';

/** What keeps this box from being chosen, by the rules that decide when it is booked; undefined when it can be. */
export function unofferedFor(
  { lockerStatus }: Pick<LockerInfo, 'lockerStatus'>,
  { boxTypeName, status }: Pick<Box, 'boxTypeName' | 'status'>,
  size: string | null,
): Unoffered | undefined {
  const management = isManagement({ name: boxTypeName });
  const [hindrance] = hindrancesOf({ lockerStatus, management, status });
  if (hindrance) return hindrance;
  if (size === null) return 'NO_SIZE';
  return boxTypeName === size ? undefined : 'OTHER_SIZE';
}

/** Accessible boxes first for a member who prefers them (R3.9): those of the size that can be had, by name. */
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

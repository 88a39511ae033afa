// Which boxes of a locker can be reserved, and why the others cannot.
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
import type { RecordId } from '../../../../domain/recordId.ts';
import type { ParcelValues, ReservationValues } from '../values.ts';
import type { WatchedBoxes } from '../../shared/useLockerBoxes.ts';

/** @param prefersAccessible an accessible box is preferred over a nearer one */
export function takenOf(
  prefersAccessible: boolean,
  { parcels, booked }: Pick<ReservationValues, 'parcels' | 'booked'>,
  { locker }: WatchedBoxes,
) {
  const boxOf = (boxId: RecordId) => locker?.boxList.find((box) => box.boxId === boxId);
  /** Its box was taken meanwhile. */
  const isTaken = (parcel: ParcelValues): boolean => {
    if (parcel.refusal?.code === 'BOX_TAKEN') return true;
    const box = boxOf(parcel.boxId);
    if (!locker || !box || isFree(box)) return false;
    // A repeated request would find it booked; another box would be a second booking.
    return bookedAs(locker, parcel) === undefined;
  };
  const chosen = [...parcels, ...booked].map(({ boxId }) => boxId);
  const offer = ({ boxId }: ParcelValues) => {
    const box = boxOf(boxId);
    return locker && box ? offerFor(locker, box, chosen, prefersAccessible) : undefined;
  };
  return { boxOf, isTaken, offerFor: offer };
}

/** It is unoccupied: no parcel, no booking, no lock, no flag. */
const isFree = (box: Pick<Box, 'status' | 'deleteFlag'>): boolean =>
  isFreeBy(box.status) && !box.deleteFlag;

/** Free, and of the selected size. */
export const canBeHad = (box: Box, size: string | null): boolean =>
  isFree(box) && box.boxTypeName === size;

/** Why a box is not offered: it cannot be booked, or it is not of the selected size. */
type Unoffered = Hindrance | 'NO_SIZE' | 'OTHER_SIZE';

/**
 * What prevents selecting this box, by the rules that apply when it is booked; undefined when it can be selected.
 */
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

/** How a box is drawn: it can be chosen, is free while no size is chosen, is free in another size, or is taken. */
export const OFFERS = {
  ofSize: 'box free',
  free: 'box free dim',
  other: 'box free dim',
  taken: 'box dim',
} as const;

/** Undefined for the terminal. */
export function offerOf(locker: LockerInfo, box: Box, size: string | null) {
  if (isManagement({ name: box.boxTypeName })) return undefined;
  const why = unofferedFor(locker, box, size);
  if (why === undefined) return 'ofSize';
  if (why === 'NO_SIZE') return 'free';
  return why === 'OTHER_SIZE' ? 'other' : 'taken';
}

/** Accessible boxes first for a member who prefers them (R3.9): those available in the size, by name. */
export const accessibleBoxes = (locker: LockerInfo, size: string | null): readonly Box[] =>
  locker.boxList
    .filter((box) => box.bottomFlag && canBeHad(box, size))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The free box of the same size nearest to one that was taken; none that is already selected. */
function offerFor(
  locker: LockerInfo,
  taken: Box,
  chosen: readonly RecordId[],
  prefersAccessible: boolean,
): Box | undefined {
  return nearestBox(
    locker.boxList,
    taken,
    (box) => canBeHad(box, taken.boxTypeName) && !chosen.includes(box.boxId),
    (box) => prefersAccessible && box.bottomFlag,
  );
}

/** The booking of a parcel's box under its number: it was booked, and the response was lost. */
export function bookedAs({ ordersList }: LockerInfo, { boxId, parcelNumber }: ParcelValues) {
  const number = readParcelNumber(parcelNumber);
  return ordersList.find((order) => order.boxId === boxId && order.parcelNumber === number);
}

// The current state of a form's boxes: which were taken meanwhile, and their replacements.
import type { WatchedBoxes } from '../../shared/useLockerBoxes.ts';
import { bookedAs, isFree, offerFor } from './boxes.ts';
import type { Entry } from '../parcel/entries.ts';
import type { Parcels } from '../parcel/useParcels.ts';

/** @param prefersAccessible an accessible box is preferred over a nearer one */
export function takenOf(prefersAccessible: boolean, parcels: Parcels, { locker }: WatchedBoxes) {
  const boxOf = (boxId: number) => locker?.boxList.find((box) => box.boxId === boxId);
  const isTaken = (entry: Entry): boolean => {
    if (entry.refusal?.code === 'BOX_TAKEN') return true;
    const box = boxOf(entry.boxId);
    if (!locker || !box || isFree(box)) return false;
    // A repeated request would find it booked; another box would be a second booking.
    return bookedAs(locker, entry) === undefined;
  };
  const chosen = [...parcels.entries, ...parcels.booked].map(({ boxId }) => boxId);
  const offer = ({ boxId }: Entry) => {
    const box = boxOf(boxId);
    return locker && box ? offerFor(locker, box, chosen, prefersAccessible) : undefined;
  };
  return { boxOf, isTaken, offerFor: offer };
}

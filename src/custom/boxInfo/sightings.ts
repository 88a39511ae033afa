// What the boxes of a locker add up to: the counts of the legend, the trouble, and the filters made of both.
import { colourStatus, isOccupied, isOpen, SHOWN_STATUSES } from '../../../domain/boxes/boxes.ts';
import { columnLetter } from '../../../domain/layout/cabinet.ts';
import { isTerminal, type GridBox } from '../shared/DoorGrid/gridBox.ts';

/** What the legend tells apart; a box can be several of these. */
export const SIGHTS = [...SHOWN_STATUSES, 'OPEN', 'ACCESSIBLE'] as const;
export type Sight = (typeof SIGHTS)[number];

/** What the grid is narrowed to: one sight, all trouble, or nothing. */
export type BoxFilter = Sight | 'TROUBLE' | null;

/** Trouble, in the order it is told: expired parcels, flagged boxes, open doors. */
export const TROUBLES = ['EXPIRED', 'FLAGGED', 'OPEN'] as const;

const ALARMS: readonly Sight[] = ['EXPIRED', 'OPEN'];

/** Whether a box is this, as it is drawn at this time. */
export function isSight(box: GridBox, sight: Sight, now: number): boolean {
  if (sight === 'OPEN') return isOpen(box);
  if (sight === 'ACCESSIBLE') return box.bottomFlag;
  return colourStatus(box, now) === sight;
}

/** Whether the filter leaves the box in. */
export function passes(box: GridBox, filter: BoxFilter, now: number): boolean {
  if (filter === null) return true;
  if (filter === 'TROUBLE') return TROUBLES.some((trouble) => isSight(box, trouble, now));
  return isSight(box, filter, now);
}

/** How many boxes are each; the locker's own terminal is no box. */
export function countSights(boxes: readonly GridBox[], now: number): Record<Sight, number> {
  const counts = Object.fromEntries(SIGHTS.map((sight) => [sight, 0])) as Record<Sight, number>;
  for (const box of boxes) {
    if (isTerminal(box)) continue;
    for (const sight of SIGHTS) if (isSight(box, sight, now)) counts[sight] += 1;
  }
  return counts;
}

/** The letters of the columns where something must be done now. */
export function alarmedLetters(boxes: readonly GridBox[], now: number): Set<string> {
  const alarmed = boxes.filter((box) => ALARMS.some((sight) => isSight(box, sight, now)));
  return new Set(alarmed.map((box) => columnLetter(box.positionX)));
}

/** Boxes in use: those with a parcel inside, of all that can be used. */
export function countInUse(boxes: readonly GridBox[]): { used: number; all: number } {
  const real = boxes.filter((box) => !isTerminal(box));
  return { used: real.filter(isOccupied).length, all: real.length };
}

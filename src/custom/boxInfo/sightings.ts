// Summarizes a locker's boxes: the legend's counts, the boxes to check, and the filters built from both.
import { colourStatus, isOccupied, isOpen, SHOWN_STATUSES } from '../../../domain/boxes/boxes.ts';
import { columnLetter } from '../../../domain/layout/cabinet.ts';
import { isTerminal, type GridBox } from '../shared/DoorGrid/gridBox.ts';

/** The legend's categories; a box can be in several. */
export const SIGHTS = [...SHOWN_STATUSES, 'OPEN', 'ACCESSIBLE'] as const;
export type Sight = (typeof SIGHTS)[number];

/** The categories that the grid shows; without one, all boxes. */
export type BoxFilter = readonly Sight[];

/** Boxes to check, in display order: expired parcels, flagged boxes, open doors. None is trouble of the locker. */
export const TO_CHECK = ['EXPIRED', 'FLAGGED', 'OPEN'] as const;

const ALARMS: readonly Sight[] = ['EXPIRED', 'OPEN'];

/** Whether a box is in this category at the given time. */
export function isSight(box: GridBox, sight: Sight, now: number): boolean {
  if (sight === 'OPEN') return isOpen(box);
  if (sight === 'ACCESSIBLE') return box.bottomFlag;
  return colourStatus(box, now) === sight;
}

/** Whether the filter includes the box. */
export function passes(box: GridBox, filter: BoxFilter, now: number): boolean {
  return filter.length === 0 || filter.some((sight) => isSight(box, sight, now));
}

/** The count of boxes in each category; the locker's own terminal is not a box. */
export function countSights(boxes: readonly GridBox[], now: number): Record<Sight, number> {
  const counts = Object.fromEntries(SIGHTS.map((sight) => [sight, 0])) as Record<Sight, number>;
  for (const box of boxes) {
    if (isTerminal(box)) continue;
    for (const sight of SIGHTS) if (isSight(box, sight, now)) counts[sight] += 1;
  }
  return counts;
}

/** The letters of the columns that need action now. */
export function alarmedLetters(boxes: readonly GridBox[], now: number): Set<string> {
  const alarmed = boxes.filter((box) => ALARMS.some((sight) => isSight(box, sight, now)));
  return new Set(alarmed.map((box) => columnLetter(box.positionX)));
}

/** Boxes in use: those with a parcel inside, out of all usable boxes. */
export function countInUse(boxes: readonly GridBox[]): { used: number; all: number } {
  const real = boxes.filter((box) => !isTerminal(box));
  return { used: real.filter(isOccupied).length, all: real.length };
}

// What the grid must know of a box, and how it tells boxes from the locker's own parts.
import type { BoxState } from '../../../../domain/boxes/boxes.ts';
import type { PlacedBox } from '../../../../domain/layout/cabinet.ts';

/** A box as the grid draws it. */
export interface GridBox extends PlacedBox, BoxState {
  boxId?: number | null;
  name: string;
  bottomFlag: boolean;
}

/**
 * What a box is known by on the grid: its id. A server may send a box without one (R8.11);
 * it is then known by its place, as a number below zero.
 */
export function keyOf(box: GridBox): number {
  return box.boxId ?? -1 - (box.positionX * 1000 + box.positionY);
}

/** The place of the locker's screen and computer; it is drawn, but nobody can choose it. */
export function isTerminal(box: PlacedBox): boolean {
  return box.boxTypeName === 'CONTROL';
}

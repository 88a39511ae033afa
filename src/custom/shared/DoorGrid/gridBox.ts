// The grid's view of a box, and how it distinguishes boxes from the locker's own parts.
import type { BoxState } from '../../../../domain/boxes/boxes.ts';
import type { PlacedBox } from '../../../../domain/layout/cabinet.ts';

/** A box as the grid draws it. */
export interface GridBox extends PlacedBox, BoxState {
  boxId?: number | null;
  name: string;
  bottomFlag: boolean;
}

/**
 * * Identifies a box on the grid: its id. A server may return a box without one (R8.11); then its position as a
 * negative number.
 */
export function keyOf(box: GridBox): number {
  return box.boxId ?? -1 - (box.positionX * 1000 + box.positionY);
}

/** The position of the locker's screen and computer; it is drawn but cannot be selected. */
export function isTerminal(box: PlacedBox): boolean {
  return box.boxTypeName === 'CONTROL';
}

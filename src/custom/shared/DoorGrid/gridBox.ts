// The grid's view of a box, and how it distinguishes boxes from the locker's own parts.
import type { BoxState } from '../../../../domain/boxes/boxes.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { readId } from '../../../dataProvider/ids.ts';
import type { PlacedBox } from '../../../../domain/layout/cabinet.ts';

/** A box as the grid draws it. */
export interface GridBox extends PlacedBox, BoxState {
  boxId?: RecordId | null;
  name: string;
  bottomFlag: boolean;
}

/** Begins the key of a box without an id. */
const PLACE = '@';

/** Identifies a box on the grid: its id. A server may return a box without one (R8.11); then its position. */
export function keyOf(box: GridBox): RecordId {
  return box.boxId ?? `${PLACE}${box.positionX},${box.positionY}`;
}

/** The key of a drawn box: the reverse of what its `data-box` says. */
export function readKey(cell: Element): RecordId {
  const text = cell.getAttribute('data-box') ?? '';
  return text.startsWith(PLACE) ? text : readId(text);
}

/** The position of the locker's screen and computer; it is drawn but cannot be selected. */
export function isTerminal(box: PlacedBox): boolean {
  return box.boxTypeName === 'CONTROL';
}

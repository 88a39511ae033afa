// A locker's front: columns of boxes, true to size. Heights and offsets are in XS boxes.
import { BOX_HEIGHTS, COLUMN_LETTERS } from '../limits.ts';

/** A box with its position; positionX is its column and positionY its row, both from 0. */
export interface PlacedBox {
  positionX: number;
  positionY: number;
  boxTypeName?: string | null;
}

/** A box in its column, with its offset and height. */
export interface FrontBox<B> {
  box: B;
  top: number;
  height: number;
}

/** A column of the front, from the top. */
export interface FrontColumn<B> {
  positionX: number;
  letter: string;
  height: number;
  boxes: FrontBox<B>[];
}

/** A rectangle on the front: columns by index (each 1 wide), heights as above. */
export interface FrontArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** XL and XXL are ours: no factor is specified for the legacy designer's largest sizes. */
const HEIGHTS: Record<string, number> = { ...BOX_HEIGHTS, XL: 4, XXL: 5 };

/** The height of a box of this type (R9.26); 1 for unknown types. */
export function boxHeight(boxTypeName: string | null | undefined): number {
  return boxTypeName && Object.hasOwn(HEIGHTS, boxTypeName) ? (HEIGHTS[boxTypeName] ?? 1) : 1;
}

/** The letter of a column, 0 is A (R9.28), and AA after Z. */
export function columnLetter(positionX: number): string {
  const letters = COLUMN_LETTERS.length;
  const last = COLUMN_LETTERS.charAt(positionX % letters);
  return positionX < letters ? last : columnLetter(Math.floor(positionX / letters) - 1) + last;
}

function stack<B extends PlacedBox>(positionX: number, boxes: B[]): FrontColumn<B> {
  let height = 0;
  const stacked = boxes
    .toSorted((one, other) => one.positionY - other.positionY)
    .map((box) => {
      const top = height;
      height += boxHeight(box.boxTypeName);
      return { box, top, height: height - top };
    });
  return { positionX, letter: columnLetter(positionX), height, boxes: stacked };
}

/** A locker's front: columns from left to right, boxes stacked by positionY. */
export function columnsOf<B extends PlacedBox>(boxes: readonly B[]): FrontColumn<B>[] {
  const byColumn = new Map<number, B[]>();
  for (const box of boxes) {
    const column = byColumn.get(box.positionX);
    if (column) column.push(box);
    else byColumn.set(box.positionX, [box]);
  }
  return [...byColumn]
    .toSorted(([one], [other]) => one - other)
    .map(([positionX, column]) => stack(positionX, column));
}

/** The height of the front: that of its highest column. */
export function cabinetHeight<B>(columns: readonly FrontColumn<B>[]): number {
  return Math.max(0, ...columns.map((column) => column.height));
}

/** A box's area on the front; undefined if it is not on it. */
export function areaOf<B>(columns: readonly FrontColumn<B>[], box: B): FrontArea | undefined {
  for (const [left, column] of columns.entries()) {
    const found = column.boxes.find((placed) => placed.box === box);
    if (found) return { left, right: left + 1, top: found.top, bottom: found.top + found.height };
  }
  return undefined;
}

/** The boxes that overlap a rectangle, by column; a shared edge is no overlap. */
export function boxesWithin<B>(columns: readonly FrontColumn<B>[], area: FrontArea): B[] {
  return columns
    .filter((_, left) => left < area.right && left + 1 > area.left)
    .flatMap((column) => column.boxes)
    .filter((placed) => placed.top < area.bottom && placed.top + placed.height > area.top)
    .map((placed) => placed.box);
}

/** The boxes from one to another, both included: those that overlap the rectangle around both. */
export function boxesBetween<B>(columns: readonly FrontColumn<B>[], one: B, other: B): B[] {
  const from = areaOf(columns, one);
  const to = areaOf(columns, other);
  if (!from || !to) return [];
  return boxesWithin(columns, {
    left: Math.min(from.left, to.left),
    right: Math.max(from.right, to.right),
    top: Math.min(from.top, to.top),
    bottom: Math.max(from.bottom, to.bottom),
  });
}

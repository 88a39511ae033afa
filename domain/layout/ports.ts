// Which board and port a box's lock is wired to: what is taken, and what a new box is given.
import {
  EMPTY_COLUMN,
  isStanding,
  type CellPlace,
  type Layout,
  type LayoutBox,
  type Wiring,
} from './layout.ts';

/** The boxes that stay, column by column and from the top down. */
export function standingBoxes(layout: Layout): LayoutBox[] {
  return layout.columns.flatMap((column) => column.cells.filter(isStanding));
}

/** The first port from 1 that no box that stays uses on the board; marked boxes have given theirs back. */
export function freePort(
  layout: Layout,
  { deviceId, boardNumber }: Pick<Wiring, 'deviceId' | 'boardNumber'>,
): number {
  const taken = new Set(
    standingBoxes(layout)
      .filter((box) => box.deviceId === deviceId && box.boardNumber === boardNumber)
      .map((box) => box.portNumber),
  );
  let port = 1;
  while (taken.has(port)) port += 1;
  return port;
}

/** The first board after all that are used, from 1. */
export function nextBoard(layout: Layout): number {
  return Math.max(0, ...standingBoxes(layout).map((box) => box.boardNumber ?? 0)) + 1;
}

/**
 * The wiring offered to a new box: the device and board of the nearest box above it, or else below it, and the first
 * free port there. A column without boards gets the next board, on the device that is used last.
 */
export function wiringFor(layout: Layout, { column, row }: CellPlace): Wiring {
  const { cells } = layout.columns[column] ?? EMPTY_COLUMN;
  const wired = (cell: LayoutBox | null): cell is LayoutBox =>
    isStanding(cell) && cell.boardNumber !== null;
  const near = cells.slice(0, row).findLast(wired) ?? cells.slice(row).find(wired);
  const last = standingBoxes(layout).findLast((box) => box.deviceId !== null);
  const board = near ?? { deviceId: last?.deviceId ?? null, boardNumber: nextBoard(layout) };
  const { deviceId, boardNumber } = board;
  return { deviceId, boardNumber, portNumber: freePort(layout, board) };
}

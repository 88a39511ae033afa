// Wiring of boxes' locks to boards and ports: what is used, and defaults for new boxes.
import {
  EMPTY_COLUMN,
  isStanding,
  type CellPlace,
  type Layout,
  type LayoutBox,
  type Wiring,
} from './layout.ts';

/** The boxes not marked for deletion, by column and from the top. */
export function standingBoxes(layout: Layout): LayoutBox[] {
  return layout.columns.flatMap((column) => column.cells.filter(isStanding));
}

/** The lowest unused port of the board, from 1; those of marked boxes are free. */
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
 * Default wiring of a new box: device and board of the nearest box above, or else below it, and the first
 * free port there. A column without boards gets the next board, on the last used device.
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

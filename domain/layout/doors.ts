// Operations on single boxes of a layout: add, copy, delete, move. Each returns the new layout.
import { LAYOUT_MAX_COLUMNS, LAYOUT_MAX_ROWS } from './bounds.ts';
import {
  EMPTY_COLUMN,
  cellAt,
  isMarked,
  isStanding,
  rowsOf,
  withCell,
  withCells,
  type CellPlace,
  type DoorType,
  type Layout,
  type LayoutBox,
  type LayoutCell,
  type Wiring,
} from './layout.ts';
import { wiringFor } from './ports.ts';

/** The locker's screen and control unit: it takes no parcels and has neither a lock nor a number. */
export const UNNUMBERED_TYPE = 'CONTROL';
export const NO_WIRING: Wiring = { deviceId: null, boardNumber: null, portNumber: null };

/** A new box, not stored yet. */
export function newBox(type: DoorType, wiring: Wiring): LayoutBox {
  const control = type.name === UNNUMBERED_TYPE;
  return {
    boxId: null,
    name: '',
    boxTypeId: type.boxTypeId,
    boxTypeName: type.name,
    status: 'AVAILABLE',
    doorStatus: null,
    openStatusFlag: false,
    ...(control ? NO_WIRING : wiring),
    bottomFlag: false,
    skipNumber: control,
    lockType: null,
    expiryTime: null,
    deleteFlag: false,
    series: false,
  };
}

const isWhole = (value: number, end: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < end;

/** Whether a position is in the grid and its column has space for this many more boxes. */
export function hasRoom(layout: Layout, { column, row }: CellPlace, more = 1): boolean {
  const inGrid = isWhole(column, LAYOUT_MAX_COLUMNS) && isWhole(row, Number.MAX_SAFE_INTEGER);
  return inGrid && rowsOf(layout.columns[column]) + more <= LAYOUT_MAX_ROWS;
}

/** A series that began with this box begins with the next one of the column. */
function passSeriesOn(cells: readonly LayoutCell[], row: number): readonly LayoutCell[] {
  const next = cells.findIndex((cell, at) => at > row && cell !== null);
  const heir = cells[next];
  return cells[row]?.series && heir ? cells.with(next, { ...heir, series: true }) : cells;
}

/** An empty cell with boxes below it. */
const isHole = (layout: Layout, { column, row }: CellPlace): boolean =>
  layout.columns[column]?.cells[row] === null;

/** Puts a box on an empty cell, or between others, which move down. */
export function insert(layout: Layout, place: CellPlace, box: LayoutBox): Layout {
  if (isHole(layout, place)) return withCell(layout, place, box);
  const { cells } = layout.columns[place.column] ?? EMPTY_COLUMN;
  return withCells(layout, place.column, cells.toSpliced(place.row, 0, box));
}

/** Adds a box at a cell: fills an empty one, or moves boxes down; without a row, at the end. */
export function addDoor(
  layout: Layout,
  { column, row }: { column: number; row?: number },
  type: DoorType,
): Layout {
  const end = layout.columns[column]?.cells.length ?? 0;
  const place = { column, row: Math.min(row ?? end, end) };
  if (!hasRoom(layout, place, isHole(layout, place) ? 0 : 1)) return layout;
  return insert(layout, place, newBox(type, wiringFor(layout, place)));
}

/** Copies downward (R4.53): an equal box below, with a port of its own. */
export function copyDown(layout: Layout, { column, row }: CellPlace): Layout {
  const box = cellAt(layout, { column, row });
  if (!isStanding(box)) return layout;
  const type = { boxTypeId: box.boxTypeId, name: box.boxTypeName };
  const copied = addDoor(layout, { column, row: row + 1 }, type);
  const copy = cellAt(copied, { column, row: row + 1 });
  if (copied === layout || !copy) return layout;
  return withCell(copied, { column, row: row + 1 }, { ...copy, skipNumber: box.skipNumber });
}

/**
 * Marks an existing box, or empties the cell of a new one (R4.54). Deleting an empty cell moves the
 * cells below up.
 */
export function deleteDoor(layout: Layout, place: CellPlace): Layout {
  const cells = layout.columns[place.column]?.cells;
  const cell = cells?.[place.row];
  if (!cells || cell === undefined || isMarked(cell)) return layout;
  if (cell === null) return withCells(layout, place.column, cells.toSpliced(place.row, 1));
  if (cell.boxId !== null) return withCell(layout, place, { ...cell, deleteFlag: true });
  return withCells(layout, place.column, passSeriesOn(cells, place.row).with(place.row, null));
}

/** Moves a box to another cell, filling it if empty or moving others down; cells below its old position move up. */
export function moveDoor(layout: Layout, from: CellPlace, to: CellPlace): Layout {
  const box = cellAt(layout, from);
  const left = layout.columns[from.column]?.cells;
  const same = from.column === to.column;
  const end = (layout.columns[to.column]?.cells.length ?? 0) - Number(same);
  const place = { column: to.column, row: Math.min(to.row, end) };
  if (!isStanding(box) || !left || (same && from.row === place.row)) return layout;
  const filled = isHole(layout, place);
  if (!hasRoom(layout, place, same || filled ? 0 : 1)) return layout;
  const moved = { ...box, series: false };
  const rest = passSeriesOn(left, from.row);
  if (same && filled) {
    return withCells(layout, to.column, rest.with(place.row, moved).toSpliced(from.row, 1));
  }
  return insert(withCells(layout, from.column, rest.toSpliced(from.row, 1)), place, moved);
}

// Positions in the rendered layout: heights, levels, and the targets of arrow keys.
import { boxHeight } from '../../../../domain/layout/cabinet.ts';
import {
  gridSize,
  type CellPlace,
  type Layout,
  type LayoutCell,
  type LayoutColumn,
} from '../../../../domain/layout/layout.ts';
import { GRID_MIN_ROWS } from '../../../../domain/limits.ts';

/** The height of an emptied cell in XS boxes: enough for its label. */
const EMPTY_HEIGHT = 1.5;

/** The height of a cell, in XS boxes. */
export const cellHeight = (cell: LayoutCell): number =>
  cell ? boxHeight(cell.boxTypeName) : EMPTY_HEIGHT;

const heightOf = (cells: readonly LayoutCell[]): number =>
  cells.reduce((sum, cell) => sum + cellHeight(cell), 0);

/** The height of the grid: its highest column, and at least 10 rows (R5.34) of XS boxes. */
export const layoutHeight = ({ columns }: Layout): number =>
  Math.max(GRID_MIN_ROWS, ...columns.map(({ cells }) => heightOf(cells)));

/** The row of a column at a level, counted in XS boxes from the top; the one after the last below the column's end. */
function rowAt({ cells }: LayoutColumn, level: number): number {
  let top = 0;
  const row = cells.findIndex((cell) => {
    top += cellHeight(cell);
    return level < top;
  });
  return row < 0 ? cells.length : row;
}

/** The place itself where it exists, else the nearest: a box, an empty cell, or the end of a column. */
export function nearestPlace(layout: Layout, { column, row }: CellPlace): CellPlace {
  const at = Math.max(0, Math.min(column, gridSize(layout).columns - 1));
  const end = layout.columns[at]?.cells.length ?? 0;
  return { column: at, row: Math.max(0, Math.min(row, end)) };
}

/** The target of a key from a place; undefined when there is none. Row -1 is the column's head. */
export function placeTowards(layout: Layout, from: CellPlace, key: string): CellPlace | undefined {
  const cells = layout.columns[from.column]?.cells ?? [];
  const to = (row: number) => ({ column: from.column, row });
  const sideways = (step: number) => {
    const column = from.column + step;
    if (column < 0 || column >= gridSize(layout).columns) return undefined;
    if (from.row < 0) return { column, row: -1 };
    const half = from.row < cells.length ? cellHeight(cells[from.row] ?? null) / 2 : 0.5;
    // A middle between two boxes selects the upper one.
    const level = heightOf(cells.slice(0, from.row)) + half - 0.01;
    const next = layout.columns[column];
    return { column, row: next ? rowAt(next, level) : 0 };
  };
  switch (key) {
    case 'ArrowRight':
      return sideways(1);
    case 'ArrowLeft':
      return sideways(-1);
    case 'ArrowDown':
      return from.row < cells.length ? to(from.row + 1) : undefined;
    case 'ArrowUp':
      return from.row >= 0 ? to(from.row - 1) : undefined;
    case 'Home':
      return to(0);
    case 'End':
      return to(cells.length);
    default:
      return undefined;
  }
}

/** The key that identifies a place in the page. */
export const placeKey = ({ column, row }: CellPlace): string => `${column}.${row}`;

/** Parses `placeKey`. */
export function readPlace(key: string | undefined): CellPlace | undefined {
  const [column, row] = (key ?? '').split('.').map(Number);
  return column === undefined || row === undefined ? undefined : { column, row };
}

// The door layout of a locker: columns of cells, each empty or with a box. Immutable.
import type { BoxStatus } from '../boxes/boxes.ts';
import { GRID_MIN_COLUMNS, GRID_MIN_ROWS } from '../limits.ts';
import type { RecordId } from '../recordId.ts';
import { LAYOUT_MAX_COLUMNS, LAYOUT_MAX_ROWS } from './bounds.ts';

/** A size that can be placed: a box type, or a size of the legacy designer. */
export interface DoorType {
  boxTypeId: number;
  name: string;
}

/** The wiring of a box's lock; null if not set. */
export interface Wiring {
  deviceId: RecordId | null;
  boardNumber: number | null;
  portNumber: number | null;
}

/** A box of the layout: new without a boxId; marked with deleteFlag, and deleted by the next save. */
export interface LayoutBox extends Wiring {
  boxId: RecordId | null;
  name: string;
  boxTypeId: number;
  /** Empty for an unknown type. */
  boxTypeName: string;
  status: BoxStatus;
  doorStatus: 'OPEN' | 'CLOSED' | null;
  openStatusFlag: boolean;
  bottomFlag: boolean;
  skipNumber: boolean;
  lockType: string | null;
  expiryTime: number | null;
  deleteFlag: boolean;
  /** A new lettered series begins here, within the column. */
  series: boolean;
}

type StandingBox = LayoutBox & { deleteFlag: false };
type MarkedBox = LayoutBox & { deleteFlag: true };

/** A box with its position in the API: column and row from 0, marked boxes take no row. */
export interface PlacedLayoutBox extends Omit<LayoutBox, 'series'> {
  positionX: number;
  positionY: number;
}

/** An empty cell is null. */
export type LayoutCell = LayoutBox | null;

/** A column from the top, including marked boxes. */
export interface LayoutColumn {
  /** The column begins a lettered series; otherwise it continues the one before. */
  series: boolean;
  cells: readonly LayoutCell[];
  /** The legacy cabinet of this column. */
  cabinetId?: RecordId | null;
}

/** A locker's layout. */
export interface Layout {
  columns: readonly LayoutColumn[];
  /** Boxes marked deleted whose column has been removed. */
  removed: readonly PlacedLayoutBox[];
  /** Boxes whose stored position is taken or outside the grid; an error each. */
  astray: readonly PlacedLayoutBox[];
}

/** A cell: column and row from 0, in the layout's own cells (marked boxes count). */
export interface CellPlace {
  column: number;
  row: number;
}

export const EMPTY_LAYOUT: Layout = { columns: [], removed: [], astray: [] };
export const EMPTY_COLUMN: LayoutColumn = { series: true, cells: [] };

/** Whether the cell has a box that is not marked deleted. */
export function isStanding(cell: LayoutCell | undefined): cell is StandingBox {
  return cell != null && !cell.deleteFlag;
}

/** Whether the cell has a box marked deleted. */
export function isMarked(cell: LayoutCell | undefined): cell is MarkedBox {
  return cell != null && cell.deleteFlag;
}

/** The content of a cell; null if it is empty or does not exist. */
export function cellAt(layout: Layout, { column, row }: CellPlace): LayoutCell {
  return layout.columns[column]?.cells[row] ?? null;
}

/** Whether a box's position is within the grid. */
export function isInGrid({ positionX, positionY }: PlacedLayoutBox): boolean {
  const within = (place: number, end: number) =>
    Number.isInteger(place) && place >= 0 && place < end;
  return within(positionX, LAYOUT_MAX_COLUMNS) && within(positionY, LAYOUT_MAX_ROWS);
}

/** A column without boxes, apart from marked ones. */
export function isEmptyColumn(column: LayoutColumn | undefined): boolean {
  return !column?.cells.some(isStanding);
}

/** Rows of a column after saving: marked boxes take none. */
export function rowsOf(column: LayoutColumn | undefined): number {
  return column ? column.cells.filter((cell) => !isMarked(cell)).length : 0;
}

/** The cells to draw: at least 10 by 10 (R5.34), plus a spare column and row for the next box. */
export function gridSize(layout: Layout): { columns: number; rows: number } {
  const rows = Math.max(0, ...layout.columns.map(({ cells }) => cells.length));
  return {
    columns: Math.min(LAYOUT_MAX_COLUMNS, Math.max(GRID_MIN_COLUMNS, layout.columns.length + 1)),
    rows: Math.max(GRID_MIN_ROWS, rows + 1),
  };
}

/** The layout with a column replaced, adding empty ones before it if needed. */
export function withColumn(layout: Layout, at: number, column: LayoutColumn): Layout {
  const length = Math.max(layout.columns.length, at + 1);
  const columns = Array.from({ length }, (_, index) =>
    index === at ? column : (layout.columns[index] ?? EMPTY_COLUMN),
  );
  return { ...layout, columns };
}

/** The layout with the cells of a column replaced. */
export function withCells(layout: Layout, at: number, cells: readonly LayoutCell[]): Layout {
  return withColumn(layout, at, { ...(layout.columns[at] ?? EMPTY_COLUMN), cells });
}

/** The layout with the content of an existing cell replaced. */
export function withCell(layout: Layout, { column, row }: CellPlace, cell: LayoutCell): Layout {
  return withCells(layout, column, layout.columns[column]?.cells.with(row, cell) ?? [cell]);
}

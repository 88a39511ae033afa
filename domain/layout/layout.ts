// The door layout of a locker: columns of cells, each empty or with a box. Values only: nothing here is changed in place.
import type { BoxStatus } from '../boxes/boxes.ts';
import { GRID_MIN_COLUMNS, GRID_MIN_ROWS } from '../limits.ts';
import { LAYOUT_MAX_COLUMNS, LAYOUT_MAX_ROWS } from './bounds.ts';

/** A size that can be put on a cell, as a box type or a size of the legacy designer says it. */
export interface DoorType {
  boxTypeId: number;
  name: string;
}

/** Where a box's lock is wired to; null where nobody said. */
export interface Wiring {
  deviceId: number | null;
  boardNumber: number | null;
  portNumber: number | null;
}

/** A box of the layout. One without a boxId is new; one with deleteFlag is marked and goes with the next save. */
export interface LayoutBox extends Wiring {
  boxId: number | null;
  name: string;
  boxTypeId: number;
  /** Empty for a type nobody knows. */
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

/** A box with its place on the wire: column and row from 0, where marked boxes take no row. */
export interface PlacedLayoutBox extends Omit<LayoutBox, 'series'> {
  positionX: number;
  positionY: number;
}

/** An empty cell is null. */
export type LayoutCell = LayoutBox | null;

/** A column from the top down, marked boxes among the others. */
export interface LayoutColumn {
  /** The column begins a lettered series; otherwise it goes on with the one before. */
  series: boolean;
  cells: readonly LayoutCell[];
  /** The legacy cabinet this column is. */
  cabinetId?: number | null;
}

/** A locker's layout. */
export interface Layout {
  columns: readonly LayoutColumn[];
  /** Boxes marked deleted whose column has gone since. */
  removed: readonly PlacedLayoutBox[];
  /** Boxes that came in on a place that is taken or outside the grid; a fault each. */
  astray: readonly PlacedLayoutBox[];
}

/** A cell: column and row from 0, in the layout's own cells (marked boxes count). */
export interface CellPlace {
  column: number;
  row: number;
}

export const EMPTY_LAYOUT: Layout = { columns: [], removed: [], astray: [] };
export const EMPTY_COLUMN: LayoutColumn = { series: true, cells: [] };

/** A box that stays: there is one and it is not marked deleted. */
export function isStanding(cell: LayoutCell | undefined): cell is StandingBox {
  return cell != null && !cell.deleteFlag;
}

/** A box marked deleted. */
export function isMarked(cell: LayoutCell | undefined): cell is MarkedBox {
  return cell != null && cell.deleteFlag;
}

/** What is on a cell; null for an empty one and for a place where no cell is yet. */
export function cellAt(layout: Layout, { column, row }: CellPlace): LayoutCell {
  return layout.columns[column]?.cells[row] ?? null;
}

/** Whether a box's place is one that the grid can have. */
export function isInGrid({ positionX, positionY }: PlacedLayoutBox): boolean {
  const within = (place: number, end: number) =>
    Number.isInteger(place) && place >= 0 && place < end;
  return within(positionX, LAYOUT_MAX_COLUMNS) && within(positionY, LAYOUT_MAX_ROWS);
}

/** A column without a box that stays. */
export function isEmptyColumn(column: LayoutColumn | undefined): boolean {
  return !column?.cells.some(isStanding);
}

/** Rows a column will have once it is saved: marked boxes take none. */
export function rowsOf(column: LayoutColumn | undefined): number {
  return column ? column.cells.filter((cell) => !isMarked(cell)).length : 0;
}

/** The cells to draw: at least 10 by 10 (R5.34), and a spare column and row to put the next box on. */
export function gridSize(layout: Layout): { columns: number; rows: number } {
  const rows = Math.max(0, ...layout.columns.map(({ cells }) => cells.length));
  return {
    columns: Math.min(LAYOUT_MAX_COLUMNS, Math.max(GRID_MIN_COLUMNS, layout.columns.length + 1)),
    rows: Math.max(GRID_MIN_ROWS, rows + 1),
  };
}

/** The layout with another column at this place, and empty ones before it where there was none. */
export function withColumn(layout: Layout, at: number, column: LayoutColumn): Layout {
  const length = Math.max(layout.columns.length, at + 1);
  const columns = Array.from({ length }, (_, index) =>
    index === at ? column : (layout.columns[index] ?? EMPTY_COLUMN),
  );
  return { ...layout, columns };
}

/** The layout with other cells in a column. */
export function withCells(layout: Layout, at: number, cells: readonly LayoutCell[]): Layout {
  return withColumn(layout, at, { ...(layout.columns[at] ?? EMPTY_COLUMN), cells });
}

/** The layout with another box, or none, on a cell that is there. */
export function withCell(layout: Layout, { column, row }: CellPlace, cell: LayoutCell): Layout {
  return withCells(layout, column, layout.columns[column]?.cells.with(row, cell) ?? [cell]);
}

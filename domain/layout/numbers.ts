// How the boxes of a layout are lettered and numbered (R4.59).
import { columnLetter } from './cabinet.ts';
import {
  isStanding,
  withCells,
  withColumn,
  type CellPlace,
  type Layout,
  type LayoutBox,
  type LayoutCell,
  type LayoutColumn,
} from './layout.ts';
import { COLUMN_LETTERS } from '../limits.ts';

const NUMBERED = /^([A-Z]+)(\d+)$/;
const DIGITS = 2;

/** A box that takes a number. */
export function isNumbered(cell: LayoutCell | undefined): cell is LayoutBox {
  return isStanding(cell) && !cell.skipNumber;
}

/** What a numbered name says: the letter's place (A is 0, AA 26) and the number; undefined for any other name. */
export function readNumber(name: string): { letter: number; number: number } | undefined {
  const [, letters, digits] = NUMBERED.exec(name) ?? [];
  if (!letters || !digits) return undefined;
  const place = Array.from(letters).reduce(
    (sum, letter) => sum * COLUMN_LETTERS.length + COLUMN_LETTERS.indexOf(letter) + 1,
    0,
  );
  return { letter: place - 1, number: Number(digits) };
}

/** A box without a number is called as it was, or else by its type. */
function plainName(box: LayoutBox): string {
  return box.name && !NUMBERED.test(box.name) ? box.name : box.boxTypeName;
}

/** Counts letters and numbers from the first cell to the last. */
class Count {
  private letter = -1;
  private number = 0;
  private pending = false;

  /** A column that begins a series takes a letter even while it is empty, so that it keeps it for what is put there. */
  column({ series }: LayoutColumn): void {
    this.pending = false;
    if (series) this.nextLetter();
  }

  name(box: LayoutBox): string {
    this.pending ||= box.series;
    if (box.deleteFlag) return box.name;
    if (box.skipNumber) return plainName(box);
    // A series that has no number yet need not begin again.
    if (this.letter < 0 || (this.pending && this.number > 0)) this.nextLetter();
    this.pending = false;
    this.number += 1;
    return columnLetter(this.letter) + String(this.number).padStart(DIGITS, '0');
  }

  private nextLetter(): void {
    this.letter += 1;
    this.number = 0;
  }
}

function renumberColumn(column: LayoutColumn, count: Count): LayoutColumn {
  count.column(column);
  let same = true;
  const cells = column.cells.map((cell) => {
    const name = cell && count.name(cell);
    if (!cell || !name || name === cell.name) return cell;
    same = false;
    return { ...cell, name };
  });
  return same ? column : { ...column, cells };
}

/**
 * Gives every box its name: the letter of its series and its number in it, at least two digits (`A01`).
 * Series are lettered from A in the order of their beginnings, columns from left to right and cells from the top down.
 * Marked boxes keep the name they had; boxes that skip numbering are called by their type. What has its name
 * already is the same object afterwards.
 */
export function renumber(layout: Layout): Layout {
  const count = new Count();
  const columns = layout.columns.map((column) => renumberColumn(column, count));
  return columns.every((column, at) => column === layout.columns[at])
    ? layout
    : { ...layout, columns };
}

function rowBefore(cells: readonly LayoutCell[], row: number): number {
  return cells.findLastIndex((cell, at) => at < row && isNumbered(cell));
}

/** Whether a lettered series begins with the box on this cell; a box without a number begins none. */
export function startsSeries(layout: Layout, { column, row }: CellPlace): boolean {
  const { cells = [], series = false } = layout.columns[column] ?? {};
  if (!isNumbered(cells[row])) return false;
  const before = rowBefore(cells, row);
  const first = before < 0 && (series || column === 0);
  return first || cells.slice(before + 1, row + 1).some((cell) => cell?.series);
}

/**
 * Starts a new lettered series (R4.58) with the box on this cell, or lets the series before go on.
 * On the first box of a column it is the column's own flag; the very first series cannot be taken back.
 */
export function toggleSeries(layout: Layout, place: CellPlace): Layout {
  const column = layout.columns[place.column];
  if (!column || !isNumbered(column.cells[place.row])) return layout;
  const before = rowBefore(column.cells, place.row);
  if (before < 0 && place.column === 0) return layout;
  const starts = !startsSeries(layout, place);
  const within = before >= 0;
  const cells = column.cells.map((cell, row) => {
    if (!cell || row <= before || row > place.row) return cell;
    const series = within && starts && row === place.row;
    return cell.series === series ? cell : { ...cell, series };
  });
  return within
    ? withCells(layout, place.column, cells)
    : withColumn(layout, place.column, { ...column, series: starts, cells });
}

/** The letters' places of a column's numbered boxes by their names; undefined where a name says none. */
const lettersOf = (column: LayoutColumn) =>
  column.cells.filter(isNumbered).map((box) => readNumber(box.name));

/** Reads from the stored names where series begin: the wire has no field for it. */
export function withSeriesOfNames(layout: Layout): Layout {
  const firsts = layout.columns.map((column) => lettersOf(column)[0]?.letter);
  let letter = -1;
  const columns = layout.columns.map((column, at): LayoutColumn => {
    if (!column.cells.some(isNumbered)) {
      const next = firsts.slice(at).find((first) => first !== undefined);
      const series = next === undefined || next > letter + 1;
      if (series) letter += 1;
      return { ...column, series };
    }
    let series: boolean | undefined;
    const cells = column.cells.map((cell) => {
      const read = isNumbered(cell) ? readNumber(cell.name) : undefined;
      const begins = read ? read.letter !== letter || read.number === 1 : series === undefined;
      if (!isNumbered(cell)) return cell;
      letter = read ? read.letter : letter + Number(begins);
      const first = series === undefined;
      series ??= begins;
      return first || !begins ? cell : { ...cell, series: true };
    });
    return { ...column, series: series ?? true, cells };
  });
  return { ...layout, columns };
}

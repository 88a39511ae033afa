// Letters and numbers of the boxes of a layout (R4.59).
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

/** Whether a box gets a number. */
export function isNumbered(cell: LayoutCell | undefined): cell is LayoutBox {
  return isStanding(cell) && !cell.skipNumber;
}

/** Parses a numbered name: the letter's index (A is 0, AA 26) and the number; undefined for other names. */
export function readBoxName(name: string): { letter: number; number: number } | undefined {
  const [, letters, digits] = NUMBERED.exec(name) ?? [];
  if (!letters || !digits) return undefined;
  const place = Array.from(letters).reduce(
    (sum, letter) => sum * COLUMN_LETTERS.length + COLUMN_LETTERS.indexOf(letter) + 1,
    0,
  );
  return { letter: place - 1, number: Number(digits) };
}

/** The name of a box without a number: as before, or its type's. */
function plainName(box: LayoutBox): string {
  return box.name && !NUMBERED.test(box.name) ? box.name : box.boxTypeName;
}

/** Counts letters and numbers from the first cell to the last. */
class Count {
  private letter = -1;
  private number = 0;
  private pending = false;

  /** A column that begins a series reserves a letter even while it is empty. */
  column({ series }: LayoutColumn): void {
    this.pending = false;
    if (series) this.nextLetter();
  }

  name(box: LayoutBox): string {
    this.pending ||= box.series;
    if (box.deleteFlag) return box.name;
    if (box.skipNumber) return plainName(box);
    // A series without any number yet need not begin again.
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
 * Names every box by the letter of its series and its number in it, with at least two digits (`A01`).
 * Series are lettered from A in order: columns from left to right and cells from the top.
 * Marked boxes keep their name; boxes that skip numbering are named by their type. Unchanged boxes
 * stay the same objects.
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

/** Whether a lettered series begins with this box; never for a box without a number. */
export function startsSeries(layout: Layout, { column, row }: CellPlace): boolean {
  const { cells = [], series = false } = layout.columns[column] ?? {};
  if (!isNumbered(cells[row])) return false;
  const before = rowBefore(cells, row);
  const first = before < 0 && (series || column === 0);
  return first || cells.slice(before + 1, row + 1).some((cell) => cell?.series);
}

/**
 * Starts a new lettered series (R4.58) at this box, or continues the one before.
 * For the first box of a column this is the column's own flag; the very first series cannot be removed.
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

/** The letter indexes of a column's numbered boxes by their names; undefined for other names. */
const lettersOf = (column: LayoutColumn) =>
  column.cells.filter(isNumbered).map((box) => readBoxName(box.name));

/** Derives the starts of series from the stored names, as the API has no field for them. */
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
      const read = isNumbered(cell) ? readBoxName(cell.name) : undefined;
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

// The names of a layout's columns.
import { columnLetter } from './cabinet.ts';
import type { Layout, LayoutCell } from './layout.ts';
import { isNumbered, readBoxName } from './numbers.ts';

/** A column's letter, and whether it continues the series, and so the letter, of the column before. */
export interface ColumnName {
  letter: string;
  goesOn: boolean;
}

const letterOf = (cell: LayoutCell | undefined): number | undefined =>
  isNumbered(cell) ? readBoxName(cell.name)?.letter : undefined;

const hasLetter = (cell: LayoutCell): boolean => letterOf(cell) !== undefined;

/**
 * The names of this many columns, including those after the layout's last: the letter of the column's first number,
 * or of its future one. Requires a renumbered layout.
 */
export function columnNames({ columns }: Layout, count: number): ColumnName[] {
  let letter = -1;
  return Array.from({ length: count }, (_, at) => {
    const column = columns[at];
    // Reads the ends only, as it runs on every edit of a thousand boxes.
    const cells = column?.cells ?? [];
    const begin = letterOf(cells.find(hasLetter));
    const end = letterOf(cells.findLast(hasLetter));
    const before = letter;
    const first = begin ?? (column?.series === false && at > 0 ? Math.max(0, before) : before + 1);
    letter = end ?? first;
    return { letter: columnLetter(first), goesOn: at > 0 && first === before };
  });
}

// What the columns of a layout are called.
import { columnLetter } from './cabinet.ts';
import type { Layout, LayoutCell } from './layout.ts';
import { isNumbered, readNumber } from './numbers.ts';

/** A column's letter, and whether it goes on with the series of the column before, whose letter it then has too. */
export interface ColumnName {
  letter: string;
  goesOn: boolean;
}

const letterOf = (cell: LayoutCell | undefined): number | undefined =>
  isNumbered(cell) ? readNumber(cell.name)?.letter : undefined;

const hasLetter = (cell: LayoutCell): boolean => letterOf(cell) !== undefined;

/**
 * The names of so many columns, those after the layout's last too: the letter that the first number of the column has,
 * or will have once there is one. Asks a layout that is renumbered.
 */
export function columnNames({ columns }: Layout, count: number): ColumnName[] {
  let letter = -1;
  return Array.from({ length: count }, (_, at) => {
    const column = columns[at];
    // Only the ends are read: it is asked at every edit of a thousand boxes.
    const cells = column?.cells ?? [];
    const begin = letterOf(cells.find(hasLetter));
    const end = letterOf(cells.findLast(hasLetter));
    const before = letter;
    const first = begin ?? (column?.series === false && at > 0 ? Math.max(0, before) : before + 1);
    letter = end ?? first;
    return { letter: columnLetter(first), goesOn: at > 0 && first === before };
  });
}

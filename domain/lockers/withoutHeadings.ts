// Rows of a holiday calendar that hold no holiday: titles and the headings of its columns, above the first date.
import { isDate, type CalendarCell } from './dayOfCell.ts';
import type { CalendarRow } from './holidays.ts';

/** Headings of a column of dates in the languages of the product and its network. */
const DATE_HEADING = /^\s*(?:date|day|日期|放假|ημερομηνία|ημέρα)/iu;

const isText = (cell: CalendarCell): cell is string =>
  typeof cell === 'string' && /\p{L}/u.test(cell);
const isEmpty = (cell: CalendarCell): boolean =>
  cell === null || (typeof cell === 'string' && cell.trim() === '');

/** A row whose first cell is meant as a day: a date, or a number or formula beside a name. */
const hasDay = ({ day, name, formula }: CalendarRow): boolean =>
  isDate(day) || ((formula || typeof day === 'number') && !isEmpty(name));

/** Texts in both columns; one with a digit could be a date in a form that is not read. */
const isHeading = ({ day, name, formula }: CalendarRow): boolean =>
  !formula && isText(day) && isText(name) && !/\d/.test(day);

const isTitle = ({ day, name, formula }: CalendarRow): boolean =>
  !formula && isText(day) && isEmpty(name);

/**
 * The rows, without titles and headings: these stand above the first date. Other rows in their place are kept, so that
 * a date in a form that is not read is reported.
 */
export function withoutHeadings(rows: readonly CalendarRow[]): readonly CalendarRow[] {
  const first = rows.findIndex(hasDay);
  const above = first === -1 ? rows : rows.slice(0, first);
  const headings = above.filter(isHeading);
  const heading = headings.find(({ day }) => DATE_HEADING.test(String(day))) ?? headings[0];
  return heading
    ? rows.slice(rows.indexOf(heading) + 1)
    : rows.filter((row, place) => place >= above.length || !isTitle(row));
}

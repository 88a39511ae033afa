// The holiday calendar: its rules, and limits of imported files. Sizes are bytes.
import { dayOfCell, isTimeOfDay, type CalendarCell } from './dayOfCell.ts';
import { withoutHeadings } from './withoutHeadings.ts';

/** Maximum characters of a holiday's name. */
export const HOLIDAY_NAME_MAX = 100;
/** The range of years in a calendar. */
export const HOLIDAY_YEAR_MIN = 2000;
export const HOLIDAY_YEAR_MAX = 2100;
/** Maximum size of an imported file. */
export const HOLIDAY_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Maximum unpacked size: a small file can contain a workbook that exhausts the memory. */
export const HOLIDAY_UNPACKED_MAX_BYTES = 20 * 1024 * 1024;
/** Maximum rows: twenty holidays a year for half a century. */
export const HOLIDAY_ROWS_MAX = 1_000;
/** File extensions of calendars (R5.42). */
export const HOLIDAY_FILE_ENDINGS = ['xlsx', 'xls', 'xltx', 'xltm'] as const;

/** A row of a calendar: its number in the workbook, from 1, and its first two cells. */
export interface CalendarRow {
  row: number;
  day: CalendarCell;
  name: CalendarCell;
  /** One of the two cells is a formula. */
  formula: boolean;
}

/** Why a row is invalid. */
export const HOLIDAY_ERRORS = [
  'formula',
  'noDay',
  'notDay',
  'time',
  'year',
  'noName',
  'longName',
  'repeated',
] as const;
export type HolidayError = (typeof HOLIDAY_ERRORS)[number];

export interface ReadHoliday {
  row: number;
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
}

export interface RowError {
  row: number;
  error: HolidayError;
  /** The cell's text, for the error. */
  text: string;
}

/** The day, and the time of day if the day alone is not what the cell holds. */
function textOfDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  return dayOfCell(date) ?? date.toISOString().slice(0, 19).replace('T', ' ');
}

const textOf = (cell: CalendarCell): string =>
  cell instanceof Date ? textOfDate(cell) : String(cell ?? '').trim();

function errorOf({ day, name, formula }: CalendarRow, dates: ReadonlySet<string>) {
  if (formula) return 'formula';
  if (textOf(day) === '') return 'noDay';
  if (isTimeOfDay(day)) return 'time';
  const date = dayOfCell(day);
  if (date === undefined) return 'notDay';
  const year = Number(date.slice(0, 4));
  if (year < HOLIDAY_YEAR_MIN || year > HOLIDAY_YEAR_MAX) return 'year';
  if (textOf(name) === '') return 'noName';
  if (textOf(name).length > HOLIDAY_NAME_MAX) return 'longName';
  return dates.has(date) ? 'repeated' : undefined;
}

const isBlank = ({ day, name, formula }: CalendarRow): boolean =>
  !formula && textOf(day) === '' && textOf(name) === '';

/** Parses a calendar: valid days, and invalid rows with their errors. Headings and empty rows are skipped. */
export function readCalendar(rows: readonly CalendarRow[]): {
  holidays: ReadHoliday[];
  errors: RowError[];
} {
  const holidays: ReadHoliday[] = [];
  const errors: RowError[] = [];
  const dates = new Set<string>();
  for (const each of withoutHeadings(rows)) {
    if (isBlank(each)) continue;
    const error = errorOf(each, dates);
    const text = [textOf(each.day), textOf(each.name)].filter(Boolean).join(' · ').slice(0, 120);
    if (error) {
      errors.push({ row: each.row, error, text });
      continue;
    }
    const date = dayOfCell(each.day) ?? '';
    dates.add(date);
    holidays.push({ row: each.row, date, name: textOf(each.name) });
  }
  return { holidays, errors };
}

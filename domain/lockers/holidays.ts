// The holiday calendar: its rules, and limits of imported files. Sizes are bytes.

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

/** A stored cell of a workbook; for a formula its last result, which is never used. */
export type CalendarCell = string | number | boolean | Date | null;

/** A row of a calendar: its number in the workbook, from 1, and its first two cells. */
export interface CalendarRow {
  row: number;
  day: CalendarCell;
  name: CalendarCell;
  /** One of the two cells is a formula. */
  formula: boolean;
}

/** Why a row is invalid. */
export const HOLIDAY_FAULTS = [
  'formula',
  'noDay',
  'notDay',
  'year',
  'noName',
  'longName',
  'repeated',
] as const;
export type HolidayFault = (typeof HOLIDAY_FAULTS)[number];

export interface ReadHoliday {
  row: number;
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
}

export interface FaultyRow {
  row: number;
  fault: HolidayFault;
  /** The cell's text, for the error. */
  text: string;
}

const pad = (digits: string) => digits.padStart(2, '0');

/** Parses a written day: year first, or day first. */
function writtenDay(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year) return `${year}-${pad(month)}-${pad(day)}`;
  const [, first = '', second = '', last] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return last ? `${last}-${pad(second)}-${pad(first)}` : undefined;
}

/** The day of a cell as `YYYY-MM-DD`; undefined if it is not a day, such as the thirtieth of February. */
export function dayOfCell(cell: CalendarCell): string | undefined {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? undefined : cell.toISOString().slice(0, 10);
  const day = typeof cell === 'string' ? writtenDay(cell.trim()) : undefined;
  if (day === undefined) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

const textOf = (cell: CalendarCell): string =>
  cell instanceof Date ? (dayOfCell(cell) ?? '') : String(cell ?? '').trim();

function errorOf({ day, name, formula }: CalendarRow, seen: ReadonlySet<string>) {
  if (formula) return 'formula';
  if (textOf(day) === '') return 'noDay';
  const date = dayOfCell(day);
  if (date === undefined) return 'notDay';
  const year = Number(date.slice(0, 4));
  if (year < HOLIDAY_YEAR_MIN || year > HOLIDAY_YEAR_MAX) return 'year';
  if (textOf(name) === '') return 'noName';
  if (textOf(name).length > HOLIDAY_NAME_MAX) return 'longName';
  return seen.has(date) ? 'repeated' : undefined;
}

/** A heading row: text in place of the day. */
const isHeading = ({ row, day, formula }: CalendarRow): boolean =>
  row === 1 && !formula && typeof day === 'string' && /^\s*\p{L}/u.test(day);

const isBlank = ({ day, name, formula }: CalendarRow): boolean =>
  !formula && textOf(day) === '' && textOf(name) === '';

/** Parses a calendar: valid days, and invalid rows with their errors. Empty rows are skipped. */
export function readCalendar(rows: readonly CalendarRow[]): {
  holidays: ReadHoliday[];
  faults: FaultyRow[];
} {
  const holidays: ReadHoliday[] = [];
  const faults: FaultyRow[] = [];
  const seen = new Set<string>();
  for (const each of rows) {
    if (isBlank(each) || isHeading(each)) continue;
    const fault = errorOf(each, seen);
    const text = [textOf(each.day), textOf(each.name)].filter(Boolean).join(' · ').slice(0, 120);
    if (fault) {
      faults.push({ row: each.row, fault, text });
      continue;
    }
    const date = dayOfCell(each.day) ?? '';
    seen.add(date);
    holidays.push({ row: each.row, date, name: textOf(each.name) });
  }
  return { holidays, faults };
}

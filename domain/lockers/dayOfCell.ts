// The day that a cell of a workbook holds: a date, or a text in an unambiguous form.
import { tidy } from '../tidy.ts';

/** A stored cell of a workbook; for a formula its last result, which is never used. */
export type CalendarCell = string | number | boolean | Date | null;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Some programs write midnight seconds or minutes short, from a time zone's historic offset. */
const NEAR_MIDNIGHT_MS = 15 * 60 * 1_000;

/**
 * Year first, day first, and Chinese. A month before the day is never read: 1/6 would be two days. A year of two digits
 * is read between dots only, where the day comes first. The offset is not applied: the day is the one that is written.
 */
function formsOfDates(): RegExp[] {
  const gap = String.raw`\s*[-/.]\s*`;
  const dates = [
    String.raw`(?<year>\d{4})${gap}(?<month>\d{1,2})${gap}(?<day>\d{1,2})\.?`,
    String.raw`(?<day>\d{1,2})${gap}(?<month>\d{1,2})${gap}(?<year>\d{4})\.?`,
    String.raw`(?<day>\d{1,2})\s*\.\s*(?<month>\d{1,2})\s*\.\s*(?<year>\d{2})\.?`,
    String.raw`(?<year>\d{4})\s*年\s*(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*[日号]?`,
  ];
  const weekday = String.raw`(?:\s*\(?(?:星期|周|礼拜)[一二三四五六日天]\)?)?`;
  const time = String.raw`(?:(?:T|\s+)(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d)(?:[.,]\d+)?)?(?:Z|[-+]\d{2}:?\d{2})?)?`;
  return dates.map((date) => new RegExp(`^${date}${weekday}${time}$`, 'u'));
}

let forms: readonly RegExp[] | undefined;

/** A written date and time, as if it were UTC; NaN for a day that the calendar does not have. */
function writtenTime(text: string): number | undefined {
  const plain = tidy(text);
  forms ??= formsOfDates();
  const parts = forms.map((form) => form.exec(plain)?.groups).find(Boolean);
  if (!parts) return undefined;
  const of = (name: string) => Number(parts[name] ?? 0);
  const year = parts['year']?.length === 2 ? 2_000 + of('year') : of('year');
  const date = new Date(Date.UTC(year, of('month') - 1, of('day')));
  const found = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const exists = found.join() === [year, of('month'), of('day')].join();
  const seconds = (of('hour') * 60 + of('minute')) * 60 + of('second');
  return exists ? date.getTime() + seconds * 1_000 : Number.NaN;
}

/** The time of a date cell or a written date, as if it were UTC; undefined for a cell of another kind. */
function timeOf(cell: CalendarCell): number | undefined {
  if (cell instanceof Date) return cell.getTime();
  return typeof cell === 'string' ? writtenTime(cell) : undefined;
}

const nearestDay = (time: number): number => Math.round(time / DAY_MS) * DAY_MS;

/** Whether a cell has the form of a date, also of one that does not exist or has a time of day. */
export const isDate = (cell: CalendarCell): boolean => timeOf(cell) !== undefined;

/** Whether a cell holds a moment within a day, not a day: it is more than a quarter of an hour from midnight. */
export function isTimeOfDay(cell: CalendarCell): boolean {
  const time = timeOf(cell) ?? Number.NaN;
  return Math.abs(time - nearestDay(time)) > NEAR_MIDNIGHT_MS;
}

/** The day of a cell as `YYYY-MM-DD`; undefined if it is not a day, such as the thirtieth of February. */
export function dayOfCell(cell: CalendarCell): string | undefined {
  const time = timeOf(cell) ?? Number.NaN;
  if (Number.isNaN(time) || isTimeOfDay(cell)) return undefined;
  return new Date(nearestDay(time)).toISOString().slice(0, 10);
}

// Days of storage: rules in days skip holidays and weekends, rules in hours do not.
import { momentShowing, shownAt } from '../timeZone.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Why a day (`YYYY-MM-DD`) is not counted; undefined if it is. A holiday takes precedence over a weekend. */
export function restReason(
  day: string,
  holidays: ReadonlySet<string>,
): 'HOLIDAY' | 'WEEKEND' | undefined {
  if (holidays.has(day)) return 'HOLIDAY';
  const weekday = new Date(day).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY ? 'WEEKEND' : undefined;
}

/** Whether a day (`YYYY-MM-DD`) is a weekend or holiday. */
export const isRestDay = (day: string, holidays: ReadonlySet<string>): boolean =>
  restReason(day, holidays) !== undefined;

/**
 * The end of a number of storage days: at the same time of day, without Saturdays, Sundays and holidays.
 * @param storeTime epoch milliseconds
 * @param holidays days as `YYYY-MM-DD`
 * @returns the end (epoch milliseconds), and the skipped days in order
 */
export function daysOfStorage(
  storeTime: number,
  days: number,
  holidays: ReadonlySet<string>,
  timeZone: string,
): { end: number; skipped: string[] } {
  let shown = shownAt(storeTime, timeZone);
  const skipped: string[] = [];
  for (let left = days; left > 0;) {
    shown += DAY_MS;
    const day = new Date(shown).toISOString().slice(0, 10);
    if (isRestDay(day, holidays)) skipped.push(day);
    else left -= 1;
  }
  return { end: momentShowing(shown, timeZone), skipped };
}

/** The end of a number of storage days, as in `daysOfStorage`. */
export const afterDays = (...params: Parameters<typeof daysOfStorage>): number =>
  daysOfStorage(...params).end;

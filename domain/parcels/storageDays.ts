// Days of storage: rules in days skip holidays and weekends, rules in hours do not.

const DAY_MS = 24 * 60 * 60 * 1_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Within this range years have four digits; outside, the offset at its ends is used. */
const FIRST_YEAR = Date.UTC(1000, 0, 2);
const LAST_YEAR = Date.UTC(9999, 11, 30);
/** The largest value of a Date. */
const LAST_MOMENT = 8.64e15;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached per time zone: creating a formatter costs a hundred times more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, made);
  return made;
}

/** UTC offset in milliseconds. */
function aheadAt(time: number, timeZone: string): number {
  const near = Math.min(Math.max(time, FIRST_YEAR), LAST_YEAR);
  const second = Math.floor(near / 1_000) * 1_000;
  return Date.parse(`${formatOf(timeZone).format(second).replace(' ', 'T')}Z`) - second;
}

/** Local time in the time zone, as if it were UTC; valid for any Date. */
export const shownAt = (time: number, timeZone: string): number =>
  Math.min(time + aheadAt(time, timeZone), LAST_MOMENT);

/** The moment at which local time has this value; for an hour skipped by a clock change, the one after it. */
export function momentShowing(shown: number, timeZone: string): number {
  const guess = shown - (shownAt(shown, timeZone) - shown);
  return shown - (shownAt(guess, timeZone) - guess);
}

/** The day (`YYYY-MM-DD`) of a moment in a time zone (an IANA name). */
export const dayIn = (time: number, timeZone: string): string =>
  new Date(shownAt(time, timeZone)).toISOString().slice(0, 10);

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

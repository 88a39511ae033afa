// Days of storage: holidays and weekends are skipped by rules in days, not by rules in hours.

const DAY_MS = 24 * 60 * 60 * 1_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Between them a year is written with four digits; before and after them clocks go as they do there. */
const FIRST_YEAR = Date.UTC(1000, 0, 2);
const LAST_YEAR = Date.UTC(9999, 11, 30);
/** The last moment that a date can name. */
const LAST_MOMENT = 8.64e15;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once a time zone: making one costs a hundred times what using it does. */
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

/** How far its clocks are before the world's own time, milliseconds. */
function aheadAt(time: number, timeZone: string): number {
  const near = Math.min(Math.max(time, FIRST_YEAR), LAST_YEAR);
  const second = Math.floor(near / 1_000) * 1_000;
  return Date.parse(`${formatOf(timeZone).format(second).replace(' ', 'T')}Z`) - second;
}

/** What clocks and calendars of the time zone show at a moment, as if it were the world's own time; any moment that a date can name. */
export const shownAt = (time: number, timeZone: string): number =>
  Math.min(time + aheadAt(time, timeZone), LAST_MOMENT);

/** The moment at which the clocks of the time zone show this; in an hour that they skip, the one after it. */
export function momentShowing(shown: number, timeZone: string): number {
  const guess = shown - (shownAt(shown, timeZone) - shown);
  return shown - (shownAt(guess, timeZone) - guess);
}

/** A day as the calendar writes it, `YYYY-MM-DD`, of a moment in a time zone (an IANA name). */
export const dayIn = (time: number, timeZone: string): string =>
  new Date(shownAt(time, timeZone)).toISOString().slice(0, 10);

/** Why nobody is expected to come on a day (`YYYY-MM-DD`); undefined where somebody is. A holiday goes before a weekend. */
export function restReason(
  day: string,
  holidays: ReadonlySet<string>,
): 'HOLIDAY' | 'WEEKEND' | undefined {
  if (holidays.has(day)) return 'HOLIDAY';
  const weekday = new Date(day).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY ? 'WEEKEND' : undefined;
}

/** Whether nobody is expected to come on a day (`YYYY-MM-DD`). */
export const isRestDay = (day: string, holidays: ReadonlySet<string>): boolean =>
  restReason(day, holidays) !== undefined;

/**
 * Days of storage from a moment on: at the same time of day, Saturdays, Sundays and holidays not counted.
 * @param storeTime epoch milliseconds
 * @param holidays days as `YYYY-MM-DD`
 * @returns when they are over (epoch milliseconds), and the days that were skipped on the way, in their order
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

/** When so many days of storage are over, as `daysOfStorage` counts them. */
export const afterDays = (...asked: Parameters<typeof daysOfStorage>): number =>
  daysOfStorage(...asked).end;

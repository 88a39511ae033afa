// Days and local times of a time zone (an IANA name): rules that server and screens share.

const DAY_MS = 24 * 60 * 60 * 1_000;

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

/** Local time in the time zone, `YYYY-MM-DD HH:mm:ss`. */
export const localTime = (time: number, timeZone: string): string =>
  formatOf(timeZone).format(time);

/** UTC offset in milliseconds. */
function aheadAt(time: number, timeZone: string): number {
  const near = Math.min(Math.max(time, FIRST_YEAR), LAST_YEAR);
  const second = Math.floor(near / 1_000) * 1_000;
  return Date.parse(`${localTime(second, timeZone).replace(' ', 'T')}Z`) - second;
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

/** The day (`YYYY-MM-DD`) that is `days` after another one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

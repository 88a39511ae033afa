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

/** The moments that local time may mean: with the offset of the day before, and with that of the day after. */
const candidates = (shown: number, timeZone: string): [number, number] => [
  shown - aheadAt(shown - DAY_MS, timeZone),
  shown - aheadAt(shown + DAY_MS, timeZone),
];

/**
 * The moment at which local time has this value: the first one, if clocks show it twice. For a time that a clock change
 * skips, the moment as long after the change as the time is after the beginning of the gap: 02:30 becomes 03:30.
 */
export function momentShowing(shown: number, timeZone: string): number {
  const [before, after] = candidates(shown, timeZone);
  const shows = (time: number) => shownAt(time, timeZone) === shown;
  return shows(after) && (after < before || !shows(before)) ? after : before;
}

/**
 * The first moment of a day, also where a clock change skips or repeats its midnight.
 * @param midnight the day's midnight as if it were UTC, such as `Date.parse('2027-01-01')`
 */
export function startOfDay(midnight: number, timeZone: string): number {
  let last = momentShowing(midnight, timeZone);
  if (shownAt(last, timeZone) <= midnight) return last;
  // Midnight is skipped: the day begins with the change, between the two candidates.
  let early = Math.min(...candidates(midnight, timeZone));
  while (last - early > 1) {
    const middle = Math.floor((early + last) / 2);
    if (shownAt(middle, timeZone) < midnight) early = middle;
    else last = middle;
  }
  return last;
}

/** The day (`YYYY-MM-DD`) of a moment in a time zone (an IANA name). */
export const dayIn = (time: number, timeZone: string): string =>
  new Date(shownAt(time, timeZone)).toISOString().slice(0, 10);

/** The day (`YYYY-MM-DD`) that is `days` after another one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

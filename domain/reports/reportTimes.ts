// Times that terminals report: in milliseconds, of the last 30 days.

/** How long a terminal may keep a report, and how long its key is remembered. Milliseconds. */
export const REPORTED_WITHIN_MS = 30 * 24 * 60 * 60 * 1_000;
/** So much may be put down to a clock that is a little wrong. */
const CLOCKS_DIFFER_MS = 60_000;
/** A moment in another unit is far from now: seconds end in January 1970, microseconds begin in the year 57000. */
const UNIT_FACTOR = 10;

type TimeError = 'TIME_UNIT' | 'TIME_TOO_OLD';

/** What is wrong with a reported time; nothing where it can be used. What is to come counts as now. */
export function timeError(time: number, now: number): TimeError | undefined {
  if (time * UNIT_FACTOR < now || time > now * UNIT_FACTOR) return 'TIME_UNIT';
  return time <= now - REPORTED_WITHIN_MS ? 'TIME_TOO_OLD' : undefined;
}

/** Whether something is said to have happened before what must have come first. */
export const isBefore = (time: number, first: number | null): boolean =>
  first !== null && time < first - CLOCKS_DIFFER_MS;

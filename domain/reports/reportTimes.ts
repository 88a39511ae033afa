// Times reported by terminals: in milliseconds, within the last 30 days.

/** How long a terminal may keep a report, and how long its key is stored. Milliseconds. */
export const REPORTED_WITHIN_MS = 30 * 24 * 60 * 60 * 1_000;
/** Tolerance for inaccurate clocks. */
const CLOCKS_DIFFER_MS = 60_000;
/** Times in another unit are far from now: seconds are in January 1970, microseconds after the year 57000. */
const UNIT_FACTOR = 10;

type TimeError = 'TIME_UNIT' | 'TIME_TOO_OLD';

/** The error of a reported time; undefined if it is usable. Future times count as now. */
export function timeError(time: number, now: number): TimeError | undefined {
  if (time * UNIT_FACTOR < now || time > now * UNIT_FACTOR) return 'TIME_UNIT';
  return time <= now - REPORTED_WITHIN_MS ? 'TIME_TOO_OLD' : undefined;
}

/** Whether something is reported before what must have preceded it. */
export const isBefore = (time: number, first: number | null): boolean =>
  first !== null && time < first - CLOCKS_DIFFER_MS;

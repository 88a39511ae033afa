// Statistics: their days, and the local time of each half hour.
import { dayAfter, dayIn, shownAt, startOfDay } from '../timeZone.ts';

/** Default and maximum number of days. */
export const STATISTICS_DAYS = 30;
export const STATISTICS_DAYS_MAX = 366;
/** The earliest day of statistics. */
export const FIRST_DAY = '2000-01-01';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** Every UTC offset and clock change is a multiple of it. */
export const STEP_MS = HOUR_MS / 2;

/** The first and the last day, `YYYY-MM-DD`; default: the latest days. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** `future`: R5.50; the others: it ends before it begins, or is too long. */
export type DaysError = 'future' | 'upsideDown' | 'tooLong';

/** Consecutive days; each begins at `starts`, and the last of `starts` is the end. */
export interface DayWindow {
  readonly days: readonly string[];
  readonly starts: readonly number[];
  /** Epoch milliseconds: `start` inclusive, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The requested days; default: the latest ones, up to today. */
export function daysParams(
  { from, to }: Days,
  now: number,
  timeZone: string,
): { from: string; to: string } {
  const last = to ?? dayIn(now, timeZone);
  return { from: from ?? dayAfter(last, 1 - STATISTICS_DAYS), to: last };
}

/** The error of the days, and which of them has it. */
export function daysError(
  params: Days,
  now: number,
  timeZone: string,
): { side: 'from' | 'to'; error: DaysError } | undefined {
  const { from, to } = daysParams(params, now, timeZone);
  const today = dayIn(now, timeZone);
  if (from > today) return { side: 'from', error: 'future' };
  if (to > today) return { side: 'to', error: 'future' };
  if (to < from) return { side: 'to', error: 'upsideDown' };
  return dayAfter(from, STATISTICS_DAYS_MAX - 1) < to
    ? { side: 'from', error: 'tooLong' }
    : undefined;
}

/** The days as moments, including those of 23 or 25 hours. Takes valid days; truncates too many. */
export function windowOf(params: Days, now: number, timeZone: string): DayWindow {
  const { from, to } = daysParams(params, now, timeZone);
  const passed = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const count = Math.min(Math.max(passed, 0), STATISTICS_DAYS_MAX);
  const days = Array.from({ length: count }, (_, index) => dayAfter(from, index));
  const starts = [...days, dayAfter(from, count)].map((day) =>
    startOfDay(Date.parse(day), timeZone),
  );
  return { days, starts, start: starts[0] ?? now, end: starts.at(-1) ?? now };
}

/** The place of a half hour: the index of its day, and its local hour, 0 to 23. */
export interface Place {
  readonly day: number;
  readonly hour: number;
}

function placesOfDay({ starts }: DayWindow, day: number, timeZone: string): Place[] {
  const [start = 0, end = 0] = starts.slice(day, day + 2);
  const isPlain = end - start === DAY_MS;
  return Array.from({ length: (end - start) / STEP_MS }, (_, step) => {
    const passed = step * STEP_MS;
    const shown = isPlain ? passed : shownAt(start + passed, timeZone) % DAY_MS;
    return { day, hour: Math.floor(shown / HOUR_MS) };
  });
}

/** The place of each half hour of the window, in order. */
export const placesOf = (window: DayWindow, timeZone: string): Place[] =>
  window.days.flatMap((_, day) => placesOfDay(window, day, timeZone));

/** Monday is 1 and Sunday 7, for a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** Rounds to one decimal. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

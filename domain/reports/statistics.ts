// Statistics: the days that one is about, and where each half hour of them falls on the network's clock.
import { dayIn, momentShowing, shownAt } from '../parcels/storageDays.ts';

/** So many days a statistic is about until somebody chooses others, and at most. */
export const STATISTICS_DAYS = 30;
export const STATISTICS_DAYS_MAX = 366;
/** Statistics tell of no day before it. */
export const FIRST_DAY = '2000-01-01';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** Every time zone's hours begin at a multiple of it, and clocks are changed by multiples of it. */
export const STEP_MS = HOUR_MS / 2;

/** The first and the last day, `YYYY-MM-DD`; nothing for the usual ones. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** `future`: R5.50; the others: it ends before it begins, or is too long. */
export type DaysError = 'future' | 'upsideDown' | 'tooLong';

/** Days in a row; each begins at `starts`, and the last ends where the last of `starts` is. */
export interface DayWindow {
  readonly days: readonly string[];
  readonly starts: readonly number[];
  /** Epoch milliseconds: from `start` on, before `end`. */
  readonly start: number;
  readonly end: number;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days that are asked for: the last ones where none are, up to today where the last one is not said. */
export function daysAsked(
  { from, to }: Days,
  now: number,
  timeZone: string,
): { from: string; to: string } {
  const last = to ?? dayIn(now, timeZone);
  return { from: from ?? dayAfter(last, 1 - STATISTICS_DAYS), to: last };
}

/** What is wrong with the days, and at which side. */
export function daysError(
  asked: Days,
  now: number,
  timeZone: string,
): { side: 'from' | 'to'; fault: DaysError } | undefined {
  const { from, to } = daysAsked(asked, now, timeZone);
  const today = dayIn(now, timeZone);
  if (from > today) return { side: 'from', fault: 'future' };
  if (to > today) return { side: 'to', fault: 'future' };
  if (to < from) return { side: 'to', fault: 'upsideDown' };
  return dayAfter(from, STATISTICS_DAYS_MAX - 1) < to
    ? { side: 'from', fault: 'tooLong' }
    : undefined;
}

/** The days as moments; a day of 23 or 25 hours is a day. Takes days that have no fault: of too many, the first ones. */
export function windowOf(asked: Days, now: number, timeZone: string): DayWindow {
  const { from, to } = daysAsked(asked, now, timeZone);
  const passed = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const count = Math.min(Math.max(passed, 0), STATISTICS_DAYS_MAX);
  const days = Array.from({ length: count }, (_, index) => dayAfter(from, index));
  const starts = [...days, dayAfter(from, count)].map((day) =>
    momentShowing(Date.parse(day), timeZone),
  );
  return { days, starts, start: starts[0] ?? now, end: starts.at(-1) ?? now };
}

/** Where a half hour falls: which of the window's days, and which hour of it the clocks show, 0 to 23. */
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

/** Of each half hour of the window, the first one first. */
export const placesOf = (window: DayWindow, timeZone: string): Place[] =>
  window.days.flatMap((_, day) => placesOfDay(window, day, timeZone));

/** 1 for Monday to 7 for Sunday, of a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** To one decimal. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

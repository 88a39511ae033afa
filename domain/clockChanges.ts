// The UTC offsets of a time zone over a century, for queries that count days without the database's own time zones.
import { shownAt } from './timeZone.ts';

const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2101, 0, 1);
/** No time zone changed its clocks twice within it: the shortest time between two changes was six days. */
const STRIDE_MS = 2 * 24 * 60 * 60 * 1_000;

/** `offsets[n]` (milliseconds) holds from `moments[n - 1]` until before `moments[n]`. */
export interface ClockChanges {
  readonly moments: readonly number[];
  readonly offsets: readonly number[];
}

const known = new Map<string, ClockChanges>();

const offsetAt = (time: number, timeZone: string): number => shownAt(time, timeZone) - time;

/** The first moment of another offset, given a moment before and one after the change. */
function changeBetween(early: number, late: number, timeZone: string): number {
  const offset = offsetAt(early, timeZone);
  let [from, until] = [early, late];
  while (until - from > 1) {
    const middle = Math.floor((from + until) / 2);
    if (offsetAt(middle, timeZone) === offset) from = middle;
    else until = middle;
  }
  return until;
}

/** The clock changes of the years 2000 to 2100; outside of them, the first and the last offset are used. */
export function clockChanges(timeZone: string): ClockChanges {
  const found = known.get(timeZone);
  if (found) return found;
  const moments: number[] = [];
  const offsets = [offsetAt(FIRST, timeZone)];
  for (let time = FIRST; time < LAST; time += STRIDE_MS) {
    const next = offsetAt(time + STRIDE_MS, timeZone);
    if (next === offsets.at(-1)) continue;
    moments.push(changeBetween(time, time + STRIDE_MS, timeZone));
    offsets.push(next);
  }
  known.set(timeZone, { moments, offsets });
  return { moments, offsets };
}

/** The local time as if it were UTC, epoch milliseconds: as shownAt has it, but for many times. */
export function localOf(time: number, timeZone: string): number {
  if (!(time >= FIRST && time < LAST)) return shownAt(time, timeZone);
  const { moments, offsets } = clockChanges(timeZone);
  let [from, until] = [0, moments.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((moments[middle] ?? 0) <= time) from = middle + 1;
    else until = middle;
  }
  return time + (offsets[from] ?? 0);
}

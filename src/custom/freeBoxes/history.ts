// Prepares the history of free boxes: a line per size, a row per day. Unknown values are left out.
import type { AvailabilityHistory } from '../../../contract/lockers/availability.ts';
import { dayOf } from '../../engine/fields/clock.ts';

/** Free boxes of a size at a moment; null where unknown, or before the locker had such boxes. */
export interface FreePoint {
  readonly time: number;
  readonly free: number | null;
}

export type SizeHistory = ReturnType<typeof sizesOf>[number];

/** The minimum and maximum of free boxes on a day. */
export interface Span {
  readonly fewest: number;
  readonly most: number;
}

/** A line per size. */
export function sizesOf({ sizes, moments, knownUntil }: AvailabilityHistory) {
  return sizes.map(({ name }, place) => {
    const all = moments.map(({ boxes }) => boxes[place] ?? 0);
    const points = moments.map(({ time, free, boxes }): FreePoint => ({
      time,
      free: time > knownUntil || !boxes[place] ? null : (free[place] ?? null),
    }));
    const known = points.findLast(({ free }) => free !== null);
    return {
      name,
      points,
      /** Boxes of the size now, and the maximum in this period. */
      boxes: all.at(-1) ?? 0,
      most: Math.max(0, ...all),
      /** Free boxes as last known. */
      free: known?.free ?? null,
    };
  });
}

function spanOf(points: readonly FreePoint[]): Span | undefined {
  const known = points.flatMap(({ free }) => (free === null ? [] : [free]));
  if (known.length === 0) return undefined;
  return { fewest: Math.min(...known), most: Math.max(...known) };
}

/** A row per day, the last one first. */
export function daysOf(sizes: readonly SizeHistory[]) {
  const times = sizes[0]?.points.map(({ time }) => time) ?? [];
  const days = [...new Set(times.map((time) => dayOf(time)))].toReversed();
  return days.map((day) => ({
    day,
    /** In the order of the sizes; missing where unknown. */
    spans: sizes.map(({ points }) => spanOf(points.filter(({ time }) => dayOf(time) === day))),
  }));
}

// Formats numbers, durations, sizes and rates.
import { LIMITS, type LimitName } from '../http/limits.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

const UNITS = [
  ['day', DAY],
  ['hour', DAY / 24],
  ['minute', 60 * SECOND],
  ['second', SECOND],
] as const;

const counted = (count: number, unit: string) =>
  `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`;

/** A formatted number: 20,000. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

/** A duration in the largest unit that divides it; 72 hours stay hours. */
export function duration(ms: number): string {
  const fits = UNITS.find(([, size]) => ms >= size * (size === DAY ? 7 : 1) && ms % size === 0);
  const [unit, size] = fits ?? UNITS[3];
  return counted(ms / size, unit);
}

/** A size in the largest unit that divides it. */
export const bytes = (count: number): string =>
  count % (1024 * 1024) === 0 ? `${count / 1024 / 1024} MB` : `${count / 1024} KB`;

/** A rate: `600 in 1 minute`. */
export function rate(name: LimitName): string {
  const { points, seconds } = LIMITS[name];
  return `${grouped(points)} in ${duration(seconds * SECOND)}`;
}

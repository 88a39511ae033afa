// A duration in one readable unit.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Span {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** The unit that fits a duration (milliseconds), and its count; at least a minute, hours up to two days. */
export function spanOf(ms: number): Span {
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.max(1, Math.floor(ms / MINUTE_MS)) };
  if (ms < 2 * DAY_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'days', count: Math.floor(ms / DAY_MS) };
}

// A duration so far, in at most two units.
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The name of its message, and the message's values. Less than a minute counts as one minute. */
export function lasting(ms: number): { name: 'days' | 'hours' | 'minutes'; values: object } {
  if (ms >= DAY) return { name: 'days', values: { days: Math.floor(ms / DAY) } };
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  if (ms < HOUR) return { name: 'minutes', values: { minutes } };
  return { name: 'hours', values: { hours: Math.floor(ms / HOUR), minutes: minutes % 60 } };
}

// Snoozing an alert: how long it can be set aside, and when that ends.
import { momentShowing, shownAt } from './timeZone.ts';

export const SNOOZE_SPANS = ['HOUR', 'FOUR_HOURS', 'TOMORROW', 'CHOSEN'] as const;
export type SnoozeSpan = (typeof SNOOZE_SPANS)[number];

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
const MORNING = 8 * HOUR;

/** The longest snooze. Milliseconds. */
export const SNOOZE_MAX_MS = 7 * DAY;

/** When the snooze ends: TOMORROW is 08:00 of the next day in the time zone, CHOSEN the given time. */
export function snoozeEnd(
  span: SnoozeSpan,
  now: number,
  timeZone: string,
  chosen?: number,
): number | undefined {
  if (span === 'CHOSEN') return chosen;
  if (span === 'HOUR') return now + HOUR;
  if (span === 'FOUR_HOURS') return now + 4 * HOUR;
  const today = Math.floor(shownAt(now, timeZone) / DAY) * DAY;
  return momentShowing(today + DAY + MORNING, timeZone);
}

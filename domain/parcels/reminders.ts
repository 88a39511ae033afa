// Reminders: a number of hours before a parcel's expiry, each sent once. Times are milliseconds.

/** The key of the network's setting: hours separated by semicolons. */
export const REMINDER_KEY = 'REMINDER_HOURS';

export const REMINDER_HOURS = { min: 1, max: 30 * 24 } as const;
export const REMINDERS_MAX = 5;

/** The default schedule: a day before expiry. */
export const DEFAULT_REMINDERS: readonly number[] = [24];

const HOUR = 60 * 60 * 1_000;

/** The hours of the stored setting, longest first; the default if it was never set. */
export function remindersIn(kept: string | undefined): number[] {
  const hours =
    kept === undefined
      ? DEFAULT_REMINDERS
      : kept
          .split(';')
          .map(Number)
          .filter((hour) => hour >= REMINDER_HOURS.min && hour <= REMINDER_HOURS.max);
  return [...new Set(hours)].toSorted((one, other) => other - one);
}

/** The stored form. */
export const keptReminders = (hours: readonly number[]): string =>
  [...new Set(hours)].toSorted((one, other) => other - one).join(';');

/**
 * The reminder that is due: of those whose time has come, the one nearest to expiry, so that a delay
 * sends one and not several. None for a parcel deposited later than that time, nor after expiry.
 */
export function dueReminder(
  hours: readonly number[],
  { storeTime, expiryTime }: { storeTime: number | null; expiryTime: number },
  now: number,
): number | undefined {
  if (now >= expiryTime) return undefined;
  const due = hours.filter((hour) => {
    const moment = expiryTime - hour * HOUR;
    return moment <= now && moment > (storeTime ?? 0);
  });
  return due.length === 0 ? undefined : Math.min(...due);
}

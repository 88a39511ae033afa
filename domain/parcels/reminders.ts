// When people are reminded of a parcel: so many hours before its storage ends, each once. Times are milliseconds.

/** The key of the network's setting: hours with a semicolon between them. */
export const REMINDER_KEY = 'REMINDER_HOURS';

export const REMINDER_HOURS = { min: 1, max: 30 * 24 } as const;
export const REMINDERS_MAX = 5;

/** Reminder before expiry (schedule configurable): a day before, unless something else is set. */
export const DEFAULT_REMINDERS: readonly number[] = [24];

const HOUR = 60 * 60 * 1_000;

/** The hours of the setting as it is kept; those of the first day where it was never set. The longest comes first. */
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

/** As it is kept. */
export const keptReminders = (hours: readonly number[]): string =>
  [...new Set(hours)].toSorted((one, other) => other - one).join(';');

/**
 * Which reminder a parcel is due for: the one nearest to the end of those whose moment has come, so that whoever was
 * away sends one and not several. None for a parcel that was laid in later than that moment, nor once its time is up.
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

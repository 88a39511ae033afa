// The rule that sets a parcel's storage time, and when it ends.
import { daysOfStorage } from './storageDays.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** In order of precedence; the first one that is set applies. */
export const STORAGE_RULES = [
  'PROVIDER_DAYS',
  'LOCKER_DAYS',
  'LOCKER_HOURS',
  'NETWORK_HOURS',
] as const;
export type StorageRule = (typeof STORAGE_RULES)[number];

/** The settings; null if not set. */
export interface StorageSettings {
  /** The provider's. */
  readonly expirationDays: number | null;
  /** The locker's. */
  readonly freeDays: number | null;
  readonly freeHours: number | null;
  /** The network's FREE_STORE_TIME, hours stored as text. */
  readonly freeStoreTime: string | null;
}

/** A rule with its days or hours. */
export interface DecidingRule {
  readonly rule: StorageRule;
  readonly amount: number;
}

/**
 * The first rule that is set: the provider's expirationDays, the locker's freeDays or freeHours,
 * FREE_STORE_TIME (hours); undefined if none is set.
 */
export function storageRuleOf(settings: StorageSettings): DecidingRule | undefined {
  const { expirationDays, freeDays, freeHours, freeStoreTime } = settings;
  const amounts: Record<StorageRule, number | null> = {
    PROVIDER_DAYS: expirationDays,
    LOCKER_DAYS: freeDays,
    LOCKER_HOURS: freeHours,
    NETWORK_HOURS: freeStoreTime === null ? null : Number(freeStoreTime),
  };
  for (const rule of STORAGE_RULES) {
    const amount = amounts[rule];
    if (amount !== null) return { rule, amount };
  }
  return undefined;
}

/** Whether the rule counts days, and so skips holidays and weekends. */
export const countsDays = (rule: StorageRule): boolean =>
  rule === 'PROVIDER_DAYS' || rule === 'LOCKER_DAYS';

/** When storage ends; null if the rule allows no time, which means it never ends automatically. */
export interface StorageEnd {
  readonly end: number | null;
  /** Days (`YYYY-MM-DD`) that were skipped. */
  readonly skipped: readonly string[];
}

/**
 * When the storage time of a rule ends.
 * @param storeTime epoch milliseconds
 * @param holidays days as `YYYY-MM-DD`
 */
export function storageEndOf(
  decided: DecidingRule | undefined,
  storeTime: number,
  holidays: ReadonlySet<string>,
  timeZone: string,
): StorageEnd {
  if (!decided || !(decided.amount > 0)) return { end: null, skipped: [] };
  const { rule, amount } = decided;
  if (countsDays(rule)) return daysOfStorage(storeTime, amount, holidays, timeZone);
  return { end: storeTime + amount * HOUR_MS, skipped: [] };
}

/** The latest of the known ends, or null if there are none. */
export function latestEnd(...ends: readonly (number | null)[]): number | null {
  const known = ends.filter((end) => end !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/** Maximum days by which staff may extend storage: our own limit, as a typo in the year could not be undone. */
export const EXPIRY_AHEAD_MAX_DAYS = 366;

/**
 * Why staff may not set this expiry time; undefined if they may (R4.39).
 * @param current the present one, null if the parcel never expires; all in epoch milliseconds
 */
export function expiryProblem(
  next: number,
  { current, now }: { current: number | null; now: number },
): 'EXPIRY_TOO_EARLY' | 'EXPIRY_TOO_LATE' | undefined {
  if (current !== null && next < current) return 'EXPIRY_TOO_EARLY';
  return next > now + EXPIRY_AHEAD_MAX_DAYS * 24 * HOUR_MS ? 'EXPIRY_TOO_LATE' : undefined;
}

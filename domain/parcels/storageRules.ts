// Which rule says how long a parcel may stay, and when that is over.
import { daysOfStorage } from './storageDays.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** In the order in which they are asked; the first that is set decides. */
export const STORAGE_RULES = [
  'PROVIDER_DAYS',
  'LOCKER_DAYS',
  'LOCKER_HOURS',
  'NETWORK_HOURS',
] as const;
export type StorageRule = (typeof STORAGE_RULES)[number];

/** What may be set; null is not set. */
export interface StorageSettings {
  /** The provider's. */
  readonly expirationDays: number | null;
  /** The locker's. */
  readonly freeDays: number | null;
  readonly freeHours: number | null;
  /** The network's FREE_STORE_TIME, hours as they are kept: text. */
  readonly freeStoreTime: string | null;
}

/** A rule with its days or hours. */
export interface DecidingRule {
  readonly rule: StorageRule;
  readonly amount: number;
}

/**
 * 'Storage ends at storeTime + the first that is set of: the provider's expirationDays, the locker's
 * freeDays/freeHours, FREE_STORE_TIME (hours)'; undefined where nothing is set.
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

/** Whether the rule counts days: holidays and weekends are skipped by rules in days, not by rules in hours. */
export const countsDays = (rule: StorageRule): boolean =>
  rule === 'PROVIDER_DAYS' || rule === 'LOCKER_DAYS';

/** When storage ends; null where the rule grants no time, which means that it never ends by itself. */
export interface StorageEnd {
  readonly end: number | null;
  /** Days (`YYYY-MM-DD`) that were not counted. */
  readonly skipped: readonly string[];
}

/**
 * When the time that a rule grants is over.
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

/** The latest of them: of all ends that are known, or null when none is. */
export function latestEnd(...ends: readonly (number | null)[]): number | null {
  const known = ends.filter((end) => end !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/** How far ahead staff may let a parcel stay, in days: ours, for a typo in the year could not be undone. */
export const EXPIRY_AHEAD_MAX_DAYS = 366;

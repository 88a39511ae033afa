// Until when a parcel that was just laid in may stay.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

const HOUR = 60 * 60 * 1_000;

/**
 * storeTime + the first that is set of: the provider's expirationDays, the locker's freeDays or freeHours, the
 * network's FREE_STORE_TIME (hours). Epoch milliseconds; null when nothing is set.
 */
export async function standardExpiry(
  trx: Transaction<Tables>,
  parcel: { providerId: number | null; lockerId: number },
  storeTime: number,
): Promise<number | null> {
  const { expirationDays, freeDays, freeHours, freeStoreTime } = await trx
    .selectFrom('lockers')
    .leftJoin('providers', (on) => on.on('providers.providerId', '=', parcel.providerId))
    .leftJoin('settings', (on) => on.on('settings.settingKey', '=', 'FREE_STORE_TIME'))
    .select(['expirationDays', 'freeDays', 'freeHours', 'settingValue as freeStoreTime'])
    .where('lockerId', '=', parcel.lockerId)
    .executeTakeFirstOrThrow();
  const days = expirationDays ?? freeDays;
  const hours = days === null ? (freeHours ?? Number(freeStoreTime ?? 0)) : days * 24;
  return hours > 0 ? storeTime + hours * HOUR : null;
}

/** 'expiryTime is the latest of them': of all ends that are known, or null when none is. */
export function latest(...ends: (number | null)[]): number | null {
  const known = ends.filter((end) => end !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

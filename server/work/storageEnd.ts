// Until when a parcel that was just laid in may stay.
import type { Transaction } from 'kysely';
import { afterDays, dayIn } from '../../domain/storageDays.ts';
import type { Tables } from '../db/tables.ts';

const HOUR = 60 * 60 * 1_000;

async function holidaysFrom(trx: Transaction<Tables>, day: string): Promise<Set<string>> {
  const rows = await trx.selectFrom('holidays').select('date').where('date', '>=', day).execute();
  return new Set(rows.map(({ date }) => date));
}

/**
 * storeTime + the first that is set of: the provider's expirationDays, the locker's freeDays or freeHours, the
 * network's FREE_STORE_TIME (hours). 'Days that are holidays or weekend are skipped for day rules, not for hour
 * rules.' Epoch milliseconds; null when nothing is set.
 * @param timeZone the network's: its days and its time of day count
 */
export async function standardExpiry(
  trx: Transaction<Tables>,
  parcel: { providerId: number | null; lockerId: number },
  storeTime: number,
  timeZone: string,
): Promise<number | null> {
  const { expirationDays, freeDays, freeHours, freeStoreTime } = await trx
    .selectFrom('lockers')
    .leftJoin('providers', (on) => on.on('providers.providerId', '=', parcel.providerId))
    .leftJoin('settings', (on) => on.on('settings.settingKey', '=', 'FREE_STORE_TIME'))
    .select(['expirationDays', 'freeDays', 'freeHours', 'settingValue as freeStoreTime'])
    .where('lockerId', '=', parcel.lockerId)
    .executeTakeFirstOrThrow();
  const days = expirationDays ?? freeDays;
  if (days !== null) {
    if (days <= 0) return null;
    const holidays = await holidaysFrom(trx, dayIn(storeTime, timeZone));
    return afterDays(storeTime, days, holidays, timeZone);
  }
  const hours = freeHours ?? Number(freeStoreTime ?? 0);
  return hours > 0 ? storeTime + hours * HOUR : null;
}

/** 'expiryTime is the latest of them': of all ends that are known, or null when none is. */
export function latest(...ends: (number | null)[]): number | null {
  const known = ends.filter((end) => end !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

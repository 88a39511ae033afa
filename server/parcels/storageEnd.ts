// Until when a parcel that was just laid in may stay, and which rule says so.
import type { Kysely } from 'kysely';
import { dayIn } from '../../domain/parcels/storageDays.ts';
import {
  countsDays,
  latestEnd,
  storageEndOf,
  storageRuleOf,
  type DecidingRule,
  type StorageEnd,
} from '../../domain/parcels/storageRules.ts';
import type { Tables } from '../db/tables.ts';

/** Where a parcel lies and whose it is: what its storage time depends on. */
export interface Stored {
  readonly providerId: number | null;
  readonly lockerId: number;
}

/** What decides, when it ends, and the names of the holidays since it began. */
export interface ExplainedEnd extends StorageEnd {
  readonly decided: DecidingRule | undefined;
  /** By day, `YYYY-MM-DD`. */
  readonly holidays: ReadonlyMap<string, string>;
}

async function holidaysFrom(db: Kysely<Tables>, day: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('holidays')
    .select(['date', 'name'])
    .where('date', '>=', day)
    .execute();
  return new Map(rows.map(({ date, name }) => [date, name]));
}

/** The rule that decides how long a parcel may stay; undefined where nothing is set. */
export async function storageRule(
  db: Kysely<Tables>,
  parcel: Stored,
): Promise<DecidingRule | undefined> {
  const settings = await db
    .selectFrom('lockers')
    .leftJoin('providers', (on) => on.on('providers.providerId', '=', parcel.providerId))
    .leftJoin('settings', (on) => on.on('settings.settingKey', '=', 'FREE_STORE_TIME'))
    .select(['expirationDays', 'freeDays', 'freeHours', 'settingValue as freeStoreTime'])
    .where('lockerId', '=', parcel.lockerId)
    .executeTakeFirstOrThrow();
  return storageRuleOf(settings);
}

/**
 * When the storage of a parcel ends by the rules as they are now, and why.
 * @param storeTime epoch milliseconds
 * @param timeZone the network's: its days and its time of day count
 */
export async function explainStorage(
  db: Kysely<Tables>,
  parcel: Stored,
  storeTime: number,
  timeZone: string,
): Promise<ExplainedEnd> {
  const decided = await storageRule(db, parcel);
  const holidays =
    decided && countsDays(decided.rule)
      ? await holidaysFrom(db, dayIn(storeTime, timeZone))
      : new Map<string, string>();
  const ended = storageEndOf(decided, storeTime, new Set(holidays.keys()), timeZone);
  return { decided, holidays, ...ended };
}

/**
 * standardExpiryTime: when the storage of a parcel laid in at `storeTime` ends (epoch milliseconds); null where
 * nothing is set. `explainStorage` says why.
 */
export async function standardExpiry(
  trx: Kysely<Tables>,
  parcel: Stored,
  storeTime: number,
  timeZone: string,
): Promise<number | null> {
  const { end } = await explainStorage(trx, parcel, storeTime, timeZone);
  return end;
}

/** The latest of them: of all ends that are known, or null when none is. */
export const latest = latestEnd;

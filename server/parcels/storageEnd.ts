// The storage end of a parcel that was just deposited, and the rule that sets it.
import { dayIn } from '../../domain/timeZone.ts';
import {
  countsDays,
  storageEndOf,
  storageRuleOf,
  type DecidingRule,
  type StorageEnd,
} from '../../domain/parcels/storageRules.ts';
import type { Db } from '../db/tables.ts';
import type { Parcel } from './lockParcelForUpdate.ts';

/** Where a parcel is and whose it is: its storage time depends on them. */
type Stored = Pick<Parcel, 'providerId' | 'lockerId'>;

/** The deciding rule, the end, and the names of the holidays since the start. */
export interface ExplainedEnd extends StorageEnd {
  readonly decided: DecidingRule | undefined;
  /** By day, `YYYY-MM-DD`. */
  readonly holidays: ReadonlyMap<string, string>;
}

async function holidaysFrom(db: Db, day: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('holidays')
    .select(['date', 'name'])
    .where('date', '>=', day)
    .execute();
  return new Map(rows.map(({ date, name }) => [date, name]));
}

/** The rule that sets the storage time; undefined if none is configured. */
export async function storageRule(db: Db, parcel: Stored): Promise<DecidingRule | undefined> {
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
 * When a parcel's storage ends by the current rules, and why.
 * @param storeTime epoch milliseconds
 * @param timeZone the network's: its days and time of day count
 */
export async function explainStorage(
  db: Db,
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
 * standardExpiryTime: when the storage of a parcel deposited at `storeTime` ends (epoch milliseconds); null if
 * no rule is configured. `explainStorage` gives the reason.
 */
export const standardExpiry = async (
  ...given: Parameters<typeof explainStorage>
): Promise<number | null> => (await explainStorage(...given)).end;

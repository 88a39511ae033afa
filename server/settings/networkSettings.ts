// Network-wide settings: read by key, and written with history.
import type { Db, Trx } from '../db/tables.ts';
import { appendEvent, type Doer } from '../events/append.ts';

/** The history subject of the settings, which count as one record. */
export const SETTINGS_SUBJECT = ['settings', 1] as const;

/** The stored values of these keys, and the time of the latest change. */
export async function readSettings(
  db: Db,
  keys: readonly string[],
  lock = false,
): Promise<{ values: Record<string, string>; lastUpdatedTime: number }> {
  const rows = await db
    .selectFrom('settings')
    .select(['settingKey', 'settingValue', 'lastUpdatedTime'])
    .where('settingKey', 'in', keys)
    .orderBy('settingKey')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return {
    values: Object.fromEntries(rows.map((row) => [row.settingKey, row.settingValue])),
    lastUpdatedTime: Math.max(0, ...rows.map((row) => row.lastUpdatedTime)),
  };
}

/**
 * Writes the values that differ from `before`, recording old and new values; does nothing if none differs.
 * @param by who changes them, and when (epoch milliseconds)
 */
export async function writeSettings(
  trx: Trx,
  before: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
  by: Doer,
): Promise<void> {
  const changed = Object.entries(wanted).filter(([key, value]) => before[key] !== value);
  if (changed.length === 0) return;
  await trx
    .insertInto('settings')
    .values(
      changed.map(([settingKey, settingValue]) => ({
        settingKey,
        settingValue,
        lastUpdatedTime: by.time,
      })),
    )
    .onConflict((is) =>
      is.column('settingKey').doUpdateSet((row) => ({
        settingValue: row.ref('excluded.settingValue'),
        lastUpdatedTime: row.ref('excluded.lastUpdatedTime'),
      })),
    )
    .execute();
  const some = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(changed.map(([key]) => [key, values[key] ?? null]));
  await appendEvent(trx, {
    ...by,
    type: 'RECORD_CHANGED',
    subject: SETTINGS_SUBJECT,
    data: { from: some(before), to: some(wanted) },
  });
}

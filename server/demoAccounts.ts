// Whether this database holds the demo network, and the accounts that the sign-in page may then show.
import type { Database } from './db/connect.ts';

export const DEMO_PASSWORD = 'Lockerdesk2026';

/** Login names, in the order in which the sign-in page shows them. */
export const DEMO_ACCOUNTS = ['admin', 'root', 'operator', 'support', 'viewer'] as const;

/** The setting that says that this database holds the demo network. */
const MARK = 'DEMO_DATA';

/** Whether this database holds the demo network. */
export async function isDemo({ db }: Database): Promise<boolean> {
  const mark = await db
    .selectFrom('settings')
    .select('settingValue')
    .where('settingKey', '=', MARK)
    .executeTakeFirst();
  return mark !== undefined;
}

/** The accounts that the sign-in page may show; none where the data is somebody's own. */
export async function demoAccounts(database: Database) {
  return (await isDemo(database))
    ? { password: DEMO_PASSWORD, accounts: [...DEMO_ACCOUNTS] }
    : null;
}

/** Marks the database as one that holds the demo network. */
export async function markDemo({ db }: Database, now: number): Promise<void> {
  await db
    .insertInto('settings')
    .values({ settingKey: MARK, settingValue: 'on', lastUpdatedTime: now })
    .onConflict((is) => is.column('settingKey').doNothing())
    .execute();
}

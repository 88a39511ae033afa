// Whether this database holds the demo network, and the accounts that the sign-in page may then show.
import type { Database } from './db/connect.ts';

export const DEMO_PASSWORD = 'Lockerdesk2026';

/** Login names, in the order in which the sign-in page shows them. */
export const DEMO_ACCOUNTS = ['admin', 'root', 'operator', 'support', 'viewer'] as const;

/** The setting that says that this database holds the demo network. */
const MARK = 'DEMO_DATA';

const readMark = ({ db }: Database) =>
  db
    .selectFrom('settings')
    .select('lastUpdatedTime')
    .where('settingKey', '=', MARK)
    .executeTakeFirst();

/** Whether this database holds the demo network. */
export const isDemo = async (database: Database): Promise<boolean> =>
  (await readMark(database)) !== undefined;

/** When the demo's own history ends and life begins: epoch milliseconds, 0 where there is no demo. */
export const demoSince = async (database: Database): Promise<number> =>
  (await readMark(database))?.lastUpdatedTime ?? 0;

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

// Whether this database holds the demo network, and the accounts that the sign-in page may then show.
import type { Database } from '../db/connect.ts';

export const DEMO_PASSWORD = 'Lockerdesk2026';

/** Terminal users sign in at a locker with six digits. */
export const DEMO_TERMINAL_PASSWORD = '202611';

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

/** The courier of the demo network who may sign in: login name and password, a line; nothing where there is none. */
export async function demoCourier({ db }: Database): Promise<string | undefined> {
  const courier = await db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select('username')
    .where('roles.name', '=', 'COURIER')
    .where('userStatus', '=', 'ACTIVE')
    .where('staff.deletedAt', 'is', null)
    .orderBy('userId')
    .limit(1)
    .executeTakeFirst();
  return courier && `${courier.username} ${DEMO_TERMINAL_PASSWORD}`;
}

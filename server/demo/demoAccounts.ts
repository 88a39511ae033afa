// Detects the demo network, and lists the accounts the sign-in page may show.
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../db/connect.ts';

export const DEMO_PASSWORD = 'Lockerdesk2026';

/** Terminal users sign in at a locker with six digits. */
export const DEMO_TERMINAL_PASSWORD = '202611';

/** Login names in the order of the sign-in page. */
export const DEMO_ACCOUNTS = ['admin', 'root', 'operator', 'support', 'viewer'] as const;

/** The setting that marks a demo database. */
const MARK = 'DEMO_DATA';

const readMark = ({ db }: Pick<Database, 'db'>) =>
  db
    .selectFrom('settings')
    .select('lastUpdatedTime')
    .where('settingKey', '=', MARK)
    .executeTakeFirst();

/** `isDemo` in SQL. */
export const IS_DEMO = sql<SqlBool>`exists (select from "settings" where "settingKey" = ${MARK})`;

/** Whether this database contains the demo network. */
export const isDemo = async (database: Pick<Database, 'db'>): Promise<boolean> =>
  (await readMark(database)) !== undefined;

/** When the seeded history ends, epoch milliseconds; 0 without demo data. */
export const demoSince = async (database: Database): Promise<number> =>
  (await readMark(database))?.lastUpdatedTime ?? 0;

/** The accounts the sign-in page may show; none for real data. */
export async function demoAccounts(database: Database) {
  return (await isDemo(database))
    ? { password: DEMO_PASSWORD, accounts: [...DEMO_ACCOUNTS] }
    : null;
}

export async function markDemo({ db }: Database, now: number): Promise<void> {
  await db
    .insertInto('settings')
    .values({ settingKey: MARK, settingValue: 'on', lastUpdatedTime: now })
    .onConflict((is) => is.column('settingKey').doNothing())
    .execute();
}

/** The demo courier who may sign in: login name and password, one per line; undefined if there is none. */
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

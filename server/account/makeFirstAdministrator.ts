// Creates the first account of a database without demo data: an administrator.
import type { Database } from '../db/connect.ts';
import { hasRow } from '../db/hasRow.ts';
import { hashPassword } from '../system/passwords.ts';
import { newOneTimePassword } from './oneTimePassword.ts';

/** Creates `admin` if there are no accounts and returns the one-time password; undefined otherwise. */
export async function makeFirstAdministrator(
  { db }: Database,
  now: number,
): Promise<string | undefined> {
  if (await hasRow(db.selectFrom('staff'))) return undefined;
  const { roleId } = await db
    .selectFrom('roles')
    .select('roleId')
    .where('name', '=', 'SUPER_ADMIN')
    .executeTakeFirstOrThrow();
  const password = newOneTimePassword();
  await db
    .insertInto('staff')
    .values({
      roleId,
      username: 'admin',
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
      creationTime: now,
      lastUpdatedTime: now,
    })
    .execute();
  return password;
}

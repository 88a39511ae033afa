// The first account of a database without demo data: an administrator whose password is told once.
import { randomBytes } from 'node:crypto';
import type { Database } from './db/connect.ts';
import { hashPassword } from './http/passwords.ts';

/** Long enough, and with a capital, a small letter and a digit whatever the bytes are. */
const newPassword = (): string => `L${randomBytes(12).toString('base64url')}k7`;

/** Makes `admin` where there is nobody yet, and gives the password; nothing where somebody is. */
export async function makeFirstAdministrator(
  { db }: Database,
  now: number,
): Promise<string | undefined> {
  const anybody = await db.selectFrom('staff').select('userId').limit(1).executeTakeFirst();
  if (anybody) return undefined;
  const { roleId } = await db
    .selectFrom('roles')
    .select('roleId')
    .where('name', '=', 'SUPER_ADMIN')
    .executeTakeFirstOrThrow();
  const password = newPassword();
  await db
    .insertInto('staff')
    .values({
      roleId,
      username: 'admin',
      passwordHash: await hashPassword(password),
      creationTime: now,
      lastUpdatedTime: now,
    })
    .execute();
  return password;
}

// Looks up staff accounts, and sets new passwords.
import type { Database } from '../db/connect.ts';
import type { Trx } from '../db/tables.ts';
import { ACCOUNT, endSessionsOf } from '../http/session.ts';

/** The account with a login name, case-insensitive; undefined if there is none. */
export const findAccount = ({ db }: Pick<Database, 'db'>, username: string) =>
  db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select([
      ...ACCOUNT,
      'staff.firstName',
      'staff.lastName',
      'staff.mobile',
      'staff.passwordHash',
      'roles.roleId',
      'roles.name',
    ])
    .where((is) => is(is.fn('lower', ['staff.username']), '=', is.fn('lower', [is.val(username)])))
    .where('staff.deletedAt', 'is', null)
    .executeTakeFirst();

/** The account of a user and its role; undefined if there is none. */
export const accountOf = (db: Pick<Trx, 'selectFrom'>, userId: number) =>
  db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select([...ACCOUNT, 'roles.roleId', 'roles.name'])
    .where('staff.userId', '=', userId)
    .executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export interface NewPassword {
  userId: number;
  /** The hash; compute it before the transaction. */
  passwordHash: string;
  /** Epoch milliseconds. */
  now: number;
  /** The session to keep; omitted, all are ended. */
  except?: string;
  /** The user must set a new one at the next sign-in. */
  oneTime?: boolean;
}

/**
 * Sets an account's new password, which ends the user's sessions and any password reset in progress.
 * @returns the number of sessions ended
 */
export async function keepPassword(
  trx: Trx,
  { userId, passwordHash, now, except, oneTime = false }: NewPassword,
): Promise<number> {
  await trx
    .updateTable('staff')
    .set({ passwordHash, mustChangePassword: oneTime, lastUpdatedTime: now })
    .where('userId', '=', userId)
    .execute();
  await trx.deleteFrom('recoveries').where('userId', '=', userId).execute();
  return endSessionsOf(trx, userId, except);
}

// Accounts of the staff: found by what somebody signs in with, and given a new password.
import type { Transaction } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import { ACCOUNT, endSessionsOf } from '../http/session.ts';

/** The account of a login name, however it is capitalised; nothing when nobody has it. */
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

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** A password that takes the place of another. */
export interface NewPassword {
  userId: number;
  /** As it is kept: hash it before the transaction. */
  passwordHash: string;
  /** Epoch milliseconds. */
  now: number;
  /** The session that goes on; all are ended when left out. */
  except?: string;
  /** Whoever signs in with it sets one of their own before anything else. */
  oneTime?: boolean;
}

/**
 * Gives an account its new password, which ends the user's sessions and whatever was under way to another password.
 * @returns how many sessions were ended
 */
export async function keepPassword(
  trx: Transaction<Tables>,
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

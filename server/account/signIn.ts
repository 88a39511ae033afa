// What signing in to the console and at a terminal have in common.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import type { Counted } from '../http/throttle.ts';
import type { Account } from './accounts.ts';
import type { NewEvent } from '../events/append.ts';

/** What people call somebody: both names, or the login name where there are none. */
export const nickname = ({ firstName, lastName, username }: Account): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/** A try to sign in goes into the history; of a name that nobody has only that there was a try, for it may be a password. */
export const tried = (
  context: RequestContext,
  account: Account | undefined,
  type: 'SIGNED_IN' | 'SIGN_IN_REFUSED',
): NewEvent => ({
  time: context.now(),
  type,
  subject: ['session', account?.userId ?? 0],
  byKind: 'STAFF',
  byId: account?.userId ?? null,
  byName: account?.username ?? null,
  ip: context.ip,
});

/** The account as it was when its password was looked at: it may have been locked or changed since. Held until the session stands. */
export const stillThere = (trx: Transaction<Tables>, { userId, passwordHash }: Account) =>
  trx
    .selectFrom('staff')
    .select('userId')
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('userStatus', '=', 'ACTIVE')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Looks at a password; a try that nobody had the time to look at does not count. */
export async function looked(
  context: RequestContext,
  counted: Counted,
  look: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await look();
  } catch (error) {
    await context.throttle.giveBack(counted);
    throw error;
  }
}

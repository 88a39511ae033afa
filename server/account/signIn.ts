// Shared by console and terminal sign-in.
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import type { Counted } from '../http/throttle.ts';
import type { Account } from './accounts.ts';
import type { NewEvent } from '../events/append.ts';

/** Display name: first and last name, or the login name if they are empty. */
export const nickname = ({ firstName, lastName, username }: Account): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/** The event of a sign-in attempt; an unknown name is omitted, as it may be a mistyped password. */
export const tried = (
  context: RequestContext,
  account: Account | undefined,
  type: 'SIGNED_IN' | 'SIGN_IN_REFUSED',
): NewEvent => ({
  time: context.now(),
  type,
  subject: ['session', account?.userId ?? 0],
  byType: 'STAFF',
  byId: account?.userId ?? null,
  byName: account?.username ?? null,
  ip: context.ip,
});

/** The account as it was when its password was checked, locked for update; undefined if changed since. */
export const stillThere = (trx: Trx, { userId, passwordHash }: Account) =>
  trx
    .selectFrom('staff')
    .select('userId')
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('userStatus', '=', 'ACTIVE')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Checks a password; an attempt that fails with an error, such as BUSY, is not counted. */
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

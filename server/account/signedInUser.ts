// A signed-in user as the documented calls describe one: names, role and authorities.
import type { SessionUser } from '../../contract/account/sessions.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { findAccount, type Account } from './accounts.ts';
import { nickname } from './signIn.ts';

/** An account as signing in answers it, without a token. */
export const accountUser = (account: Account): Omit<SessionUser, 'token'> => ({
  nikename: nickname(account),
  username: account.username,
  userId: account.userId,
  roles: [{ roleId: account.roleId, name: account.name }],
  authoritySet: account.authoritySet,
  ...(account.mustChangePassword && { mustChangePassword: true }),
});

/** The signed-in user, as signing in told it but for the token. Refuses with NOT_SIGNED_IN when the account has gone. */
export async function signedInUser(context: RequestContext): Promise<Omit<SessionUser, 'token'>> {
  const account = await findAccount(context.database, context.user.username);
  if (!account) throw new Problem('NOT_SIGNED_IN');
  return accountUser(account);
}

// The signed-in user as the documented endpoints return it: names, role and authorities.
import type { SessionUser } from '../../contract/account/sessions.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { findAccount, type Account } from './accounts.ts';
import { nickname } from './signIn.ts';

/** An account in the sign-in response, without a token. */
export const accountUser = (account: Account): Omit<SessionUser, 'token'> => ({
  nikename: nickname(account),
  username: account.username,
  userId: account.userId,
  roles: [{ roleId: account.roleId, name: account.name }],
  authoritySet: account.authoritySet,
  ...(account.mustChangePassword && { mustChangePassword: true }),
});

/** The signed-in user, as at sign-in but without the token. Throws NOT_SIGNED_IN if the account no longer exists. */
export async function signedInUser(context: RequestContext): Promise<Omit<SessionUser, 'token'>> {
  const account = await findAccount(context.database, context.user.username);
  if (!account) throw new Problem('NOT_SIGNED_IN');
  return accountUser(account);
}

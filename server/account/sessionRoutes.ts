// Sign-in and sign-out.
import { sessions, type SessionUser } from '../../contract/account/sessions.ts';
import { asLoginName, countedAs } from '../../domain/people/loginName.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { passwordFits } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { endSession, mayEnter, openSession } from '../http/session.ts';
import { pairOf } from '../http/throttle.ts';
import { findAccount, type Account } from './accounts.ts';
import { appendEvent } from '../events/append.ts';
import { looked, stillThere, tried } from './signIn.ts';
import { accountUser } from './signedInUser.ts';
import { noteTry, takeName } from './tries.ts';
import { doneBy } from '../events/doneBy.ts';

/** Opens a session for an authenticated user; undefined if the account changed in the meantime. */
const enter = (context: RequestContext, account: Account): Promise<string | undefined> =>
  context.database.transaction(async (trx) => {
    if (!(await stillThere(trx, account))) return undefined;
    await appendEvent(trx, tried(context, account, 'SIGNED_IN'));
    return openSession(trx, context, account.userId);
  });

/**
 * Signs in with a new session. An unknown name, a wrong password, a locked account, one outside its validity period
 * and a terminal user get the same error (R5.64), and each takes the time of one password check.
 */
async function login(
  { username, password }: { username: string; password: string },
  context: RequestContext,
): Promise<SessionUser> {
  const signInName = countedAs(username);
  const here = { signInAt: context.ip, signInPair: pairOf(signInName, context.ip) };
  await context.throttle.take(here);
  const account = await findAccount(context.database, asLoginName(username));
  await takeName(context, { signInName }, account?.userId);
  const fits = await looked(context, { ...here, signInName }, () =>
    passwordFits(account?.passwordHash, password),
  );
  const may = account && fits && mayEnter(account, context.now()) ? account : undefined;
  const token = may && (await enter(context, may));
  if (!may || token === undefined) {
    await noteTry(context, tried(context, account, 'SIGN_IN_REFUSED'));
    throw new Problem('BAD_CREDENTIALS');
  }
  await context.throttle.forget({ signInPair: here.signInPair });
  await context.throttle.giveBack({ signInAt: context.ip, signInName });
  return { ...accountUser(may), token };
}

async function logout(context: RequestContext): Promise<Record<string, never>> {
  await context.database.transaction(async (trx) => {
    await endSession(trx, context.user.sessionId);
    await appendEvent(trx, {
      ...doneBy(context),
      type: 'SIGNED_OUT',
      subject: ['session', context.user.userId],
    });
  });
  return {};
}

export const sessionRoutes = routesOf(sessions, {
  login,
  logout: (_input, context) => logout(context),
});

// Signing in and out.
import { sessions, type SessionUser } from '../../contract/sessions.ts';
import { asLoginName, countedAs } from '../../domain/loginName.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { passwordFits } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { endSession, mayEnter, openSession } from '../http/session.ts';
import { pairOf } from '../http/throttle.ts';
import { findAccount, type Account } from './accounts.ts';
import { record } from '../events/record.ts';
import { looked, stillThere, tried } from './signIn.ts';
import { accountUser } from './signedInUser.ts';
import { noteTry, takeName } from './tries.ts';
import { doneBy } from '../events/actor.ts';

const sessionUser = (account: Account, token: string): SessionUser => ({
  ...accountUser(account),
  token,
});

/** A session for whoever proved to be this user; nothing where the account changed in the meantime. */
const enter = (ask: Ask, account: Account): Promise<string | undefined> =>
  ask.database.transaction(async (trx) => {
    if (!(await stillThere(trx, account))) return undefined;
    await record(trx, tried(ask, account, 'SIGNED_IN'));
    return openSession(trx, ask, account.userId);
  });

/**
 * Gives a session, always a new one. A wrong name, a wrong password, a locked account, one outside its time and a
 * terminal user are all refused alike ('user not found or password error'), and each takes the time of one password check.
 */
async function login(
  { username, password }: { username: string; password: string },
  ask: Ask,
): Promise<SessionUser> {
  const signInName = countedAs(username);
  const here = { signInAt: ask.ip, signInPair: pairOf(signInName, ask.ip) };
  await ask.throttle.take(here);
  const account = await findAccount(ask.database, asLoginName(username));
  await takeName(ask, { signInName }, account?.userId);
  const fits = await looked(ask, { ...here, signInName }, () =>
    passwordFits(account?.passwordHash, password),
  );
  const may = account && fits && mayEnter(account, ask.now()) ? account : undefined;
  const token = may && (await enter(ask, may));
  if (!may || token === undefined) {
    await noteTry(ask, tried(ask, account, 'SIGN_IN_REFUSED'));
    throw new Problem('BAD_CREDENTIALS');
  }
  await ask.throttle.forget({ signInPair: here.signInPair });
  await ask.throttle.giveBack({ signInAt: ask.ip, signInName });
  return sessionUser(may, token);
}

async function logout(ask: Ask): Promise<Record<string, never>> {
  await ask.database.transaction(async (trx) => {
    await endSession(trx, ask.user.sessionId);
    await record(trx, {
      ...doneBy(ask),
      type: 'SIGNED_OUT',
      subject: ['session', ask.user.userId],
    });
  });
  return {};
}

export const sessionAnswers = answer(sessions, { login, logout: (_input, ask) => logout(ask) });

// Signing in and out.
import type { Transaction } from 'kysely';
import { sessions, type SessionUser } from '../../contract/sessions.ts';
import { asLoginName, countedAs } from '../../domain/loginName.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { passwordFits } from '../http/passwords.ts';
import { Problem } from '../http/problem.ts';
import { endSession, mayEnter, openSession } from '../http/session.ts';
import { type Counted, pairOf } from '../http/throttle.ts';
import { findAccount, type Account } from '../work/accounts.ts';
import { type Happening, record } from '../work/record.ts';
import { noteTry, takeName } from '../work/tries.ts';
import { doneBy } from './actor.ts';

/** What people call somebody: both names, or the login name where there are none. */
const nickname = ({ firstName, lastName, username }: Account): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

const accountUser = (account: Account): Omit<SessionUser, 'token'> => ({
  nikename: nickname(account),
  username: account.username,
  userId: account.userId,
  roles: [{ roleId: account.roleId, name: account.name }],
  authoritySet: account.authoritySet,
});

const sessionUser = (account: Account, token: string): SessionUser => ({
  ...accountUser(account),
  token,
});

/** The signed-in user, as signing in told it but for the token. Refuses with NOT_SIGNED_IN when the account has gone. */
export async function signedInUser(ask: Ask): Promise<Omit<SessionUser, 'token'>> {
  const account = await findAccount(ask.database, ask.user.username);
  if (!account) throw new Problem('NOT_SIGNED_IN');
  return accountUser(account);
}

/** A try to sign in goes into the history; of a name that nobody has only that there was a try, for it may be a password. */
const tried = (
  ask: Ask,
  account: Account | undefined,
  type: 'SIGNED_IN' | 'SIGN_IN_REFUSED',
): Happening => ({
  time: ask.now(),
  type,
  subject: ['session', account?.userId ?? 0],
  byKind: 'STAFF',
  byId: account?.userId ?? null,
  byName: account?.username ?? null,
  ip: ask.ip,
});

/** The account as it was when its password was looked at: it may have been locked or changed since. Held until the session stands. */
const stillThere = (trx: Transaction<Tables>, { userId, passwordHash }: Account) =>
  trx
    .selectFrom('staff')
    .select('userId')
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('userStatus', '=', 'ACTIVE')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** A session for whoever proved to be this user; nothing where the account changed in the meantime. */
const enter = (ask: Ask, account: Account): Promise<string | undefined> =>
  ask.database.transaction(async (trx) => {
    if (!(await stillThere(trx, account))) return undefined;
    await record(trx, tried(ask, account, 'SIGNED_IN'));
    return openSession(trx, ask, account.userId);
  });

/** Looks at a password; a try that nobody had the time to look at does not count. */
async function looked(ask: Ask, counted: Counted, look: () => Promise<boolean>): Promise<boolean> {
  try {
    return await look();
  } catch (error) {
    await ask.throttle.giveBack(counted);
    throw error;
  }
}

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

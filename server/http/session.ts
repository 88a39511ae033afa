// Authentication: the session of a token and the locker of a terminal key.
import { sql } from 'kysely';
import type { LoginType } from '../../domain/people/passwords.ts';
import { BY_KEY } from '../db/byKey.ts';
import type { Trx } from '../db/tables.ts';
import { newSecret } from '../system/secrets.ts';
import type { RequestContext, Services, SessionHolder } from './context.ts';
import { refuseUnknownKey } from './refuseUnknownKey.ts';
import { Problem } from '../system/problem.ts';

/** Last use is written at most this many times per idle timeout: with half an hour, once a minute. */
const UPDATES_A_SPAN = 30;

/** The columns that decide whether an account may sign in and stay signed in. */
interface Account {
  userStatus: string;
  loginType: string;
  startTime: number | null;
  endTime: number | null;
  staffDeletedAt: number | null;
  roleDeletedAt: number | null;
}

/** Whether an account may use the console or a terminal now: active, in its validity period, with such a role. */
export function mayEnter(account: Account, now: number, side: LoginType = 'BACKEND'): boolean {
  if (account.userStatus !== 'ACTIVE' || account.loginType !== side) return false;
  if (account.staffDeletedAt !== null || account.roleDeletedAt !== null) return false;
  return now >= (account.startTime ?? -Infinity) && now <= (account.endTime ?? Infinity);
}

/** The account's columns for mayEnter, read again at sign-in and on every request. */
export const ACCOUNT = [
  'staff.userId',
  'staff.username',
  'staff.userStatus',
  'staff.startTime',
  'staff.endTime',
  'staff.deletedAt as staffDeletedAt',
  'staff.mustChangePassword',
  'roles.loginType',
  'roles.authoritySet',
  'roles.deletedAt as roleDeletedAt',
] as const;

/** Sessions with their accounts, by the HMACs of their tokens. */
const selectSessions = ({ db }: Services['database'], tokenHashes: readonly string[]) =>
  db
    .selectFrom('sessions')
    .modifyFront(BY_KEY)
    .innerJoin('staff', 'staff.userId', 'sessions.userId')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select(['sessions.tokenHash', 'sessions.creationTime', 'sessions.lastActiveTime', ...ACCOUNT])
    .where('sessions.tokenHash', '=', sql<string>`any(${tokenHashes})`);

/** Longest stored User-Agent, in characters. */
const AGENT_MAX = 300;

/**
 * Opens a session and returns its token, new at every sign-in and stored only as an HMAC. Also deletes expired
 * sessions.
 */
export async function openSession(
  trx: Trx,
  services: Services & Pick<RequestContext, 'ip' | 'agent'>,
  userId: number,
): Promise<string> {
  const now = services.now();
  const token = newSecret();
  const tokenHash = services.secrets.hmac('session', token);
  const agent = services.agent?.slice(0, AGENT_MAX) ?? null;
  await trx
    .deleteFrom('sessions')
    .where((is) =>
      is.or([
        is('lastActiveTime', '<=', now - services.config.sessionIdleMs),
        is('creationTime', '<=', now - services.config.sessionMaxMs),
      ]),
    )
    .execute();
  await trx
    .insertInto('sessions')
    .values({ tokenHash, userId, creationTime: now, lastActiveTime: now, ip: services.ip, agent })
    .execute();
  return token;
}

/** Ends a session and invalidates its token. */
export async function endSession(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('tokenHash', '=', sessionId).execute();
}

/**
 * Ends every session of a user, optionally except one. Call it in the transaction that locked, removed or changed
 * the account, after that change, so that a concurrent sign-in sees the new state.
 * @returns the number of sessions ended
 */
export async function endSessionsOf(trx: Trx, userId: number, except = ''): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('tokenHash', '<>', except)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The holder of the token. Throws NOT_SIGNED_IN if the session is unknown or over, or the account may not sign in. */
export async function findSession(
  services: Services,
  token: string | undefined,
): Promise<SessionHolder> {
  const { database, secrets } = services;
  const [session] = token
    ? await selectSessions(database, [secrets.hmac('session', token)]).execute()
    : [];
  if (!session) throw new Problem('NOT_SIGNED_IN');
  const now = services.now();
  const idle = now - session.lastActiveTime >= services.config.sessionIdleMs;
  const old = now - session.creationTime >= services.config.sessionMaxMs;
  if (idle || old || !mayEnter(session, now)) throw new Problem('NOT_SIGNED_IN');
  if (now - session.lastActiveTime >= services.config.sessionIdleMs / UPDATES_A_SPAN) {
    await services.database.db
      .updateTable('sessions')
      .set({ lastActiveTime: now })
      .where('tokenHash', '=', session.tokenHash)
      .execute();
  }
  const { userId, username, authoritySet, tokenHash } = session;
  // DOCUMENTED_ONLY: another server does not require a new password, and the UI could not set one.
  const mustChangePassword = session.mustChangePassword && !services.config.documentedOnly;
  return { userId, username, authoritySet, sessionId: tokenHash, mustChangePassword };
}

/** The active ones of the sessions, with their permissions. Does not extend any of them. */
export async function livingSessions(
  { database, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await selectSessions(database, [...new Set(sessionIds)])
    .where('sessions.lastActiveTime', '>', now() - config.sessionIdleMs)
    .where('sessions.creationTime', '>', now() - config.sessionMaxMs)
    .execute();
  const living = rows.filter((row) => mayEnter(row, now()));
  return new Map(living.map(({ tokenHash, authoritySet }) => [tokenHash, authoritySet]));
}

/** The locker whose terminal holds the key. Throws TERMINAL_KEY_REFUSED and TOO_MANY_TRIES. */
export async function findLocker(
  services: Services & Pick<RequestContext, 'terminals'>,
  { key, ip }: { readonly key: string | undefined; readonly ip: string },
): Promise<number> {
  const { terminals, secrets } = services;
  const lockerId = key ? await terminals.lockerOf(secrets.hmac('terminal', key)) : undefined;
  return lockerId ?? refuseUnknownKey(services, ip, 'TERMINAL_KEY_REFUSED');
}

// Password reset state, bound to the entered mobile number, the client address and the browser.
import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { dialledAs, isMobile, plainNumber } from '../../domain/people/mobiles.ts';
import {
  CODE_DIGITS,
  CODE_LIFE_MS,
  isUnderWay,
  maySetPassword,
  mayTryCode,
  RECOVERY_LIFE_MS,
} from '../../domain/people/recovery.ts';
import type { Database } from '../db/connect.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { ACCOUNT, mayEnter } from '../http/session.ts';
import { pairOf } from '../http/throttle.ts';
import { newSecret } from '../system/secrets.ts';
import { keepPassword } from './accounts.ts';
import { appendEvent, enqueueMessage } from '../events/append.ts';

/** The caller of a reset: a mobile number at an address. */
export interface Caller {
  readonly key: string;
  /** As entered. */
  readonly mobile: string;
  /** The key attempts are counted by. */
  readonly pair: string;
}

export function callerOf({ secrets, ip }: RequestContext, mobile: string): Caller {
  const pair = pairOf(dialledAs(mobile) ?? plainNumber(mobile), ip);
  return { pair, mobile, key: secrets.hmac('recovery', pair) };
}

const codeHash = ({ secrets }: RequestContext, { key }: Caller, userId: number, code: string) =>
  secrets.hmac('recoveryCode', `${key} ${userId} ${code}`);

const readUnderWay = (db: Database['db'] | Trx, { key }: Caller) =>
  db
    .selectFrom('recoveries')
    .innerJoin('staff', 'staff.userId', 'recoveries.userId')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select([...ACCOUNT, 'staff.mobile'])
    .select(['codeHash', 'codeTime', 'tries', 'validatedTime', 'recoveries.creationTime'])
    .select(['proofHash', 'proved'])
    .where('recoveryKey', '=', key);

type UnderWay = NonNullable<
  Awaited<ReturnType<ReturnType<typeof readUnderWay>['executeTakeFirst']>>
>;

const proofHash = ({ secrets }: RequestContext, proof: string) =>
  secrets.hmac('recoveryProof', proof);

/** Identifies the browser: its proof cookie, or for clients without cookies the User-Agent. */
const markOf = (context: RequestContext) =>
  context.proof === undefined
    ? context.secrets.hmac('recoveryAgent', context.agent ?? '')
    : proofHash(context, context.proof);

/**
 * Whether the caller started the reset. Clients without cookies are identified by their address alone, until one with
 * cookies has continued, or the code was correct: what follows is reserved for the client that entered it.
 */
const isBeginner = (
  context: RequestContext,
  { proofHash: kept, proved }: Pick<UnderWay, 'proofHash' | 'proved'>,
) => (context.proof === undefined && !proved) || markOf(context) === kept;

function stands(
  context: RequestContext,
  { mobile }: Caller,
  found: UnderWay | undefined,
): UnderWay | undefined {
  const now = context.now();
  if (!found || !isUnderWay(found, now) || !mayEnter(found, now)) return undefined;
  // The user's number may have changed since.
  if (!isMobile(found.mobile ?? '', mobile)) return undefined;
  return isBeginner(context, found) ? found : undefined;
}

/** The user in the history of a reset: only a correct code proves the identity. */
export const happened = (context: RequestContext, user?: { userId: number; username: string }) => ({
  time: context.now(),
  ip: context.ip,
  subject: ['staff', user?.userId ?? 0] as ['staff', number],
  byType: user ? ('STAFF' as const) : null,
  byId: user?.userId ?? null,
  byName: user?.username ?? null,
});

/**
 * Starts a reset once login name and mobile number match. Starting again in the same browser resumes with the remaining
 * attempts, but needs a new code if the browser cannot prove that it entered the last one;
 * another browser at the same address starts over.
 */
export const beginRecovery = (
  context: RequestContext,
  { key }: Caller,
  userId: number,
): Promise<void> =>
  context.database.transaction(async (trx) => {
    const creationTime = context.now();
    const before = await trx
      .selectFrom('recoveries')
      .select(['userId', 'proofHash', 'proved'])
      .where('recoveryKey', '=', key)
      .forUpdate()
      .executeTakeFirst();
    const same = before?.userId === userId && isBeginner(context, before);
    if (same && context.proof !== undefined) {
      await trx
        .updateTable('recoveries')
        .set({ creationTime })
        .where('recoveryKey', '=', key)
        .execute();
      return;
    }
    const proof = newSecret();
    const hashed = proofHash(context, proof);
    const begun = { creationTime, proofHash: hashed, proved: false, validatedTime: null };
    const fresh = { userId, codeHash: null, codeTime: null, tries: 0 };
    await trx
      .insertInto('recoveries')
      .values({ recoveryKey: key, ...begun, ...fresh })
      .onConflict((is) =>
        is.column('recoveryKey').doUpdateSet(same ? begun : { ...begun, ...fresh }),
      )
      .execute();
    context.giveProof(proof);
  });

/** The user a code may be sent to; undefined if no matching name and number were entered. */
export const findRecovering = async (
  context: RequestContext,
  caller: Caller,
): Promise<UnderWay | undefined> =>
  stands(context, caller, await readUnderWay(context.database.db, caller).executeTakeFirst());

const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * Adds a new code for the user's stored number to the outbox; the previous code becomes invalid.
 * Sends nothing if another client has started a reset there since the user was read.
 */
export async function sendCode(
  context: RequestContext,
  caller: Caller,
  user: UnderWay,
): Promise<void> {
  const code = newCode();
  const now = context.now();
  const { userId, username, mobile } = user;
  await context.database.transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('recoveries')
      .set({ codeHash: codeHash(context, caller, userId, code), codeTime: now, tries: 0 })
      .set({ validatedTime: null, proved: user.proved || context.proof !== undefined })
      .where('recoveryKey', '=', caller.key)
      .where('userId', '=', userId)
      .where('proofHash', '=', user.proofHash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const address = dialledAs(mobile ?? '');
    if (address === undefined) return;
    const to = { channel: 'SMS', address } as const;
    await enqueueMessage(trx, 'PASSWORD_CODE', to, { code, username }, now);
    await appendEvent(trx, { ...happened(context, user), type: 'PASSWORD_CODE_SENT' });
  });
}

/** Whether the code is the last one sent, and the user of the reset. Codes are single-use, and each attempt counts. */
export const tryCode = (context: RequestContext, caller: Caller, code: string) =>
  context.database.transaction(async (trx) => {
    const now = context.now();
    const read = await readUnderWay(trx, caller).forUpdate('recoveries').executeTakeFirst();
    const found = stands(context, caller, read);
    const open = found && mayTryCode(found, now);
    const right = open && found.codeHash === codeHash(context, caller, found.userId, code);
    const permitted = {
      codeHash: null,
      validatedTime: now,
      proofHash: markOf(context),
      proved: true,
    };
    if (open)
      await trx
        .updateTable('recoveries')
        .set(right ? permitted : { tries: found.tries + 1 })
        .where('recoveryKey', '=', caller.key)
        .execute();
    if (right)
      await takeOutCodes(
        trx,
        sql`"address" = ${dialledAs(found.mobile ?? '') ?? ''}
      and "data"->>'username' = ${found.username}`,
      );
    return { right: right === true, user: found };
  });

/** Whether a new password would be accepted now. */
export async function mayKeepPassword(context: RequestContext, caller: Caller): Promise<boolean> {
  const found = await findRecovering(context, caller);
  return found !== undefined && maySetPassword(found, context.now());
}

/** Sets the new password once and ends all sessions of the user; returns their name, or undefined if it is too late. */
export const endRecovery = (
  context: RequestContext,
  caller: Caller,
  passwordHash: string,
): Promise<string | undefined> =>
  context.database.transaction(async (trx) => {
    const now = context.now();
    const read = await readUnderWay(trx, caller)
      .forUpdate(['recoveries', 'staff'])
      .executeTakeFirst();
    const found = stands(context, caller, read);
    if (!found || !maySetPassword(found, now)) return undefined;
    const ended = await keepPassword(trx, { userId: found.userId, passwordHash, now });
    await appendEvent(trx, {
      ...happened(context, found),
      type: 'PASSWORD_CHANGED',
      data: { how: 'code', ended },
    });
    return found.username;
  });

/** Account fields that a reset depends on. */
type Recovering = { userId: number; mobile: string | null; userStatus: string; roleId: number };

/** A changed number, status or role cancels a reset in progress. Call it in the transaction of the change. */
export async function endRecoveriesOf(trx: Trx, from: Recovering, to: Recovering): Promise<void> {
  const same =
    from.mobile === to.mobile && from.userStatus === to.userStatus && from.roleId === to.roleId;
  if (!same) await trx.deleteFrom('recoveries').where('userId', '=', from.userId).execute();
}

/** Removes codes, and who they were for, from their messages; unsent messages are not sent. */
const takeOutCodes = (db: Database['db'] | Trx, which: RawBuilder<unknown>) =>
  sql`update "outbox" set "data" = "data" - 'code' - 'username', "address" = '•••', "emptied" = true,
      "error" = case when "state" = 'WAITING' then 'OVER' else "error" end,
      "state" = case when "state" = 'WAITING' then 'FAILED' else "state" end
    where "event" = 'PASSWORD_CODE' and jsonb_exists("data", 'username') and ${which}`.execute(db);

/** Deletes abandoned resets, and removes expired codes from their messages. */
export async function forgetRecoveries(
  services: Pick<RequestContext, 'database' | 'now'>,
): Promise<void> {
  const { db } = services.database;
  const now = services.now();
  await db
    .deleteFrom('recoveries')
    .where('creationTime', '<', now - RECOVERY_LIFE_MS)
    .execute();
  await takeOutCodes(db, sql`"creationTime" < ${now - CODE_LIFE_MS}`);
}

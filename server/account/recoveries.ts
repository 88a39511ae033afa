// A forgotten password, step by step. Each is bound to the mobile number as it was entered, the caller's address and the browser that began.
import { randomInt } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { dialledAs, digitsOf, isMobile } from '../../domain/people/mobiles.ts';
import {
  CODE_DIGITS,
  CODE_LIFE_MS,
  isUnderWay,
  maySetPassword,
  mayTryCode,
  RECOVERY_LIFE_MS,
} from '../../domain/people/recovery.ts';
import type { Database } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { ACCOUNT, mayEnter } from '../http/session.ts';
import { pairOf } from '../http/throttle.ts';
import { newSecret } from '../system/secrets.ts';
import { keepPassword } from './accounts.ts';
import { appendEvent, enqueueMessage } from '../events/append.ts';

/** Who recovers, as far as it is known: a mobile number at an address. */
export interface Caller {
  readonly key: string;
  /** As it was entered. */
  readonly mobile: string;
  /** By which tries are counted. */
  readonly pair: string;
}

export function callerOf({ secrets, ip }: RequestContext, mobile: string): Caller {
  const pair = pairOf(digitsOf(mobile), ip);
  return { pair, mobile, key: secrets.hmac('recovery', pair) };
}

const codeHash = ({ secrets }: RequestContext, { key }: Caller, userId: number, code: string) =>
  secrets.hmac('recoveryCode', `${key} ${userId} ${code}`);

const readUnderWay = (db: Database['db'] | Transaction<Tables>, { key }: Caller) =>
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

/** What is known of whoever asks: their proof. A program that keeps no cookies has nothing but what it calls itself. */
const markOf = (context: RequestContext) =>
  context.proof === undefined
    ? context.secrets.hmac('recoveryAgent', context.agent ?? '')
    : proofHash(context, context.proof);

/**
 * Whether it is who began. One that keeps no cookies is known by its address alone, until one that does has come, or
 * the code was right: what follows is permitted to whoever entered it, and to nobody else at that address.
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
  // The user may have another number by now.
  if (!isMobile(found.mobile ?? '', mobile)) return undefined;
  return isBeginner(context, found) ? found : undefined;
}

/** What of somebody's recovery goes into the history: who they say they are is proved by a code alone. */
export const happened = (context: RequestContext, user?: { userId: number; username: string }) => ({
  time: context.now(),
  ip: context.ip,
  subject: ['staff', user?.userId ?? 0] as ['staff', number],
  byKind: user ? ('STAFF' as const) : null,
  byId: user?.userId ?? null,
  byName: user?.username ?? null,
});

/**
 * Login name and mobile number belong together: from now on a code may be sent. Whoever begins once more goes on where
 * they were, with the tries that are left, but has to enter another code where it cannot prove that it entered the last;
 * another browser at the same address begins anew.
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

/** Who may be sent a code here; nobody where no name and number were found to belong together. */
export const findRecovering = async (
  context: RequestContext,
  caller: Caller,
): Promise<UnderWay | undefined> =>
  stands(context, caller, await readUnderWay(context.database.db, caller).executeTakeFirst());

const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * Puts a new code into the outbox, for the number that is kept of the user; the one before is worth nothing from now on.
 * Nothing is sent where somebody else has begun there since the user was read.
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
    const to = { channel: 'SMS', address: dialledAs(mobile ?? '') } as const;
    await enqueueMessage(trx, 'PASSWORD_CODE', to, { code, username }, now);
    await appendEvent(trx, { ...happened(context, user), type: 'PASSWORD_CODE_SENT' });
  });
}

/** Whether it is the code that was sent last, and of whose recovery. It is worth nothing afterwards, and each try counts. */
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
        sql`"address" = ${dialledAs(found.mobile ?? '')}
      and "data"->>'username' = ${found.username}`,
      );
    return { right: right === true, user: found };
  });

/** Whether a new password would be taken now. */
export async function mayKeepPassword(context: RequestContext, caller: Caller): Promise<boolean> {
  const found = await findRecovering(context, caller);
  return found !== undefined && maySetPassword(found, context.now());
}

/** Gives the user the new password, once, and ends every session of theirs; gives their name, nothing where it is too late. */
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

/** What decides whose a recovery is, and whether one is possible. */
type Recovering = { userId: number; mobile: string | null; userStatus: string; roleId: number };

/** Another number, status or role ends what is under way to another password. Call it in the transaction of the change. */
export async function endRecoveriesOf(
  trx: Transaction<Tables>,
  from: Recovering,
  to: Recovering,
): Promise<void> {
  const same =
    from.mobile === to.mobile && from.userStatus === to.userStatus && from.roleId === to.roleId;
  if (!same) await trx.deleteFrom('recoveries').where('userId', '=', from.userId).execute();
}

/** Takes codes out of the messages that told them, and whose they were: a message that did not leave will not. */
const takeOutCodes = (db: Database['db'] | Transaction<Tables>, which: RawBuilder<unknown>) =>
  sql`update "outbox" set "data" = "data" - 'code' - 'username', "address" = '•••', "emptied" = true,
      "error" = case when "state" = 'WAITING' then 'OVER' else "error" end,
      "state" = case when "state" = 'WAITING' then 'FAILED' else "state" end
    where "event" = 'PASSWORD_CODE' and jsonb_exists("data", 'username') and ${which}`.execute(db);

/** Drops ways that nobody went to their end, and takes codes that are over out of the messages that told them. */
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

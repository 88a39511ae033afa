// A forgotten password, step by step. Each is bound to the mobile number as it was entered, the caller's address and the browser that began.
import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dialledAs, digitsOf } from '../../domain/mobiles.ts';
import {
  CODE_DIGITS,
  CODE_LIFE_MS,
  isUnderWay,
  maySetPassword,
  mayTryCode,
  RECOVERY_LIFE_MS,
} from '../../domain/recovery.ts';
import type { Database } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import type { Ask } from '../http/ask.ts';
import { ACCOUNT, mayEnter } from '../http/session.ts';
import { pairOf } from '../http/throttle.ts';
import { newSecret } from '../secrets.ts';
import { keepPassword } from './accounts.ts';
import { record, tell } from './record.ts';

/** Who recovers, as far as it is known: a mobile number at an address. */
export interface Caller {
  readonly key: string;
  /** By which tries are counted. */
  readonly pair: string;
}

export function callerOf({ secrets, ip }: Ask, mobile: string): Caller {
  const pair = pairOf(digitsOf(mobile), ip);
  return { pair, key: secrets.hmac('recovery', pair) };
}

const codeHash = ({ secrets }: Ask, { key }: Caller, code: string) =>
  secrets.hmac('recoveryCode', `${key} ${code}`);

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

const proofHash = ({ secrets }: Ask, proof: string) => secrets.hmac('recoveryProof', proof);

/** Whether it is the browser that began. One that keeps no cookies is known by its address alone, until one that does has come. */
const isBeginner = (
  ask: Ask,
  { proofHash: kept, proved }: Pick<UnderWay, 'proofHash' | 'proved'>,
) => (ask.proof === undefined ? !proved : proofHash(ask, ask.proof) === kept);

function stands(ask: Ask, found: UnderWay | undefined): UnderWay | undefined {
  const now = ask.now();
  if (!found || !isUnderWay(found, now) || !mayEnter(found, now)) return undefined;
  return isBeginner(ask, found) ? found : undefined;
}

/** What of somebody's recovery goes into the history: who they say they are is proved by a code alone. */
export const happened = (ask: Ask, user?: { userId: number; username: string }) => ({
  time: ask.now(),
  ip: ask.ip,
  subject: ['staff', user?.userId ?? 0] as ['staff', number],
  byKind: user ? ('STAFF' as const) : null,
  byId: user?.userId ?? null,
  byName: user?.username ?? null,
});

/**
 * Login name and mobile number belong together: from now on a code may be sent. Whoever begins once more goes on where
 * they were, with the tries that are left; another browser at the same address begins anew.
 */
export const beginRecovery = (ask: Ask, { key }: Caller, userId: number): Promise<void> =>
  ask.database.transaction(async (trx) => {
    const creationTime = ask.now();
    const before = await trx
      .selectFrom('recoveries')
      .select(['userId', 'proofHash', 'proved'])
      .where('recoveryKey', '=', key)
      .forUpdate()
      .executeTakeFirst();
    const same = before?.userId === userId && isBeginner(ask, before);
    if (same && ask.proof !== undefined) {
      await trx
        .updateTable('recoveries')
        .set({ creationTime })
        .where('recoveryKey', '=', key)
        .execute();
      return;
    }
    const proof = newSecret();
    const begun = { creationTime, proofHash: proofHash(ask, proof), proved: false };
    const fresh = { userId, codeHash: null, codeTime: null, tries: 0, validatedTime: null };
    await trx
      .insertInto('recoveries')
      .values({ recoveryKey: key, ...begun, ...fresh })
      .onConflict((is) =>
        is.column('recoveryKey').doUpdateSet(same ? begun : { ...begun, ...fresh }),
      )
      .execute();
    ask.giveProof(proof);
  });

/** Who may be sent a code here; nobody where no name and number were found to belong together. */
export const findRecovering = async (ask: Ask, caller: Caller): Promise<UnderWay | undefined> =>
  stands(ask, await readUnderWay(ask.database.db, caller).executeTakeFirst());

const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Puts a new code into the outbox, for the number that is kept of the user; the one before is worth nothing from now on. */
export async function sendCode(ask: Ask, caller: Caller, user: UnderWay): Promise<void> {
  const code = newCode();
  const now = ask.now();
  await ask.database.transaction(async (trx) => {
    await trx
      .updateTable('recoveries')
      .set({ codeHash: codeHash(ask, caller, code), codeTime: now, tries: 0, validatedTime: null })
      .set({ proved: ask.proof !== undefined })
      .where('recoveryKey', '=', caller.key)
      .execute();
    const address = dialledAs(user.mobile ?? '');
    const { username } = user;
    await tell(trx, 'PASSWORD_CODE', { channel: 'SMS', address }, { code, username }, now);
    await record(trx, { ...happened(ask, user), type: 'PASSWORD_CODE_SENT' });
  });
}

/** Whether it is the code that was sent last. It is worth nothing afterwards, and each try counts. */
export const tryCode = (ask: Ask, caller: Caller, code: string): Promise<boolean> =>
  ask.database.transaction(async (trx) => {
    const now = ask.now();
    const read = await readUnderWay(trx, caller).forUpdate('recoveries').executeTakeFirst();
    const found = stands(ask, read);
    const open = found && mayTryCode(found, now);
    const right = open && found.codeHash === codeHash(ask, caller, code);
    if (open)
      await trx
        .updateTable('recoveries')
        .set(right ? { codeHash: null, validatedTime: now } : { tries: found.tries + 1 })
        .where('recoveryKey', '=', caller.key)
        .execute();
    if (!right) await record(trx, { ...happened(ask, found), type: 'PASSWORD_CODE_REFUSED' });
    return right === true;
  });

/** Whether a new password would be taken now. */
export async function mayKeepPassword(ask: Ask, caller: Caller): Promise<boolean> {
  const found = await findRecovering(ask, caller);
  return found !== undefined && maySetPassword(found, ask.now());
}

/** Gives the user the new password, once, and ends every session of theirs; gives their name, nothing where it is too late. */
export const endRecovery = (
  ask: Ask,
  caller: Caller,
  passwordHash: string,
): Promise<string | undefined> =>
  ask.database.transaction(async (trx) => {
    const now = ask.now();
    const read = await readUnderWay(trx, caller)
      .forUpdate(['recoveries', 'staff'])
      .executeTakeFirst();
    const found = stands(ask, read);
    if (!found || !maySetPassword(found, now)) return undefined;
    const ended = await keepPassword(trx, { userId: found.userId, passwordHash, now });
    await record(trx, {
      ...happened(ask, found),
      type: 'PASSWORD_CHANGED',
      data: { how: 'code', ended },
    });
    return found.username;
  });

/** Drops ways that nobody went to their end, and takes codes that are over out of the messages that told them. */
export async function forgetRecoveries(house: Pick<Ask, 'database' | 'now'>): Promise<void> {
  const { db } = house.database;
  const now = house.now();
  await db
    .deleteFrom('recoveries')
    .where('creationTime', '<', now - RECOVERY_LIFE_MS)
    .execute();
  await sql`update "outbox" set "data" = "data" - 'code',
      "state" = case when "state" = 'WAITING' then 'FAILED' else "state" end
    where "event" = 'PASSWORD_CODE' and jsonb_exists("data", 'code')
      and "creationTime" < ${now - CODE_LIFE_MS}`.execute(db);
}

// Seals the history in batches, each of which holds the hash of the one before.
import { sql, type Transaction } from 'kysely';
import { DatabaseBusy, type Database } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../http/context.ts';
import type { Log } from '../system/log.ts';
import type { Secrets } from '../system/secrets.ts';
import { BATCH_MAX, eventsBetween, keyIdOf, sealOf } from './sealedRows.ts';

/** Any number that nothing else on this database locks: who holds it seals, and keeps the end of the chain outside. */
export const SEALING = 7_306_016;
/** How long sealing may keep writers waiting before it gives up until the next round. */
const LOCK_WAIT_MS = 250;
const LOCK_NOT_TO_BE_HAD = '55P03';

const lastSeal = (db: Transaction<Tables>) =>
  db
    .selectFrom('seals')
    .select(['sealId', 'lastId', 'hash'])
    .orderBy('sealId', 'desc')
    .limit(1)
    .executeTakeFirst();

const isLockWait = (error: unknown): boolean => {
  const cause = error instanceof DatabaseBusy ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_TO_BE_HAD;
};

/**
 * The number up to which nothing can come any more; undefined where it could not be learned without keeping writers
 * waiting.
 *
 * Happenings get their numbers when they are written and are seen when their transaction ends, so that number 7 may
 * come to light after number 8. A number is only ever drawn by an insert, and an insert holds ROW EXCLUSIVE on the
 * table from before it draws until its transaction ends. SHARE is granted when nobody holds that: at this moment every
 * number that was drawn is there for good or has been rolled back, and whatever comes gets a greater one. Reading the
 * greatest number is all that is done under the lock; hashing happens afterwards, while others write.
 */
async function settledUpTo(database: Database): Promise<number | undefined> {
  try {
    return await database.transaction(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(trx);
      await sql`lock table "events" in share mode`.execute(trx);
      const { last } = await trx
        .selectFrom('events')
        .select((is) => is.fn.max('id').as('last'))
        .executeTakeFirstOrThrow();
      return last ?? 0;
    });
  } catch (error) {
    if (isLockWait(error)) return undefined;
    throw error;
  }
}

interface Sealed {
  readonly sealId: number;
  readonly hash: string;
  readonly count: number;
}

/** Seals the next batch; nothing where another server is at it, or nothing is left. */
async function sealBatch(
  database: Database,
  settled: number,
  { now, most, secrets }: { now: number; most: number; secrets: Secrets },
): Promise<Sealed | undefined> {
  return database.transaction(async (trx) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${SEALING}) as "mine"`.execute(trx);
    if (!rows[0]?.mine) return undefined;
    const before = await lastSeal(trx);
    const events = await eventsBetween(trx, before?.lastId, settled, most);
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last) return undefined;
    const head = {
      hashBefore: before?.hash ?? null,
      firstId: first.id,
      lastId: last.id,
      count: events.length,
      time: now,
      keyId: keyIdOf(secrets),
    };
    const seal = {
      sealId: (before?.sealId ?? 0) + 1,
      ...head,
      hash: sealOf(head, events, secrets),
    };
    await trx.insertInto('seals').values(seal).execute();
    return { sealId: seal.sealId, hash: seal.hash, count: seal.count };
  });
}

type Sealing = Pick<Services, 'database' | 'now' | 'secrets'> & {
  readonly log?: Log;
  /** Happenings in a batch at most. */
  readonly most?: number;
};

/** Whether there is anything that no seal covers; costs two looks at an index. */
async function anythingNew({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`select
    coalesce((select max("id") from "events"), 0) > coalesce((select max("lastId") from "seals"), 0) as "fresh"`.execute(
    db,
  );
  return rows[0]?.fresh === true;
}

/**
 * Seals everything that has happened and can no longer be joined by a late one, a batch a transaction. Many servers
 * may call it: one of them does the work. Every seal is also a line of the log, which stands outside the database.
 * @returns how many batches were sealed
 */
export async function sealEvents({
  database,
  now,
  secrets,
  log,
  most = BATCH_MAX,
}: Sealing): Promise<number> {
  if (!(await anythingNew(database))) return 0;
  const settled = await settledUpTo(database);
  if (settled === undefined) return 0;
  for (let batches = 0; ; batches += 1) {
    const sealed = await sealBatch(database, settled, { now: now(), most, secrets });
    if (!sealed) return batches;
    log?.info(sealed, 'sealed');
  }
}

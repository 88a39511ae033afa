// Seals the events in batches, each containing the hash of the previous one.
import { sql } from 'kysely';
import { DatabaseBusy, type Database } from '../db/connect.ts';
import type { Services } from '../http/context.ts';
import type { Log } from '../system/openLog.ts';
import type { Secrets } from '../system/secrets.ts';
import { BATCH_MAX, eventsBetween, holdsSealing, keyIdOf, lastSeal, sealOf } from './sealedRows.ts';

/** How long sealing may block writers before it gives up until the next round. */
const LOCK_WAIT_MS = 250;
const LOCK_NOT_TO_BE_HAD = '55P03';

const isLockWait = (error: unknown): boolean => {
  const cause = error instanceof DatabaseBusy ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_TO_BE_HAD;
};

/**
 * The highest id below which no further event can appear; undefined if that would block writers too
 * long.
 *
 * Events get ids on insert and become visible on commit, so that id 7 may appear
 * after id 8. An id is only drawn by an insert, which holds ROW EXCLUSIVE on the
 * table from before it draws the id until its transaction ends. SHARE is granted once no transaction holds that: at
 * this moment every drawn id is committed or rolled back, and later ones are greater. Only the
 * highest id is read under the lock; hashing happens afterwards, concurrently with writers.
 */
async function committedUpTo(database: Database): Promise<number | undefined> {
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

/** Seals the next batch; does nothing if another server is sealing or nothing is left. */
async function sealBatch(
  database: Database,
  upTo: number,
  { now, most, secrets }: { now: number; most: number; secrets: Secrets },
): Promise<Sealed | undefined> {
  return database.transaction(async (trx) => {
    if (!(await holdsSealing(trx))) return undefined;
    const before = await lastSeal(trx).select(['sealId', 'lastId', 'hash']).executeTakeFirst();
    const events = await eventsBetween(trx, before?.lastId, upTo, most);
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
  /** Maximum events in a batch. */
  readonly most?: number;
};

/** Whether there are unsealed events; costs two index lookups. */
async function anythingNew({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`select
    coalesce((select max("id") from "events"), 0) > coalesce((select max("lastId") from "seals"), 0) as "fresh"`.execute(
    db,
  );
  return rows[0]?.fresh === true;
}

/**
 * Seals all events that no late commit can precede any more, one batch per transaction. Several servers
 * may call it: one of them does the work. The last seal is also logged, outside the database: it covers those before.
 * @returns the number of sealed batches
 */
export async function sealEvents({
  database,
  now,
  secrets,
  log,
  most = BATCH_MAX,
}: Sealing): Promise<number> {
  if (!(await anythingNew(database))) return 0;
  const upTo = await committedUpTo(database);
  if (upTo === undefined) return 0;
  let [batches, count] = [0, 0];
  let last: Sealed | undefined;
  try {
    for (;;) {
      const sealed = await sealBatch(database, upTo, { now: now(), most, secrets });
      if (!sealed) return batches;
      last = sealed;
      batches += 1;
      count += sealed.count;
    }
  } finally {
    if (last) log?.info({ ...last, count, batches }, 'sealed');
  }
}

// Walks the chain of seals and says which batch is the first that is not as it was sealed.
import { sql, type Kysely } from 'kysely';
import type { SealedEvent } from '../../domain/people/seals.ts';
import type { Tables } from '../db/tables.ts';
import type { Secrets } from '../system/secrets.ts';
import { BATCH_MAX, eventsBetween, keyIdOf, sealOf } from './sealedRows.ts';
import { countLost } from './lostValues.ts';

type Db = Kysely<Tables>;

/** What is wrong with a batch. */
export type Fault = 'CHANGED' | 'CHAIN' | 'MISSING' | 'UNKEYED' | 'OTHER_KEY';

/** What a walk checks seals with. */
export interface Checking {
  readonly secrets: Secrets;
  /** From this seal on all must be made with the server's key; nothing where only the chain itself tells. */
  readonly keyedFrom?: number | undefined;
}

/** How far everything was found whole. */
export interface Reached {
  /** The last batch that was looked at and is whole; 0 before the first. */
  readonly sealId: number;
  /** Its hash: whoever writes it down elsewhere would see a chain that was made anew. */
  readonly hash: string | null;
  /** The last happening in it; nothing before the first, so that whatever was put in front of all others is seen too. */
  readonly lastId: number | undefined;
}

/** Before the first batch. */
export const BEGINNING: Reached = { sealId: 0, hash: null, lastId: undefined };

export interface Walked extends Reached {
  /** Happenings in the batches that this walk looked at. */
  readonly events: number;
  /** Personal values that these refer to, and that are gone though nobody removed them. */
  readonly lost: number;
  /** There is no batch behind it. */
  readonly done: boolean;
  readonly broken: Broken | null;
}

/** The first batch that is not as it was sealed. */
export interface Broken {
  readonly sealId: number;
  readonly fault: Fault;
  readonly firstId: number;
  readonly lastId: number;
  readonly time: number;
}

/** Batches that one walk looks at. */
const AT_ONCE = 8;

/** The batches of this walk, and one more where there are more. */
const sealsBehind = (db: Db, sealId: number) =>
  db
    .selectFrom('seals')
    .selectAll()
    .where('sealId', '>', sealId)
    .orderBy('sealId')
    .limit(AT_ONCE + 1)
    .execute();

type Seal = Awaited<ReturnType<typeof sealsBehind>>[number];

/**
 * CHAIN: it does not hold the hash of the one before. MISSING: a seal between them is gone. UNKEYED: it was made without
 * the key where the server had it. OTHER_KEY: this server cannot check it. CHANGED: what it sealed is not what there is.
 */
function faultOf(
  seal: Seal,
  before: Reached,
  events: readonly SealedEvent[],
  { secrets, keyedFrom = Infinity }: Checking,
): Fault | undefined {
  if (seal.sealId !== before.sealId + 1) return 'MISSING';
  if (seal.keyId === null && seal.sealId >= keyedFrom) return 'UNKEYED';
  if (seal.hashBefore !== before.hash) return 'CHAIN';
  if (seal.keyId !== null && seal.keyId !== keyIdOf(secrets)) return 'OTHER_KEY';
  const same =
    events.length === seal.count &&
    events[0]?.id === seal.firstId &&
    sealOf(seal, events, secrets) === seal.hash;
  return same ? undefined : 'CHANGED';
}

/** The first seal that says that it was made with a key. */
export async function firstKeyed(db: Db): Promise<number> {
  const { first } = await db
    .selectFrom('seals')
    .select((is) => is.fn.min('sealId').as('first'))
    .where('keyId', 'is not', null)
    .executeTakeFirstOrThrow();
  return first ?? Infinity;
}

/**
 * Walks some batches of the chain behind one that was found whole.
 * @param after where the walk before ended; `BEGINNING` begins
 */
export async function walkSeals(
  db: Db,
  after: Reached,
  { secrets, keyedFrom = Infinity }: Checking,
): Promise<Walked> {
  const checking = { secrets, keyedFrom: Math.min(keyedFrom, await firstKeyed(db)) };
  const found = await sealsBehind(db, after.sealId);
  let reached = after;
  let [events, lost] = [0, 0];
  for (const seal of found.slice(0, AT_ONCE)) {
    const { sealId, hash, firstId, lastId, time } = seal;
    const sealed = await eventsBetween(db, reached.lastId, lastId, BATCH_MAX + 1);
    const fault = faultOf(seal, reached, sealed, checking);
    if (fault) {
      const broken = { sealId, fault, firstId, lastId, time };
      return { ...reached, events, lost, done: true, broken };
    }
    reached = { sealId, hash, lastId };
    events += seal.count;
    lost += await countLost(db, sealed);
  }
  return { ...reached, events, lost, done: found.length <= AT_ONCE, broken: null };
}

/** The happenings behind the last seal, as many as a batch holds. */
export async function unsealedEvents(db: Db): Promise<SealedEvent[]> {
  const last = await db
    .selectFrom('seals')
    .select('lastId')
    .orderBy('sealId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return eventsBetween(db, last?.lastId, Number.MAX_SAFE_INTEGER, BATCH_MAX);
}

/** How many seals were made without a key. */
export async function countUnkeyed(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('seals')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('keyId', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** How many happenings no seal covers yet. */
export async function countUnsealed(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as "total" from "events"
    where "id" > coalesce((select max("lastId") from "seals"), 0)`.execute(db);
  return rows[0]?.total ?? 0;
}

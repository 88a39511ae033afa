// Walks the chain of seals and finds the first batch that was altered.
import { sql } from 'kysely';
import type { AuditWalk } from '../../contract/operations/audit.ts';
import type { SealedEvent } from '../../domain/people/seals.ts';
import type { Db } from '../db/tables.ts';
import type { Secrets } from '../system/secrets.ts';
import { BATCH_MAX, eventsBetween, keyIdOf, lastSeal, sealOf } from './sealedRows.ts';
import { countLost } from './lostValues.ts';

type SealError = NonNullable<AuditWalk['broken']>['error'];

/** How seals are checked. */
export interface Checking {
  readonly secrets: Secrets;
  /** From this seal on all must be made with the server's key; undefined if only the chain itself is known. */
  readonly keyedFrom?: number | undefined;
}

/** The verified position. */
export interface Reached {
  /** The last verified batch; 0 before the first. */
  readonly sealId: number;
  /** Its hash; recorded elsewhere, it reveals a rebuilt chain. */
  readonly hash: string | null;
  /** Its last event; undefined before the first batch, so that events inserted before all others are found. */
  readonly lastId: number | undefined;
}

/** Before the first batch. */
export const BEGINNING: Reached = { sealId: 0, hash: null, lastId: undefined };

export interface Walked extends Reached {
  /** Number of events in the verified batches. */
  readonly events: number;
  /** Missing personal values these refer to that were not erased. */
  readonly lost: number;
  /** This was the last batch. */
  readonly done: boolean;
  /** The first altered batch. */
  readonly broken: AuditWalk['broken'];
}

/** Batches verified in one step. */
const AT_ONCE = 8;

/** The batches of this step, and one more if there are more. */
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
 * CHAIN: does not contain the previous hash. MISSING: a seal in between is gone. UNKEYED: made without the key although
 * the server had it. OTHER_KEY: this server cannot check it. CHANGED: its events differ from what was sealed.
 */
function errorOf(
  seal: Seal,
  before: Reached,
  events: readonly SealedEvent[],
  { secrets, keyedFrom = Infinity }: Checking,
): SealError | undefined {
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

/** The first seal marked as made with a key. */
export async function firstKeyed(db: Db): Promise<number> {
  const { first } = await db
    .selectFrom('seals')
    .select((is) => is.fn.min('sealId').as('first'))
    .where('keyId', 'is not', null)
    .executeTakeFirstOrThrow();
  return first ?? Infinity;
}

/**
 * Verifies the next batches of the chain.
 * @param after where the previous step ended; `BEGINNING` starts
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
    const error = errorOf(seal, reached, sealed, checking);
    if (error) {
      const broken = { sealId, error, firstId, lastId, time };
      return { ...reached, events, lost, done: true, broken };
    }
    reached = { sealId, hash, lastId };
    events += seal.count;
    lost += await countLost(db, sealed);
  }
  return { ...reached, events, lost, done: found.length <= AT_ONCE, broken: null };
}

/** Events after the last seal, at most one batch. */
export async function unsealedEvents(db: Db): Promise<SealedEvent[]> {
  const last = await lastSeal(db).select('lastId').executeTakeFirst();
  return eventsBetween(db, last?.lastId, Number.MAX_SAFE_INTEGER, BATCH_MAX);
}

/** Number of unsealed events. */
export async function countUnsealed(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as "total" from "events"
    where "id" > coalesce((select max("lastId") from "seals"), 0)`.execute(db);
  return rows[0]?.total ?? 0;
}

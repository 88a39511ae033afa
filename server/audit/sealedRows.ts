// Reads the events of a batch in sealing order, and computes its hash.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Secrets } from '../system/secrets.ts';
import { batchText, type BatchHead, type SealedEvent } from '../../domain/people/seals.ts';
import type { Db, Trx } from '../db/tables.ts';

/** Any number no other lock on this database uses; its holder seals and stores the anchor. */
export const SEALING = 7_306_016;

/** Whether this transaction has the lock until it ends; false if another server has it. */
export async function holdsSealing(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${SEALING}) as "mine"`.execute(trx);
  return rows[0]?.mine === true;
}

/** A query of the last seal. */
export const lastSeal = (db: Db) => db.selectFrom('seals').orderBy('sealId', 'desc').limit(1);

/** Maximum events in a batch: it is read into memory as a whole, and blocks the embedded database. */
export const BATCH_MAX = 1_000;

/**
 * Events after one id up to another, by id.
 * @param after undefined for the first batch, so that events inserted before all others are included
 * @param most maximum number of events
 */
export const eventsBetween = (
  db: Db,
  after: number | undefined,
  last: number,
  most: number,
): Promise<SealedEvent[]> =>
  db
    .selectFrom('events')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0))
    .where('id', '<=', last)
    .orderBy('id')
    .limit(most)
    .execute();

/** A fingerprint of the server key of seals, which does not reveal the key. */
export const keyIdOf = (secrets: Secrets): string => secrets.hmac('auditKey', '').slice(0, 12);

/** The hash of a batch: an HMAC under the server key, or SHA-256 for a batch without a key. */
export function sealOf(head: BatchHead, events: readonly SealedEvent[], secrets: Secrets): string {
  const text = batchText(head, events);
  return head.keyId === null
    ? createHash('sha256').update(text).digest('hex')
    : secrets.hmac('auditSeal', text);
}

// Reads the happenings of a batch as its seal wants them, and makes the hash of it.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Secrets } from '../system/secrets.ts';
import { batchText, type BatchHead, type SealedEvent } from '../../domain/people/seals.ts';
import type { Tables } from '../db/tables.ts';

/** Happenings in a batch at most: a batch is read into memory as a whole, and the embedded database waits for it. */
export const BATCH_MAX = 1_000;

/**
 * The happenings behind one number up to another, by their numbers.
 * @param after nothing for those before which there is no batch: whatever was put in front of all others is seen too
 * @param most how many are read at most
 */
export const eventsBetween = (
  db: Kysely<Tables>,
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

/** Which server key seals are made with; tells nothing of the key. */
export const keyIdOf = (secrets: Secrets): string => secrets.hmac('auditKey', '').slice(0, 12);

/** The hash of a batch: an HMAC under the server key, or, of a batch without a key, plain SHA-256. */
export function sealOf(head: BatchHead, events: readonly SealedEvent[], secrets: Secrets): string {
  const text = batchText(head, events);
  return head.keyId === null
    ? createHash('sha256').update(text).digest('hex')
    : secrets.hmac('auditSeal', text);
}

// A terminal's reports are taken once, however often they are sent: 'idempotency keys' of the terminal gateway.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Ask, House } from '../http/ask.ts';

/** How long a key is remembered: far longer than any terminal keeps trying. Milliseconds. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1_000;

/** What a report is answered: false when the server's own records speak against it and nothing was changed. */
export interface Said {
  accepted: boolean;
}

async function answerOf(trx: Transaction<Tables>, lockerId: number, key: string): Promise<Said> {
  const { answer } = await trx
    .selectFrom('gatewayKeys')
    .select('answer')
    .where('lockerId', '=', lockerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { accepted: (answer as Partial<Said>).accepted === true };
}

/**
 * Does the work of a report in a transaction together with its key; the same key of the same locker changes nothing
 * and is answered the same. A refusal forgets the key with all else.
 */
export function onceEach(
  ask: Ask,
  key: string,
  work: (trx: Transaction<Tables>) => Promise<boolean>,
): Promise<Said> {
  const { lockerId, database } = ask;
  return database.transaction(async (trx) => {
    const fresh = await trx
      .insertInto('gatewayKeys')
      .values({
        lockerId,
        key,
        answer: JSON.stringify({ accepted: true }),
        creationTime: ask.now(),
      })
      .onConflict((conflict) => conflict.columns(['lockerId', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!fresh) return answerOf(trx, lockerId, key);
    const accepted = await work(trx);
    if (!accepted) {
      await trx
        .updateTable('gatewayKeys')
        .set({ answer: JSON.stringify({ accepted }) })
        .where('lockerId', '=', lockerId)
        .where('key', '=', key)
        .execute();
    }
    return { accepted };
  });
}

/** Forgets keys that no terminal can still be repeating. */
export async function forgetReports({
  database,
  now,
}: Pick<House, 'database' | 'now'>): Promise<void> {
  await database.db
    .deleteFrom('gatewayKeys')
    .where('creationTime', '<', now() - REMEMBERED_MS)
    .execute();
}

// Idempotency keys of announcements: a provider's call under a key takes effect once.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { ParcelState, providerApi } from '../../contract/people/providerApi.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { bodyOf } from '../terminals/onceEach.ts';

/**
 * Runs an announcement, or returns the earlier response to the same one under its key. An error rolls back the key too.
 * Throws KEY_REUSED for a different announcement under a known key.
 */
export async function keyedAnnouncement(
  trx: Trx,
  context: RequestContext,
  input: ParsedInput<typeof providerApi.announce>,
  work: () => Promise<ParcelState>,
): Promise<ParcelState> {
  const { key } = input;
  if (key === undefined) return work();
  const { providerId } = context.provider;
  const bodyHmac = bodyOf(context, input);
  const fresh = await trx
    .insertInto('announcementKeys')
    .values({ providerId, key, bodyHmac, answer: '{}', creationTime: context.now() })
    .onConflict((conflict) => conflict.columns(['providerId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const named = { providerId, key };
  if (!fresh) {
    const before = await trx
      .selectFrom('announcementKeys')
      .select(['answer', 'bodyHmac'])
      .where((is) => is.and(named))
      .executeTakeFirstOrThrow();
    if (before.bodyHmac !== bodyHmac) throw new Problem('KEY_REUSED', { field: 'key' });
    return before.answer as ParcelState;
  }
  const answer = await work();
  await trx
    .updateTable('announcementKeys')
    .set({ answer: JSON.stringify(answer) })
    .where((is) => is.and(named))
    .execute();
  return answer;
}

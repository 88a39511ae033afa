// A terminal's reports are taken once, however often they are sent: 'idempotency keys' of the terminal gateway.
import type { Transaction } from 'kysely';
import { REPORTED_WITHIN_MS } from '../../domain/reports/reportTimes.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext, Services } from '../http/context.ts';
import { Problem } from '../system/problem.ts';

/** How long a key is remembered: as long as a terminal may keep a report. Milliseconds. */
const REMEMBERED_MS = REPORTED_WITHIN_MS;

/** What a report is answered: not accepted when the server's own records speak against it and nothing was changed. */
export interface Said {
  accepted: boolean;
  /** Of an arrival: the parcel, and where it lies. */
  ordersId?: number;
  boxId?: number;
}

/** A report that was not accepted before is not accepted now either: what looking at it again wrote is taken back. */
class StillRefused extends Error {}

type Trx = Transaction<Tables>;
type Keyed = { readonly key: string };

/** Whatever may be said under a key. */
type Body = { readonly key?: string | undefined };

/** What tells one report from another, whatever the order of its fields. It may hold a PIN, and is kept as an HMAC. */
export const bodyOf = ({ secrets }: RequestContext, said: Body): string =>
  secrets.hmac(
    'report',
    JSON.stringify(Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );

/** What the report under this key was answered before. Refuses another report with KEY_REUSED. */
async function answeredBefore(trx: Trx, context: RequestContext, said: Keyed): Promise<Said> {
  const { answer, bodyHmac } = await trx
    .selectFrom('gatewayKeys')
    .select(['answer', 'bodyHmac'])
    .where('lockerId', '=', context.lockerId)
    .where('key', '=', said.key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (bodyHmac !== null && bodyHmac !== bodyOf(context, said))
    throw new Problem('KEY_REUSED', { field: 'key' });
  return answer as Said;
}

const isFresh = async (trx: Trx, context: RequestContext, said: Keyed): Promise<boolean> => {
  const row = await trx
    .insertInto('gatewayKeys')
    .values({
      lockerId: context.lockerId,
      key: said.key,
      bodyHmac: bodyOf(context, said),
      answer: JSON.stringify({ accepted: true }),
      creationTime: context.now(),
    })
    .onConflict((conflict) => conflict.columns(['lockerId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

async function take(
  trx: Trx,
  context: RequestContext,
  said: Keyed,
  work: (trx: Trx) => Promise<boolean | Said>,
): Promise<Said> {
  const fresh = await isFresh(trx, context, said);
  const before = fresh ? undefined : await answeredBefore(trx, context, said);
  if (before?.accepted) return before;
  const done = await work(trx);
  const answer = typeof done === 'boolean' ? { accepted: done } : done;
  if (before && !answer.accepted) throw new StillRefused();
  if (typeof done === 'boolean' && done && fresh) return answer;
  await trx
    .updateTable('gatewayKeys')
    .set({ answer: JSON.stringify(answer) })
    .where('lockerId', '=', context.lockerId)
    .where('key', '=', said.key)
    .execute();
  return answer;
}

/**
 * Does the work of a report in a transaction together with its key. The same report again changes nothing and is answered
 * the same, unless it was not accepted: it is looked at anew then. A refusal forgets the key with all else.
 */
export async function onceEach(
  context: RequestContext,
  said: Keyed,
  work: (trx: Trx) => Promise<boolean | Said>,
): Promise<Said> {
  try {
    return await context.database.transaction((trx) => take(trx, context, said, work));
  } catch (error) {
    if (error instanceof StillRefused) return { accepted: false };
    throw error;
  }
}

/** Forgets keys and collections of which no terminal can still report. */
export async function forgetReports({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  for (const table of ['gatewayKeys', 'collections'] as const)
    await database.db
      .deleteFrom(table)
      .where('creationTime', '<', now() - REMEMBERED_MS)
      .execute();
  await database.db
    .deleteFrom('retiredPins')
    .where('retiredTime', '<', now() - REMEMBERED_MS)
    .execute();
}

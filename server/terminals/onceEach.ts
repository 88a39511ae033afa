// Idempotency keys of the terminal gateway: a repeated report takes effect once.
import { sql } from 'kysely';
import { REPORTED_WITHIN_MS } from '../../domain/reports/reportTimes.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext, JobContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';

/** How long keys are kept: as long as a terminal may keep a report. Milliseconds. */
const REMEMBERED_MS = REPORTED_WITHIN_MS;

/** The response to a report: not accepted if it contradicts the server's records, and nothing was changed. */
export interface Reply {
  accepted: boolean;
  /** For an arrival: the parcel and its box. */
  ordersId?: number;
  boxId?: number;
}

/** Rolls back the repeated check of a report that was not accepted before and is not accepted now. */
class StillRefused extends Error {}

type Keyed = { readonly key: string };

/** The body of any report with a key. */
type Body = { readonly key?: string | undefined };

/** Identifies a report regardless of field order. It may contain a PIN, so an HMAC is stored. */
export const bodyOf = ({ secrets }: RequestContext, body: Body): string =>
  secrets.hmac(
    'report',
    JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );

/** The earlier response to the report under this key. Throws KEY_REUSED for a different report. */
async function answeredBefore(trx: Trx, context: RequestContext, report: Keyed): Promise<Reply> {
  const { answer, bodyHmac } = await trx
    .selectFrom('gatewayKeys')
    .select(['answer', 'bodyHmac'])
    .where('lockerId', '=', context.lockerId)
    .where('key', '=', report.key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (bodyHmac !== null && bodyHmac !== bodyOf(context, report))
    throw new Problem('KEY_REUSED', { field: 'key' });
  return answer as Reply;
}

const isFresh = async (trx: Trx, context: RequestContext, report: Keyed): Promise<boolean> => {
  const row = await trx
    .insertInto('gatewayKeys')
    .values({
      lockerId: context.lockerId,
      key: report.key,
      bodyHmac: bodyOf(context, report),
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
  report: Keyed,
  work: (trx: Trx) => Promise<boolean | Reply>,
): Promise<Reply> {
  const fresh = await isFresh(trx, context, report);
  const before = fresh ? undefined : await answeredBefore(trx, context, report);
  if (before?.accepted) return before;
  const done = await work(trx);
  const answer = typeof done === 'boolean' ? { accepted: done } : done;
  if (before && !answer.accepted) throw new StillRefused();
  if (typeof done === 'boolean' && done && fresh) return answer;
  await trx
    .updateTable('gatewayKeys')
    .set({ answer: JSON.stringify(answer) })
    .where('lockerId', '=', context.lockerId)
    .where('key', '=', report.key)
    .execute();
  return answer;
}

/**
 * Processes a report and stores its key in one transaction. A repeated report changes nothing and gets the same
 * response, unless it was not accepted: then it is checked again. An error rolls back the key too.
 */
export async function onceEach(
  context: RequestContext,
  report: Keyed,
  work: (trx: Trx) => Promise<boolean | Reply>,
): Promise<Reply> {
  try {
    return await context.database.transaction((trx) => take(trx, context, report, work));
  } catch (error) {
    if (error instanceof StillRefused) return { accepted: false };
    throw error;
  }
}

/** The times by which records of reports grow old. */
const AGES = {
  gatewayKeys: 'creationTime',
  collections: 'creationTime',
  retiredPins: 'retiredTime',
  lockerOutages: 'toTime',
} as const;

/** Deletes keys, collections, PINs and outages too old for any report. */
export async function forgetReports(services: JobContext): Promise<void> {
  for (const [table, time] of Object.entries(AGES))
    await sql`delete from ${sql.table(table)}
      where ${sql.ref(time)} < ${services.now() - REMEMBERED_MS}`.execute(services.database.db);
}

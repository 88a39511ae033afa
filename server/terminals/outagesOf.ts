// The outages of a locker that reports received now may come from.
import { OUTAGE_REPORTS_WITHIN_MS } from '../../domain/limits.ts';
import { outagesBefore, type Outage } from '../../domain/terminals/outages.ts';
import type { Trx } from '../db/tables.ts';

/** Reads them from the heartbeats that the server received. `now` is epoch milliseconds. */
export async function outagesOf(trx: Trx, lockerId: number, now: number): Promise<Outage[]> {
  const last = await trx
    .selectFrom('lockerHeartbeats')
    .select('heartbeatTime')
    .where('lockerId', '=', lockerId)
    .executeTakeFirst();
  const known = await trx
    .selectFrom('lockerOutages')
    .select(['fromTime', 'toTime'])
    .where('lockerId', '=', lockerId)
    .where('toTime', '>=', now - OUTAGE_REPORTS_WITHIN_MS)
    .execute();
  return outagesBefore(now, known, last?.heartbeatTime ?? null);
}

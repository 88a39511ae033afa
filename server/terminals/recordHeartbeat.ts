// A terminal's heartbeat: one cheap statement, and a second only if the locker's situation changes.
import { sql } from 'kysely';
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import { situation } from '../../domain/lockers/lockers.ts';
import { heartbeatEvery, HEARTBEAT_OFFLINE_AFTER_MS } from '../../domain/terminals/terminals.ts';
import type { RequestContext } from '../http/context.ts';
import { updateLockerSituation } from '../lockers/lockerSituation.ts';

interface Life {
  version: string;
  /** Milliseconds since the terminal started. */
  upTime: number;
}

/** Start times that differ by less are the same start, measured by two clocks. Milliseconds. */
const SAME_START_MS = 60_000;

/** Stores the heartbeat, the outage it ends, and version and start time if they changed; returns the stored status. */
async function write(
  { database, lockerId }: RequestContext,
  { version, upTime }: Life,
  now: number,
) {
  const startTime = now - upTime;
  return database.db
    .with('started', (db) =>
      db
        .updateTable('terminals')
        .set({ version, startTime, lastUpdatedTime: now })
        .where('lockerId', '=', lockerId)
        .where(
          sql<boolean>`(version is distinct from ${version} or "startTime" is null
            or abs("startTime" - ${startTime}::bigint) > ${SAME_START_MS}::bigint)`,
        )
        .returning('lockerId'),
    )
    .with('outage', (db) =>
      db
        .insertInto('lockerOutages')
        .columns(['lockerId', 'fromTime', 'toTime'])
        .expression((is) =>
          is
            .selectFrom('lockers')
            .select([
              'lockers.lockerId',
              sql<number>`"heartbeatTime"`.as('fromTime'),
              sql<number>`${now}::bigint`.as('toTime'),
            ])
            .where('lockerId', '=', lockerId)
            .where('heartbeatTime', '<', now - HEARTBEAT_OFFLINE_AFTER_MS),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('lockerId'),
    )
    .updateTable('lockers')
    .set({ heartbeatTime: now })
    .where('lockerId', '=', lockerId)
    .returning((row) => [
      'lockerSituation',
      row
        .exists(
          row
            .selectFrom('alerts')
            .select('alertId')
            .whereRef('alerts.lockerId', '=', 'lockers.lockerId')
            .where('alertType', '!=', 'LOCKER_DISCONNECTED')
            .where('endTime', 'is', null)
            .where('settledTime', 'is', null),
        )
        .as('troubled'),
    ])
    .executeTakeFirstOrThrow();
}

/** Processes a heartbeat: the locker is ONLINE, or in EXCEPTION while an alert is open. */
export async function recordHeartbeat(
  context: RequestContext,
  life: Life,
): Promise<ParsedOutput<typeof terminals.heartbeat>> {
  const { lockerId } = context;
  const now = context.now();
  const { lockerSituation, troubled } = await write(context, life, now);
  const is = situation(now, now, Boolean(troubled), HEARTBEAT_OFFLINE_AFTER_MS);
  if (is !== lockerSituation) {
    await context.database.transaction((trx) =>
      updateLockerSituation(trx, lockerId, now, { byKind: 'TERMINAL', byId: lockerId }),
    );
  }
  return { lockerId, everyMs: heartbeatEvery(Math.random()), time: now };
}

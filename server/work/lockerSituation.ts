// Whether lockers can be reached and are well: from their heartbeats and their open alerts.
import type { Transaction } from 'kysely';
import { situation, type Situation } from '../../domain/lockers.ts';
import { HEARTBEAT_OFFLINE_AFTER_MS } from '../../domain/terminals.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../http/ask.ts';
import { record, type Happening } from './record.ts';

interface Turn {
  lockerId: number;
  from: Situation;
  to: Situation;
}

const turned = (
  { lockerId, from, to }: Turn,
  now: number,
  byKind: Happening['byKind'],
): Happening => ({
  time: now,
  type: 'LOCKER_SITUATION',
  subject: ['locker', lockerId],
  lockerId,
  byKind,
  byId: byKind === 'TERMINAL' ? lockerId : null,
  fromState: from,
  toState: to,
});

/**
 * Works the locker's situation out anew after its terminal spoke, and writes a change down. The list's order by
 * last change and the check for stale saves are about what people changed, so lastUpdatedTime stays.
 */
export async function settleSituation(
  trx: Transaction<Tables>,
  lockerId: number,
  now: number,
): Promise<void> {
  const locker = await trx
    .selectFrom('lockers')
    .select(['lockerSituation', 'heartbeatTime'])
    .where('lockerId', '=', lockerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const alert = await trx
    .selectFrom('alerts')
    .select('alertId')
    .where('lockerId', '=', lockerId)
    .where('endTime', 'is', null)
    .where('settledTime', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const to = situation(locker.heartbeatTime, now, alert !== undefined, HEARTBEAT_OFFLINE_AFTER_MS);
  const from = locker.lockerSituation;
  if (to === from) return;
  await trx
    .updateTable('lockers')
    .set({ lockerSituation: to, situationTime: now })
    .where('lockerId', '=', lockerId)
    .execute();
  await record(trx, turned({ lockerId, from, to }, now, 'TERMINAL'));
}

/**
 * Turns lockers whose terminal fell silent OFFLINE. A locker that never had a heartbeat keeps what is stored of it:
 * nobody has lost touch with it. Rows that another server is turning are left to it.
 */
export function turnSilentOffline({
  database,
  now,
}: Pick<House, 'database' | 'now'>): Promise<number> {
  const time = now();
  return database.transaction(async (trx) => {
    const turns = await trx
      .with('silent', (db) =>
        db
          .selectFrom('lockers')
          .select(['lockerId', 'lockerSituation as from'])
          .where('lockerSituation', '!=', 'OFFLINE')
          .where('heartbeatTime', '<', time - HEARTBEAT_OFFLINE_AFTER_MS)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('lockers')
      .from('silent')
      .set({ lockerSituation: 'OFFLINE', situationTime: time })
      .whereRef('lockers.lockerId', '=', 'silent.lockerId')
      .returning(['lockers.lockerId', 'silent.from'])
      .execute();
    await record(
      trx,
      turns.map((turn) => turned({ ...turn, to: 'OFFLINE' }, time, 'SERVER')),
    );
    return turns.length;
  });
}

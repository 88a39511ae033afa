// The situation of lockers, from their heartbeats and open alerts.
import type { Transaction } from 'kysely';
import { situation, type Situation } from '../../domain/lockers/lockers.ts';
import { HEARTBEAT_OFFLINE_AFTER_MS } from '../../domain/terminals/terminals.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../http/context.ts';
import { endAlert, raiseEverywhere, type Trouble } from '../alerts/alerts.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

type Trx = Transaction<Tables>;

interface Turn {
  lockerId: number;
  from: Situation;
  to: Situation;
}

const turned = ({ lockerId, from, to }: Turn, now: number, by: Trouble['by']): NewEvent => ({
  time: now,
  type: 'LOCKER_SITUATION',
  subject: ['locker', lockerId],
  lockerId,
  ...by,
  fromState: from,
  toState: to,
});

/** Being offline raises an alert by the server: the locker cannot report it. */
const disconnected = (now: number, by: Trouble['by']) =>
  ({ alertType: 'LOCKER_DISCONNECTED', time: now, now, by }) as const;

/**
 * The columns that decide the situation, locked until the transaction ends. Rows that reference the locker may still be
 * inserted (no key update); otherwise two reports that inserted their keys first would deadlock.
 */
export const lockLockerForUpdate = (trx: Trx, lockerId: number) =>
  trx
    .selectFrom('lockers')
    .select(['lockerSituation', 'heartbeatTime'])
    .where('lockerId', '=', lockerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Whether the locker has an open alert other than being offline. */
async function isTroubled(trx: Trx, lockerId: number): Promise<boolean> {
  const alert = await trx
    .selectFrom('alerts')
    .select('alertId')
    .where('lockerId', '=', lockerId)
    .where('alertType', '!=', 'LOCKER_DISCONNECTED')
    .where('endTime', 'is', null)
    .where('settledTime', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return alert !== undefined;
}

/**
 * Recomputes the situation after a report, and records a change. lastUpdatedTime stays, because sort order
 * and optimistic locking concern changes by people.
 */
export async function updateLockerSituation(
  trx: Trx,
  lockerId: number,
  now: number,
  by: Trouble['by'],
): Promise<void> {
  const { lockerSituation: from, heartbeatTime } = await lockLockerForUpdate(trx, lockerId);
  const silent = situation(heartbeatTime, now, false, HEARTBEAT_OFFLINE_AFTER_MS) === 'OFFLINE';
  if (!silent) await endAlert(trx, { lockerId, ...disconnected(now, by) });
  const troubled = await isTroubled(trx, lockerId);
  const to = situation(heartbeatTime, now, troubled, HEARTBEAT_OFFLINE_AFTER_MS);
  if (to === from) return;
  await trx
    .updateTable('lockers')
    .set({ lockerSituation: to, situationTime: now })
    .where('lockerId', '=', lockerId)
    .execute();
  await appendEvent(trx, turned({ lockerId, from, to }, now, by));
}

/** Locks and updates silent lockers, skipping rows locked by another server. */
const claimSilent = (trx: Trx, now: number) =>
  trx
    .with('silent', (db) =>
      db
        .selectFrom('lockers')
        .select(['lockerId', 'lockerSituation as from'])
        .where('lockerSituation', '!=', 'OFFLINE')
        .where('heartbeatTime', '<', now - HEARTBEAT_OFFLINE_AFTER_MS)
        .where('deletedAt', 'is', null)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .updateTable('lockers')
    .from('silent')
    .set({ lockerSituation: 'OFFLINE', situationTime: now })
    .whereRef('lockers.lockerId', '=', 'silent.lockerId')
    .returning(['lockers.lockerId', 'silent.from'])
    .execute();

/**
 * Sets silent lockers OFFLINE and raises LOCKER_DISCONNECTED. A locker that never sent a heartbeat
 * keeps its stored situation. Returns the number of lockers changed.
 */
export function turnSilentOffline({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const time = now();
  const by = { byKind: 'SERVER' } as const;
  return database.transaction(async (trx) => {
    const turns = await claimSilent(trx, time);
    await appendEvent(
      trx,
      turns.map((turn) => turned({ ...turn, to: 'OFFLINE' }, time, by)),
    );
    const silent = turns.map(({ lockerId }) => lockerId);
    await raiseEverywhere(trx, silent, disconnected(time, by));
    return turns.length;
  });
}

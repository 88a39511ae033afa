// Whether lockers can be reached and are well: from their heartbeats and their open alerts.
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

/** Being out of touch is an alert of its own, which the server raises: the locker cannot. */
const disconnected = (now: number, by: Trouble['by']) =>
  ({ alertType: 'LOCKER_DISCONNECTED', time: now, now, by }) as const;

/**
 * What decides the locker's situation, held until the transaction ends. Rows that merely refer to the locker may be
 * written meanwhile (no key update): two reports that wrote their keys first would otherwise wait for each other.
 */
export const lockLockerForUpdate = (trx: Trx, lockerId: number) =>
  trx
    .selectFrom('lockers')
    .select(['lockerSituation', 'heartbeatTime'])
    .where('lockerId', '=', lockerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Trouble that the locker is in; being out of touch is told apart. */
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
 * Works the locker's situation out anew after something was said of it, and writes a change down. The list's order
 * by last change and the check for stale saves are about what people changed, so lastUpdatedTime stays.
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

/** Claims the lockers that fell silent and turns them; rows that another server is turning are left to it. */
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
 * Turns lockers whose terminal fell silent OFFLINE and raises LOCKER_DISCONNECTED. A locker that never had a
 * heartbeat keeps what is stored of it: nobody has lost touch with it. Gives how many were turned.
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

// The situation of lockers, from their heartbeats and open alerts.
import { sql } from 'kysely';
import { situation, type Situation } from '../../domain/lockers/lockers.ts';
import { HEARTBEAT_OFFLINE_AFTER_MS } from '../../domain/terminals/terminals.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { JobContext } from '../http/context.ts';
import { endAlerts, raiseAlert, raiseEverywhere, type Trouble } from '../alerts/alerts.ts';
import { appendEvent } from '../events/append.ts';
import { HEARTBEAT_TIME } from './heartbeatTime.ts';

interface Turn {
  lockerId: number;
  from: Situation;
  to: Situation;
}

/** Being offline raises an alert by the server: the locker cannot report it. */
const disconnected = (now: number, by: Trouble['by']) =>
  ({ alertType: 'LOCKER_DISCONNECTED', time: now, now, by }) as const;

/** Also of none. */
const isOneOf = (lockerIds: readonly number[]) =>
  sql<boolean>`"lockers"."lockerId" = any(${lockerIds}::integer[])`;

/**
 * Locks lockers in the order of their ids until the transaction ends, and returns which. Rows that reference them may
 * still be inserted (no key update); otherwise two reports that inserted their keys first would deadlock.
 */
export async function lockLockersForUpdate(
  trx: Trx,
  lockerIds: readonly number[],
  { skipLocked = false } = {},
): Promise<number[]> {
  const rows = await trx
    .selectFrom('lockers')
    .select('lockerId')
    .where(isOneOf(lockerIds))
    .orderBy('lockerId')
    .forNoKeyUpdate()
    .$if(skipLocked, (query) => query.skipLocked())
    .execute();
  return rows.map(({ lockerId }) => lockerId);
}

/** The stored situations, and those that follow from the heartbeats and from open alerts other than being offline. */
export async function readTurns(
  db: Db,
  lockerIds: readonly number[],
  now: number,
): Promise<Turn[]> {
  const troubled = sql<boolean>`exists (select from "alerts" where "alerts"."lockerId" = "lockers"."lockerId"
    and "alertType" <> 'LOCKER_DISCONNECTED' and "endTime" is null and "resolvedTime" is null)`;
  const rows = await db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerSituation as from', HEARTBEAT_TIME.as('heartbeatTime')])
    .select(troubled.as('troubled'))
    .where(isOneOf(lockerIds))
    .execute();
  return rows.map(({ lockerId, from, heartbeatTime, troubled: isTroubled }) => ({
    lockerId,
    from,
    to: situation(heartbeatTime, now, isTroubled, HEARTBEAT_OFFLINE_AFTER_MS),
  }));
}

/**
 * Recomputes situations after a report, and records changes. lastUpdatedTime stays, because sort order and optimistic
 * locking concern changes by people.
 */
export async function updateLockerSituations(
  trx: Trx,
  lockerIds: readonly number[],
  now: number,
  by: Trouble['by'],
): Promise<void> {
  await lockLockersForUpdate(trx, lockerIds);
  const found = await readTurns(trx, lockerIds, now);
  const idsOf = (some: readonly Turn[]) => some.map(({ lockerId }) => lockerId);
  const connected = idsOf(found.filter(({ to }) => to !== 'OFFLINE'));
  await endAlerts(trx, { lockerIds: connected, boxIds: null, ...disconnected(now, by) });
  const turns = found.filter(({ from, to }) => from !== to);
  for (const to of new Set(turns.map((turn) => turn.to)))
    await trx
      .updateTable('lockers')
      .set({ lockerSituation: to, situationTime: now })
      .where(isOneOf(idsOf(turns.filter((turn) => turn.to === to))))
      .execute();
  await appendEvent(
    trx,
    turns.map(({ lockerId, from, to }) => ({
      time: now,
      type: 'LOCKER_SITUATION' as const,
      subject: ['locker', lockerId] as ['locker', number],
      lockerId,
      ...by,
      fromState: from,
      toState: to,
    })),
  );
}

/** Raises an alert or ends it, and updates the situation. The locker is locked first, so that reports do not deadlock. */
export async function changeAlert(
  trx: Trx,
  trouble: Trouble,
  change: (trx: Trx, trouble: Trouble) => Promise<void> = raiseAlert,
): Promise<void> {
  const { lockerId, now, by } = trouble;
  await lockLockersForUpdate(trx, [lockerId]);
  await change(trx, trouble);
  await updateLockerSituations(trx, [lockerId], now, by);
}

/** The most that one transaction turns OFFLINE: while it runs, their heartbeats wait. */
const SILENT_AT_ONCE = 500;

/**
 * Locks silent lockers and their heartbeats, skipping rows locked by another server: one that is heard meanwhile is
 * not silent, and one that is heard later finds itself OFFLINE.
 */
const claimSilent = (trx: Trx, now: number) =>
  trx
    .selectFrom('lockers')
    .innerJoin('lockerHeartbeats', 'lockerHeartbeats.lockerId', 'lockers.lockerId')
    .select('lockers.lockerId')
    .where('lockerSituation', '!=', 'OFFLINE')
    .where('heartbeatTime', '<', now - HEARTBEAT_OFFLINE_AFTER_MS)
    .where('deletedAt', 'is', null)
    .limit(SILENT_AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/**
 * Sets silent lockers OFFLINE and raises LOCKER_DISCONNECTED. A locker that never sent a heartbeat
 * keeps its stored situation. Returns the number of lockers changed.
 */
export async function turnSilentOffline(services: JobContext): Promise<number> {
  const time = services.now();
  const by = { byType: 'SERVER' } as const;
  const turned = await services.database.transaction(async (trx) => {
    const lockerIds = (await claimSilent(trx, time)).map(({ lockerId }) => lockerId);
    await updateLockerSituations(trx, lockerIds, time, by);
    await raiseEverywhere(trx, lockerIds, disconnected(time, by));
    return lockerIds.length;
  });
  return turned < SILENT_AT_ONCE ? turned : turned + (await turnSilentOffline(services));
}

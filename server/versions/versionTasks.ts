// Version tasks, handed to terminals after the upgrade time as far as the rollout allows.
import { expressionBuilder, sql } from 'kysely';
import type { FetchVersion } from '../../contract/terminals/terminalTasks.ts';
import { mayBegin } from '../../domain/terminals/rollouts.ts';
import { VERSION_SEND_AGAIN_MS } from '../../domain/terminals/versions.ts';
import type { Database } from '../db/connect.ts';
import type { Db, Tables, Trx } from '../db/tables.ts';
import {
  lockVersionForUpdate,
  updateRolloutState,
  turnTasks,
  type HeldTask,
  type HeldVersion,
} from './rollouts.ts';
import type { TaskSource } from '../terminals/taskSource.ts';

const byServer = (time: number) => ({ time, byType: 'SERVER' }) as const;

/** Never handed over, or handed over without a report for a while: the terminal may have restarted. */
function isUnheard(now: number) {
  const is = expressionBuilder<Tables, 'lockerVersionTasks'>();
  const last = sql<number>`greatest(coalesce("sentTime", 0), coalesce("reportTime", 0))`;
  return is.and([
    is('lockerVersionTasks.endTime', 'is', null),
    is(last, '<', now - VERSION_SEND_AGAIN_MS),
  ]);
}

/** Tasks that may be due by the stored rollout states, so that held-back tasks are not checked on every poll. */
const due = (db: Db, lockerIds: number[], now: number) =>
  db
    .selectFrom('lockerVersionTasks')
    .innerJoin(
      'lockerVersions',
      'lockerVersions.lockerVersionId',
      'lockerVersionTasks.lockerVersionId',
    )
    .where('lockerVersionTasks.lockerId', 'in', lockerIds)
    .where('lockerVersionUpgradeTime', '<=', now)
    .where('lockerVersionFailureTime', '>', now)
    .where(isUnheard(now))
    .where((is) =>
      is.or([
        is('lockerVersionStatus', '=', 'UPDATING'),
        is('rolloutState', 'in', ['WAITING', 'REST']),
        is.and([is('rolloutState', '=', 'FIRST_RING'), is('ring', '=', 1)]),
      ]),
    );

/** One version after the other, the earliest first. */
const firstDue = (db: Db, lockerId: number, now: number) =>
  due(db, [lockerId], now)
    .select(['taskId', 'lockerVersionTasks.lockerVersionId'])
    .orderBy('lockerVersionUpgradeTime')
    .orderBy('taskId')
    .executeTakeFirst();

/** Without its package a task can never succeed: it fails, and is not handed over again. */
async function failWithoutPackage(
  trx: Trx,
  version: HeldVersion,
  task: HeldTask,
  now: number,
): Promise<void> {
  const turn = { lockerVersionStatus: 'FAILED', error: 'NOT_FETCHED', endTime: now } as const;
  await turnTasks(trx, version, [task], turn, byServer(now));
  await updateRolloutState(trx, version, byServer(now));
}

/**
 * Hands over the task unless the rollout, checked again, holds it back. At the upgrade time all terminals poll at
 * once: if another request has locked the version, the terminal polls again instead of waiting for the lock.
 */
async function handOver(
  { transaction }: Database,
  { taskId, lockerVersionId }: { taskId: number; lockerVersionId: number },
  now: number,
): Promise<FetchVersion[]> {
  return transaction(async (trx) => {
    const version = await lockVersionForUpdate(trx, lockerVersionId, false);
    const task = version?.tasks.find((one) => one.taskId === taskId);
    if (!version || !task || task.endTime !== null) return [];
    const state = await updateRolloutState(trx, version, byServer(now));
    if (task.lockerVersionStatus !== 'UPDATING' && !mayBegin(state, task.ring)) return [];
    const file = await trx
      .selectFrom('files')
      .select(['sha256', 'size'])
      .where('fileId', '=', version.lockerVersionFileId)
      .executeTakeFirst();
    if (!file) {
      await failWithoutPackage(trx, version, task, now);
      return [];
    }
    const sent = await trx
      .updateTable('lockerVersionTasks')
      .set({ sentTime: now })
      .where('taskId', '=', taskId)
      .where(isUnheard(now))
      .returning('taskId')
      .executeTakeFirst();
    if (!sent) return [];
    const { lockerVersionName, lockerVersionFailureTime: failureTime } = version;
    return [
      { taskId: String(taskId), type: 'FETCH_VERSION', lockerVersionName, failureTime, ...file },
    ];
  });
}

export const versionTasks: TaskSource = {
  take: async (database, lockerId, now) => {
    const first = await firstDue(database.db, lockerId, now);
    return first ? handOver(database, first, now) : [];
  },
  waiting: ({ db }, lockerIds, now) =>
    due(db, lockerIds, now).select('lockerVersionTasks.lockerId').distinct().execute(),
};

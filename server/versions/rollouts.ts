// Rollout state of a version: derived from its tasks after each of their changes, and stored.
import { rolloutState, type RolloutState } from '../../domain/terminals/rollouts.ts';
import type { VersionStatus } from '../../domain/terminals/versions.ts';
import type { Trx } from '../db/tables.ts';
import { appendEvent, type Doer, type NewEvent } from '../events/append.ts';

export type HeldVersion = NonNullable<Awaited<ReturnType<typeof lockVersionForUpdate>>>;
export type HeldTask = HeldVersion['tasks'][number];

/**
 * The version with its tasks, locked until the transaction ends: every change of a task's status goes through here, so
 * that two servers never judge a rollout by partial data. Undefined if it does not exist, or if another
 * server has locked it and `wait` is false.
 */
export async function lockVersionForUpdate(trx: Trx, lockerVersionId: number, wait = true) {
  const version = await trx
    .selectFrom('lockerVersions')
    .selectAll()
    .where('lockerVersionId', '=', lockerVersionId)
    .forNoKeyUpdate()
    .$if(!wait, (query) => query.skipLocked())
    .executeTakeFirst();
  if (!version) return undefined;
  const tasks = await trx
    .selectFrom('lockerVersionTasks')
    .select(['taskId', 'lockerId', 'ring', 'lockerVersionStatus', 'sentTime', 'endTime'])
    .where('lockerVersionId', '=', lockerVersionId)
    .orderBy('taskId')
    .execute();
  return { ...version, tasks };
}

/** The rollout state at `now`, epoch milliseconds. */
export const stateOf = (version: HeldVersion, now: number): RolloutState =>
  rolloutState(
    {
      upgradeTime: version.lockerVersionUpgradeTime,
      threshold: version.ringThreshold,
      resumedTime: version.resumedTime,
      tasks: version.tasks,
    },
    now,
  );

/** The change of a task. */
export interface Turn {
  lockerVersionStatus: VersionStatus;
  percent?: number;
  error?: 'NOT_FETCHED' | 'NO_REPORT' | 'HELD_BACK';
  reason?: string;
  reportTime?: number;
  endTime?: number;
}

/** Applies the same change to tasks of a locked version and records each in the history. */
export async function turnTasks(
  trx: Trx,
  version: HeldVersion,
  tasks: readonly HeldTask[],
  turn: Turn,
  doer: Doer,
): Promise<void> {
  if (tasks.length === 0) return;
  const ids = tasks.map(({ taskId }) => taskId);
  await trx
    .updateTable('lockerVersionTasks')
    .set({ ...turn, lastUpdatedTime: doer.time })
    .where('taskId', 'in', ids)
    .execute();
  const { lockerVersionName, lockerVersionId } = version;
  const { lockerVersionStatus, error, reason, endTime = null } = turn;
  const why = { ...(error && { error }), ...(reason && { reason }) };
  const turned = tasks.map((task): NewEvent => ({
    ...doer,
    type: 'VERSION_TASK',
    subject: ['version', lockerVersionId],
    lockerId: task.lockerId,
    fromState: task.lockerVersionStatus,
    toState: lockerVersionStatus,
    data: { taskId: task.taskId, lockerVersionName, ...why },
  }));
  await appendEvent(trx, turned);
  for (const task of tasks) Object.assign(task, { lockerVersionStatus, endTime });
}

/** Computes the current state of a locked version and stores a change; returns the state. */
export async function updateRolloutState(
  trx: Trx,
  version: HeldVersion,
  doer: Doer,
): Promise<RolloutState> {
  const state = stateOf(version, doer.time);
  if (state === version.rolloutState) return state;
  const { lockerVersionId, lockerVersionName } = version;
  await trx
    .updateTable('lockerVersions')
    .set({ rolloutState: state, lastUpdatedTime: doer.time })
    .where('lockerVersionId', '=', lockerVersionId)
    .execute();
  await appendEvent(trx, {
    ...doer,
    type: 'VERSION_ROLLOUT',
    subject: ['version', lockerVersionId],
    fromState: version.rolloutState,
    toState: state,
    data: { lockerVersionName },
  });
  version.rolloutState = state;
  return state;
}

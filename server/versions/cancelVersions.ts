// Cancels tasks that terminals have not begun, one or all of a version; resumes halted rollouts.
import { cancelAllError, cancelError } from '../../domain/terminals/versions.ts';
import type { Trx } from '../db/tables.ts';
import type { Doer } from '../events/append.ts';
import { Problem } from '../system/problem.ts';
import {
  lockVersionForUpdate,
  updateRolloutState,
  stateOf,
  turnTasks,
  type HeldTask,
  type HeldVersion,
} from './rollouts.ts';

/** Locked until the transaction ends. Throws NOT_FOUND. */
async function held(trx: Trx, lockerVersionId: number | undefined): Promise<HeldVersion> {
  const version =
    lockerVersionId === undefined ? undefined : await lockVersionForUpdate(trx, lockerVersionId);
  if (!version) throw new Problem('NOT_FOUND');
  return version;
}

function refuse(error: 'upgradeTimePassed' | 'over' | undefined): void {
  if (error === 'upgradeTimePassed') throw new Problem('VERSION_CANCEL_LATE');
  if (error === 'over') throw new Problem('VERSION_TASK_OVER');
}

const cancel = (trx: Trx, version: HeldVersion, tasks: readonly HeldTask[], doer: Doer) =>
  turnTasks(trx, version, tasks, { lockerVersionStatus: 'CANCELED', endTime: doer.time }, doer);

/** Cancelling is possible until the upgrade time (R4.46); then throws VERSION_CANCEL_LATE. */
export async function cancelTask(trx: Trx, taskId: number, doer: Doer): Promise<void> {
  const found = await trx
    .selectFrom('lockerVersionTasks')
    .select('lockerVersionId')
    .where('taskId', '=', taskId)
    .executeTakeFirst();
  const version = await held(trx, found?.lockerVersionId);
  const task = version.tasks.find((one) => one.taskId === taskId);
  if (!task) throw new Problem('NOT_FOUND');
  refuse(cancelError(task, version.lockerVersionUpgradeTime, doer.time));
  await cancel(trx, version, [task], doer);
  await updateRolloutState(trx, version, doer);
}

/** Cancels every cancellable task of the version; throws the errors of cancelTask. */
export async function cancelVersion(trx: Trx, lockerVersionId: number, doer: Doer): Promise<void> {
  const version = await held(trx, lockerVersionId);
  const upgradeTime = version.lockerVersionUpgradeTime;
  refuse(cancelAllError(version.tasks, upgradeTime, doer.time));
  const open = version.tasks.filter((task) => !cancelError(task, upgradeTime, doer.time));
  await cancel(trx, version, open, doer);
  await updateRolloutState(trx, version, doer);
}

/** Cancels a locker's unfinished tasks regardless of time, as the locker is removed with its terminal. */
export async function cancelTasksOf(trx: Trx, lockerId: number, doer: Doer): Promise<void> {
  const open = await trx
    .selectFrom('lockerVersionTasks')
    .select('lockerVersionId')
    .distinct()
    .where('lockerId', '=', lockerId)
    .where('endTime', 'is', null)
    .orderBy('lockerVersionId')
    .execute();
  for (const { lockerVersionId } of open) {
    const version = await held(trx, lockerVersionId);
    const tasks = version.tasks.filter((task) => task.lockerId === lockerId && !task.endTime);
    await cancel(trx, version, tasks, doer);
    await updateRolloutState(trx, version, doer);
  }
}

/** Resumes a halted rollout. Throws VERSION_NOT_HALTED. */
export async function resumeVersion(trx: Trx, lockerVersionId: number, doer: Doer): Promise<void> {
  const version = await held(trx, lockerVersionId);
  if (stateOf(version, doer.time) !== 'HALTED') throw new Problem('VERSION_NOT_HALTED');
  await trx
    .updateTable('lockerVersions')
    .set({ resumedTime: doer.time })
    .where('lockerVersionId', '=', lockerVersionId)
    .execute();
  // It may have halted since its state was last stored: then both changes are recorded.
  await updateRolloutState(trx, version, { time: doer.time, byType: 'SERVER' });
  version.resumedTime = doer.time;
  await updateRolloutState(trx, version, doer);
}

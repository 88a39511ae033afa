// Taking back what terminals have not begun: one task, or all of a version; and going on after a halt.
import type { Transaction } from 'kysely';
import { cancelAllFault, cancelFault } from '../../domain/terminals/versions.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import {
  lockVersionForUpdate,
  updateRolloutState,
  stateOf,
  turnTasks,
  type By,
  type HeldTask,
  type HeldVersion,
} from './rollouts.ts';

type Trx = Transaction<Tables>;

/** Held until the transaction ends. Refuses with NOT_FOUND. */
async function held(trx: Trx, lockerVersionId: number | undefined): Promise<HeldVersion> {
  const version =
    lockerVersionId === undefined ? undefined : await lockVersionForUpdate(trx, lockerVersionId);
  if (!version) throw new Problem('NOT_FOUND');
  return version;
}

function refuse(fault: 'upgradeTimePassed' | 'over' | undefined): void {
  if (fault === 'upgradeTimePassed') throw new Problem('VERSION_CANCEL_LATE');
  if (fault === 'over') throw new Problem('VERSION_TASK_OVER');
}

const cancel = (trx: Trx, version: HeldVersion, tasks: readonly HeldTask[], by: By, now: number) =>
  turnTasks(trx, version, tasks, { lockerVersionStatus: 'CANCELED', endTime: now }, by, now);

/** Cancelling ends at the upgrade time (R4.46): then refused with VERSION_CANCEL_LATE. */
export async function cancelTask(trx: Trx, taskId: number, by: By, now: number): Promise<void> {
  const found = await trx
    .selectFrom('lockerVersionTasks')
    .select('lockerVersionId')
    .where('taskId', '=', taskId)
    .executeTakeFirst();
  const version = await held(trx, found?.lockerVersionId);
  const task = version.tasks.find((one) => one.taskId === taskId);
  if (!task) throw new Problem('NOT_FOUND');
  refuse(cancelFault(task, version.lockerVersionUpgradeTime, now));
  await cancel(trx, version, [task], by, now);
  await updateRolloutState(trx, version, by, now);
}

/** Cancels every task of the version that can still be; refused as one task is. */
export async function cancelVersion(
  trx: Trx,
  lockerVersionId: number,
  by: By,
  now: number,
): Promise<void> {
  const version = await held(trx, lockerVersionId);
  const upgradeTime = version.lockerVersionUpgradeTime;
  refuse(cancelAllFault(version.tasks, upgradeTime, now));
  const open = version.tasks.filter((task) => !cancelFault(task, upgradeTime, now));
  await cancel(trx, version, open, by, now);
  await updateRolloutState(trx, version, by, now);
}

/** Cancels what a locker has not ended, whatever the time: it is taken off the network, and its terminal with it. */
export async function cancelTasksOf(
  trx: Trx,
  lockerId: number,
  by: By,
  now: number,
): Promise<void> {
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
    await cancel(trx, version, tasks, by, now);
    await updateRolloutState(trx, version, by, now);
  }
}

/** Goes on with the rest of a rollout that has halted. Refuses with VERSION_NOT_HALTED. */
export async function resumeVersion(
  trx: Trx,
  lockerVersionId: number,
  by: By,
  now: number,
): Promise<void> {
  const version = await held(trx, lockerVersionId);
  if (stateOf(version, now) !== 'HALTED') throw new Problem('VERSION_NOT_HALTED');
  await trx
    .updateTable('lockerVersions')
    .set({ resumedTime: now })
    .where('lockerVersionId', '=', lockerVersionId)
    .execute();
  // It may have halted since it was last written down: then both turns are told.
  await updateRolloutState(trx, version, { byKind: 'SERVER' }, now);
  version.resumedTime = now;
  await updateRolloutState(trx, version, by, now);
}

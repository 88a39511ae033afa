// Reports of terminals on an upgrade: its progress, success, or failure.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import { isVersionTaskOver } from '../../domain/terminals/versions.ts';
import type { Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import { lockVersionForUpdate, updateRolloutState, turnTasks, type Turn } from './rollouts.ts';

/** A terminal's report on its task. */
type Progress = Omit<ParsedInput<typeof terminals.versionProgress>, 'key' | 'taskId'> & {
  taskId: number;
};

/** Progress within a status takes one cheap statement, and never goes backwards. */
async function goOn(trx: Trx, { taskId, percent }: Progress, now: number): Promise<boolean> {
  const gone = await trx
    .updateTable('lockerVersionTasks')
    .set((row) => ({
      reportTime: now,
      percent: row.fn<number>('greatest', ['percent', row.val(percent ?? 0)]),
    }))
    .where('taskId', '=', taskId)
    .where('lockerVersionStatus', '=', 'UPDATING')
    .returning('taskId')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Stores the terminal's new version at once, before its next heartbeat reports it. */
const nowRuns = (trx: Trx, lockerId: number, version: string, now: number) =>
  trx
    .updateTable('terminals')
    .set({ version, lastUpdatedTime: now })
    .where('lockerId', '=', lockerId)
    .where('version', 'is distinct from', version)
    .execute();

function turnOf({ status, percent, reason }: Progress, now: number): Turn {
  if (status === 'UPDATING')
    return { lockerVersionStatus: status, percent: percent ?? 0, reportTime: now };
  const ended = { lockerVersionStatus: status, reportTime: now, endTime: now };
  return status === 'SUCCEEDED' ? { ...ended, percent: 100 } : { ...ended, reason: reason ?? '' };
}

/**
 * Processes a terminal's report on its own task; false if the task has ended (its result stays), was never
 * handed over, or is not within its time. Throws NOT_FOUND if the task is not this locker's.
 */
export async function reportProgress(
  trx: Trx,
  lockerId: number,
  progress: Progress,
  now: number,
): Promise<boolean> {
  const found = await trx
    .selectFrom('lockerVersionTasks as task')
    .innerJoin('lockerVersions as version', 'version.lockerVersionId', 'task.lockerVersionId')
    .select(['task.lockerVersionId', 'sentTime', 'lockerVersionFailureTime'])
    .where('taskId', '=', progress.taskId)
    .where('lockerId', '=', lockerId)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'taskId' }));
  if (found.sentTime === null || found.lockerVersionFailureTime <= now) return false;
  if (progress.status === 'UPDATING' && (await goOn(trx, progress, now))) return true;
  const version = await lockVersionForUpdate(trx, found.lockerVersionId);
  const task = version?.tasks.find(({ taskId }) => taskId === progress.taskId);
  if (!version || !task || version.lockerVersionUpgradeTime > now) return false;
  if (isVersionTaskOver(task.lockerVersionStatus)) return false;
  const terminal = { time: now, byType: 'TERMINAL', byId: lockerId } as const;
  await turnTasks(trx, version, [task], turnOf(progress, now), terminal);
  if (progress.status === 'SUCCEEDED') await nowRuns(trx, lockerId, version.lockerVersionName, now);
  await updateRolloutState(trx, version, terminal);
  return true;
}

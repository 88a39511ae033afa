// Job: starts rollouts at their time, and fails tasks without a report until the failure time.
import { mayBegin } from '../../domain/terminals/rollouts.ts';
import { errorAtEnd, isVersionTaskOver, VERSION_ERRORS } from '../../domain/terminals/versions.ts';
import type { Trx } from '../db/tables.ts';
import type { JobContext } from '../http/context.ts';
import {
  lockVersionForUpdate,
  updateRolloutState,
  stateOf,
  turnTasks,
  type HeldTask,
} from './rollouts.ts';

/** Fails unfinished tasks with their reason; skips versions locked by another server. */
async function look(trx: Trx, lockerVersionId: number, now: number): Promise<void> {
  const server = { time: now, byType: 'SERVER' } as const;
  const version = await lockVersionForUpdate(trx, lockerVersionId, false);
  if (!version) return;
  const state = stateOf(version, now);
  const late = version.lockerVersionFailureTime <= now ? version.tasks : [];
  const open = late.filter(({ lockerVersionStatus }) => !isVersionTaskOver(lockerVersionStatus));
  const errorOf = (task: HeldTask) =>
    errorAtEnd({ handedOver: task.sentTime !== null, held: !mayBegin(state, task.ring) });
  for (const error of VERSION_ERRORS) {
    const tasks = open.filter((task) => errorOf(task) === error);
    const turn = { lockerVersionStatus: 'FAILED', error, endTime: now } as const;
    await turnTasks(trx, version, tasks, turn, server);
  }
  await updateRolloutState(trx, version, server);
}

/** Checks every rollout whose state may be outdated. */
export async function expireVersions({ database, now }: JobContext): Promise<void> {
  const time = now();
  const versions = await database.db
    .selectFrom('lockerVersions')
    .select('lockerVersionId')
    .where('rolloutState', '!=', 'FINISHED')
    .where((is) =>
      is.or([
        is('lockerVersionFailureTime', '<=', time),
        is.and([is('rolloutState', '=', 'WAITING'), is('lockerVersionUpgradeTime', '<=', time)]),
      ]),
    )
    .execute();
  for (const { lockerVersionId } of versions)
    await database.transaction((trx) => look(trx, lockerVersionId, time));
}

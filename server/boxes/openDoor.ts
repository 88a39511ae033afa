// Remote opening of a box: a task for the locker's terminal, ended by its report or a timeout.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { boxes, openTask } from '../../contract/boxes/boxes.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { z } from 'zod';
import { situation } from '../../domain/lockers/lockers.ts';
import {
  hasOpenTimedOut,
  HEARTBEAT_OFFLINE_AFTER_MS,
  isTaskOver,
} from '../../domain/terminals/terminals.ts';
import { DatabaseBusy } from '../db/connect.ts';
import type { OpenTasksTable } from '../db/tables/gateway.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { HEARTBEAT_TIME } from '../lockers/heartbeatTime.ts';
import { Problem } from '../system/problem.ts';
import { endTask } from './openTasks.ts';
import { appendEvent } from '../events/append.ts';

type OpenTask = z.output<typeof openTask>;

/** The current box with its locker. Throws NOT_FOUND, or NO_TERMINAL if the locker has none. */
async function readBox(trx: Trx, boxId: number) {
  const box = await trx
    .selectFrom('boxes')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .leftJoin('terminals', 'terminals.lockerId', 'boxes.lockerId')
    .select(['boxes.boxId', 'boxes.lockerId', HEARTBEAT_TIME.as('heartbeatTime')])
    .select('terminals.keyHmac')
    .where('boxes.boxId', '=', boxId)
    .where('boxes.deletedAt', 'is', null)
    .where('lockers.deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'boxId' }));
  if (box.keyHmac === null) throw new Problem('NO_TERMINAL', { field: 'boxId' });
  return box;
}

/** The pending task of a box; an overdue one has failed and does not count. */
async function underWay(trx: Trx, boxId: number, now: number) {
  const task = await trx
    .selectFrom('openTasks')
    .select(['taskId', 'requestedBy', 'creationTime'])
    .where('boxId', '=', boxId)
    .where('endTime', 'is', null)
    .executeTakeFirst();
  if (!task || !hasOpenTimedOut(task.creationTime, now)) return task;
  await endTask(trx, task.taskId, { byType: 'SERVER' }, now, 'NO_ANSWER');
  return undefined;
}

type NewTask = Insertable<OpenTasksTable> & { requestedBy: number };

/**
 * Creates the task, or finds the pending one, so that concurrent requests open the door once.
 * The unique index decides, across all servers.
 */
async function makeTask(trx: Trx, task: NewTask) {
  const made = await trx
    .insertInto('openTasks')
    .values(task)
    .onConflict((conflict) => conflict.column('boxId').where('endTime', 'is', null).doNothing())
    .returning(['taskId', 'requestedBy'])
    .executeTakeFirst();
  return {
    made: made !== undefined,
    task: made ?? (await underWay(trx, task.boxId, task.creationTime)),
  };
}

/** Creates or joins a task; retries if one ended in between. */
async function taskFor(trx: Trx, wanted: NewTask, tries = 3) {
  const { made, task } = await makeTask(trx, wanted);
  if (task) return { made, ...task };
  if (tries === 0) throw new DatabaseBusy('The door was opened at this moment.');
  return taskFor(trx, wanted, tries - 1);
}

/**
 * Requests the remote opening of a box (R4.12). Returns the id of the
 * task, shared by all requests while it is pending; each requester is recorded.
 * If the terminal has been silent for too long, the task is created as FAILED with OFFLINE.
 */
export async function askOpen(
  context: RequestContext,
  { boxId, reason }: ParsedInput<typeof boxes.remoteOpen>,
): Promise<string> {
  const now = context.now();
  const { userId: byId, username: byName } = context.user;
  const { taskId, lockerId } = await context.database.transaction(async (trx) => {
    const box = await readBox(trx, boxId);
    const { made, taskId, requestedBy } = await taskFor(trx, {
      taskId: randomUUID(),
      lockerId: box.lockerId,
      boxId,
      requestedBy: byId,
      creationTime: now,
    });
    if (made || requestedBy !== byId)
      await appendEvent(trx, {
        time: now,
        type: 'BOX_OPEN_ASKED',
        subject: ['box', boxId],
        lockerId: box.lockerId,
        boxId,
        byType: 'STAFF',
        byId,
        byName,
        data: { taskId, ...(reason && { reason }) },
      });
    if (situation(box.heartbeatTime, now, false, HEARTBEAT_OFFLINE_AFTER_MS) === 'OFFLINE') {
      await endTask(trx, taskId, { byType: 'SERVER' }, now, 'OFFLINE');
    }
    return { taskId, lockerId: box.lockerId };
  });
  context.hub.wake(lockerId);
  return taskId;
}

const readTask = (context: RequestContext, taskId: string) =>
  context.database.db
    .selectFrom('openTasks')
    .select(['taskId', 'taskStatus', 'error', 'creationTime'])
    .where('taskId', '=', taskId)
    .executeTakeFirst();

/**
 * The status of a task (R7.44). An overdue one is ended here with
 * NO_ANSWER, so that polling clients do not wait for the job. Throws NOT_FOUND.
 */
export async function openTaskState(context: RequestContext, taskId: string): Promise<OpenTask> {
  const task = await readTask(context, taskId);
  if (!task) throw new Problem('NOT_FOUND', { field: 'taskId' });
  const late = !isTaskOver(task.taskStatus) && hasOpenTimedOut(task.creationTime, context.now());
  if (!late) return task;
  await context.database.transaction((trx) =>
    endTask(trx, taskId, { byType: 'SERVER' }, context.now(), 'NO_ANSWER'),
  );
  return (await readTask(context, taskId)) ?? task;
}

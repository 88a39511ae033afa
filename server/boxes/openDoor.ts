// Opening a box from afar: a task for the locker's terminal, which ends as the terminal says, or as the clock does.
import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { openTask } from '../../contract/boxes/boxes.ts';
import type { z } from 'zod';
import { situation } from '../../domain/lockers/lockers.ts';
import {
  hasOpenTimedOut,
  HEARTBEAT_OFFLINE_AFTER_MS,
  isTaskOver,
} from '../../domain/terminals/terminals.ts';
import { DatabaseBusy } from '../db/connect.ts';
import type { OpenTasksTable } from '../db/tables/gateway.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { endTask } from './openTasks.ts';
import { appendEvent } from '../events/append.ts';

type OpenTask = z.output<typeof openTask>;

/** The living box with its locker. Refuses with NOT_FOUND, or NO_TERMINAL where nobody could open it. */
async function readBox(trx: Transaction<Tables>, boxId: number) {
  const box = await trx
    .selectFrom('boxes')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .leftJoin('terminals', 'terminals.lockerId', 'boxes.lockerId')
    .select(['boxes.boxId', 'boxes.lockerId', 'lockers.heartbeatTime', 'terminals.keyHmac'])
    .where('boxes.boxId', '=', boxId)
    .where('boxes.deletedAt', 'is', null)
    .where('lockers.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!box) throw new Problem('NOT_FOUND', { field: 'boxId' });
  if (box.keyHmac === null) throw new Problem('NO_TERMINAL', { field: 'boxId' });
  return box;
}

/** The task under way for a box; one that waited too long has failed, and is none any more. */
async function underWay(trx: Transaction<Tables>, boxId: number, now: number) {
  const task = await trx
    .selectFrom('openTasks')
    .select(['taskId', 'askedBy', 'creationTime'])
    .where('boxId', '=', boxId)
    .where('endTime', 'is', null)
    .executeTakeFirst();
  if (!task || !hasOpenTimedOut(task.creationTime, now)) return task;
  await endTask(trx, task.taskId, { byKind: 'SERVER' }, now, 'NO_ANSWER');
  return undefined;
}

type NewTask = Insertable<OpenTasksTable> & { askedBy: number };

/**
 * Makes the task, or finds the one that is under way: a door opens once, however many ask for it at the same moment.
 * The unique index is the judge, over all servers.
 */
async function makeTask(trx: Transaction<Tables>, task: NewTask) {
  const made = await trx
    .insertInto('openTasks')
    .values(task)
    .onConflict((conflict) => conflict.column('boxId').where('endTime', 'is', null).doNothing())
    .returning(['taskId', 'askedBy'])
    .executeTakeFirst();
  return {
    made: made !== undefined,
    task: made ?? (await underWay(trx, task.boxId, task.creationTime)),
  };
}

/** Makes or joins a task; one that ended between the two is tried again. */
async function taskFor(trx: Transaction<Tables>, wanted: NewTask, tries = 3) {
  const { made, task } = await makeTask(trx, wanted);
  if (task) return { made, ...task };
  if (tries === 0) throw new DatabaseBusy('The door was opened at this moment.');
  return taskFor(trx, wanted, tries - 1);
}

/**
 * Asks the box's terminal to open it (R4.12). Gives the id of the
 * task, which is the same for all who ask while it is under way; each person is written down.
 * Where the terminal has been silent for too long the task is made too, and has FAILED with OFFLINE at once.
 */
export async function askOpen(context: RequestContext, boxId: number): Promise<string> {
  const now = context.now();
  const { userId: byId, username: byName } = context.user;
  const { taskId, lockerId } = await context.database.transaction(async (trx) => {
    const box = await readBox(trx, boxId);
    const { made, taskId, askedBy } = await taskFor(trx, {
      taskId: randomUUID(),
      lockerId: box.lockerId,
      boxId,
      askedBy: byId,
      creationTime: now,
    });
    if (made || askedBy !== byId)
      await appendEvent(trx, {
        time: now,
        type: 'BOX_OPEN_ASKED',
        subject: ['box', boxId],
        lockerId: box.lockerId,
        boxId,
        byKind: 'STAFF',
        byId,
        byName,
        data: { taskId },
      });
    if (situation(box.heartbeatTime, now, false, HEARTBEAT_OFFLINE_AFTER_MS) === 'OFFLINE') {
      await endTask(trx, taskId, { byKind: 'SERVER' }, now, 'OFFLINE');
    }
    return { taskId, lockerId: box.lockerId };
  });
  context.hub.wake(lockerId);
  return taskId;
}

const readTask = (context: RequestContext, taskId: string) =>
  context.database.db
    .selectFrom('openTasks')
    .select(['taskId', 'taskStatus', 'fault', 'creationTime'])
    .where('taskId', '=', taskId)
    .executeTakeFirst();

/**
 * How a task stands (R7.44). One that waited too long is ended here and now with
 * NO_ANSWER, so that whoever polls is never kept waiting for the sweep. Refuses with NOT_FOUND.
 */
export async function openTaskState(context: RequestContext, taskId: string): Promise<OpenTask> {
  const task = await readTask(context, taskId);
  if (!task) throw new Problem('NOT_FOUND', { field: 'taskId' });
  const late = !isTaskOver(task.taskStatus) && hasOpenTimedOut(task.creationTime, context.now());
  if (!late) return task;
  await context.database.transaction((trx) =>
    endTask(trx, taskId, { byKind: 'SERVER' }, context.now(), 'NO_ANSWER'),
  );
  return (await readTask(context, taskId)) ?? task;
}

// Opening a box from afar: a task for the locker's terminal, which ends as the terminal says, or as the clock does.
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { openTask } from '../../contract/boxes.ts';
import type { z } from 'zod';
import { situation } from '../../domain/lockers.ts';
import { hasOpenTimedOut, HEARTBEAT_OFFLINE_AFTER_MS, isTaskOver } from '../../domain/terminals.ts';
import type { Tables } from '../db/tables.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../http/problem.ts';
import { endTask } from './openTasks.ts';
import { record } from './record.ts';

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

/**
 * Asks the box's terminal to open it: 'Remote open: a task is created, then its status polled'. Gives the task's id.
 * Where the terminal has been silent for too long the task is made too, and has FAILED with OFFLINE at once.
 */
export async function askOpen(ask: Ask, boxId: number): Promise<string> {
  const taskId = randomUUID();
  const now = ask.now();
  const lockerId = await ask.database.transaction(async (trx) => {
    const box = await readBox(trx, boxId);
    const by = { byKind: 'STAFF', byId: ask.user.userId, byName: ask.user.username } as const;
    await trx
      .insertInto('openTasks')
      .values({
        taskId,
        lockerId: box.lockerId,
        boxId,
        askedBy: ask.user.userId,
        creationTime: now,
      })
      .execute();
    await record(trx, {
      time: now,
      type: 'BOX_OPEN_ASKED',
      subject: ['box', boxId],
      lockerId: box.lockerId,
      boxId,
      ...by,
      data: { taskId },
    });
    if (situation(box.heartbeatTime, now, false, HEARTBEAT_OFFLINE_AFTER_MS) === 'OFFLINE') {
      await endTask(trx, taskId, { byKind: 'SERVER' }, now, 'OFFLINE');
    }
    return box.lockerId;
  });
  ask.hub.wake(lockerId);
  return taskId;
}

const readTask = (ask: Ask, taskId: string) =>
  ask.database.db
    .selectFrom('openTasks')
    .select(['taskId', 'taskStatus', 'fault', 'creationTime'])
    .where('taskId', '=', taskId)
    .executeTakeFirst();

/**
 * How a task stands: '-> taskStatus (SUCCESS or FAILED)'. One that waited too long is ended here and now with
 * NO_ANSWER, so that whoever polls is never kept waiting for the sweep. Refuses with NOT_FOUND.
 */
export async function openTaskState(ask: Ask, taskId: string): Promise<OpenTask> {
  const task = await readTask(ask, taskId);
  if (!task) throw new Problem('NOT_FOUND', { field: 'taskId' });
  const late = !isTaskOver(task.taskStatus) && hasOpenTimedOut(task.creationTime, ask.now());
  if (!late) return task;
  await ask.database.transaction((trx) =>
    endTask(trx, taskId, { byKind: 'SERVER' }, ask.now(), 'NO_ANSWER'),
  );
  return (await readTask(ask, taskId)) ?? task;
}

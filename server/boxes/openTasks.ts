// Rows of remote opens: delivered to the terminal, and ended once. They survive a restart.
import { expressionBuilder, type Kysely, type Transaction } from 'kysely';
import type { TASK_FAULTS } from '../../contract/boxes/boxes.ts';
import type { OpenDoor } from '../../contract/terminals/terminalTasks.ts';
import { OPEN_TIMEOUT_MS } from '../../domain/terminals/terminals.ts';
import type { Tables } from '../db/tables.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';
import type { TaskSource } from '../terminals/taskSource.ts';

export type TaskFault = (typeof TASK_FAULTS)[number];

/** An unconfirmed task, whose delivery may have failed, is delivered again after this time. Milliseconds. */
const SEND_AGAIN_AFTER_MS = 4_000;

/** Who ended a task. */
export type EndedBy = Pick<NewEvent, 'byKind' | 'byId'>;

/** An ended task, as recorded in events. */
interface Ended {
  taskId: string;
  lockerId: number;
  boxId: number;
}

const endOf = (task: Ended, by: EndedBy, now: number, fault: TaskFault | null): NewEvent => ({
  time: now,
  type: fault ? 'BOX_OPEN_FAILED' : 'BOX_OPENED',
  subject: ['box', task.boxId],
  lockerId: task.lockerId,
  boxId: task.boxId,
  ...by,
  data: { taskId: task.taskId, ...(fault && { fault }) },
});

/** Appends the events of ended tasks: opened, or the fault. */
export function recordEnds(
  trx: Transaction<Tables>,
  tasks: readonly Ended[],
  by: EndedBy,
  now: number,
  fault: TaskFault | null,
): Promise<void> {
  return appendEvent(
    trx,
    tasks.map((task) => endOf(task, by, now, fault)),
  );
}

/**
 * Delivers the locker's pending tasks and marks them SENT. A single statement, so that two processes
 * never deliver the same task at once; unconfirmed ones are delivered again.
 */
async function takeOpenTasks(
  db: Kysely<Tables>,
  lockerId: number,
  now: number,
): Promise<OpenDoor[]> {
  const taken = await db
    .updateTable('openTasks')
    .from('boxes')
    .set({ taskStatus: 'SENT', sentTime: now })
    .whereRef('boxes.boxId', '=', 'openTasks.boxId')
    .where('openTasks.lockerId', '=', lockerId)
    .where('openTasks.endTime', 'is', null)
    .where('openTasks.creationTime', '>=', now - OPEN_TIMEOUT_MS)
    .where(isToHandOver(now))
    .returning(['openTasks.taskId', 'boxes.boxId', 'boxes.boardNumber', 'boxes.portNumber'])
    .execute();
  return taken.map((task) => Object.assign(task, { type: 'OPEN' as const }));
}

/** Never delivered, or delivered without confirmation: the response may have been lost. */
function isToHandOver(now: number) {
  const is = expressionBuilder<Tables, 'openTasks'>();
  return is.or([
    is('openTasks.taskStatus', '=', 'CREATED'),
    is.and([
      is('openTasks.taskStatus', '=', 'SENT'),
      is('openTasks.sentTime', '<', now - SEND_AGAIN_AFTER_MS),
    ]),
  ]);
}

/** Which of these lockers have a task to deliver. */
async function lockersWithOpenTasks(
  db: Kysely<Tables>,
  lockerIds: number[],
  now: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('openTasks')
    .select('lockerId')
    .distinct()
    .where('endTime', 'is', null)
    .where('creationTime', '>=', now - OPEN_TIMEOUT_MS)
    .where(isToHandOver(now))
    .where('lockerId', 'in', lockerIds)
    .execute();
  return rows.map((row) => row.lockerId);
}

export const openDoors: TaskSource = {
  take: ({ db }, lockerId, now) => takeOpenTasks(db, lockerId, now),
  waiting: ({ db }, lockerIds, now) => lockersWithOpenTasks(db, lockerIds, now),
};

/** Ends a pending task; false, without a change, if it had already ended. */
export async function endTask(
  trx: Transaction<Tables>,
  taskId: string,
  by: EndedBy,
  now: number,
  fault: TaskFault | null,
): Promise<boolean> {
  const ended = await trx
    .updateTable('openTasks')
    .set({ taskStatus: fault ? 'FAILED' : 'SUCCESS', fault, endTime: now })
    .where('taskId', '=', taskId)
    .where('endTime', 'is', null)
    .returning(['taskId', 'lockerId', 'boxId'])
    .execute();
  await recordEnds(trx, ended, by, now, fault);
  return ended.length > 0;
}

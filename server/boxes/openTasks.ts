// Rows of remote opens: delivered to the terminal, and ended once. They survive a restart.
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { TASK_ERRORS } from '../../contract/boxes/boxes.ts';
import { OPEN_TIMEOUT_MS } from '../../domain/terminals/terminals.ts';
import type { Tables, Trx } from '../db/tables.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';
import type { JobContext } from '../http/context.ts';
import type { TaskSource } from '../terminals/taskSource.ts';

export type TaskError = (typeof TASK_ERRORS)[number];

/** An unconfirmed task, whose delivery may have failed, is delivered again after this time. Milliseconds. */
const SEND_AGAIN_AFTER_MS = 4_000;

/** Who ended a task. */
export type EndedBy = Pick<NewEvent, 'byType' | 'byId'>;

/** An ended task, as recorded in events. */
interface Ended {
  taskId: string;
  lockerId: number;
  boxId: number;
}

const endOf = (task: Ended, by: EndedBy, now: number, error: TaskError | null): NewEvent => ({
  time: now,
  type: error ? 'BOX_OPEN_FAILED' : 'BOX_OPENED',
  subject: ['box', task.boxId],
  lockerId: task.lockerId,
  boxId: task.boxId,
  ...by,
  data: { taskId: task.taskId, ...(error && { error }) },
});

/** Pending, and never delivered, or delivered without confirmation: the response may have been lost. */
function isToHandOver(now: number) {
  const is = expressionBuilder<Tables, 'openTasks'>();
  return is.and([
    is('openTasks.endTime', 'is', null),
    is('openTasks.creationTime', '>=', now - OPEN_TIMEOUT_MS),
    is.or([
      is('openTasks.taskStatus', '=', 'CREATED'),
      is('openTasks.sentTime', '<', now - SEND_AGAIN_AFTER_MS),
    ]),
  ]);
}

/** A single statement, so that two processes never deliver the same task at once. */
export const openDoors: TaskSource = {
  take: async ({ db }, lockerId, now) => {
    const taken = await db
      .updateTable('openTasks')
      .from('boxes')
      .set({ taskStatus: 'SENT', sentTime: now })
      .whereRef('boxes.boxId', '=', 'openTasks.boxId')
      .where('openTasks.lockerId', '=', lockerId)
      .where(isToHandOver(now))
      .returning(['openTasks.taskId', 'boxes.boxId', 'boxes.boardNumber', 'boxes.portNumber'])
      .execute();
    return taken.map((task) => Object.assign(task, { type: 'OPEN' as const }));
  },
  waiting: ({ db }, lockerIds, now) =>
    db
      .selectFrom('openTasks')
      .select('lockerId')
      .distinct()
      .where('lockerId', 'in', lockerIds)
      .where(isToHandOver(now))
      .execute(),
};

/** Ends the pending tasks that fit, each once, however many servers do it. Returns how many. */
async function endTasks(
  trx: Trx,
  fits: Expression<SqlBool>,
  by: EndedBy,
  now: number,
  error: TaskError | null,
): Promise<number> {
  const ended = await trx
    .updateTable('openTasks')
    .set({ taskStatus: error ? 'FAILED' : 'SUCCESS', error, endTime: now })
    .where(fits)
    .where('endTime', 'is', null)
    .returning(['taskId', 'lockerId', 'boxId'])
    .execute();
  const events = ended.map((task) => endOf(task, by, now, error));
  await appendEvent(trx, events);
  return ended.length;
}

/** Ends a pending task; false, without a change, if it had already ended. */
export const endTask = async (
  trx: Trx,
  taskId: string,
  ...end: [by: EndedBy, now: number, error: TaskError | null]
): Promise<boolean> => (await endTasks(trx, sql`"taskId" = ${taskId}`, ...end)) > 0;

/** Job: fails tasks that no terminal answered in time. */
export function expireTasks({ database, now }: JobContext) {
  const time = now();
  const isLate = sql<boolean>`"creationTime" < ${time - OPEN_TIMEOUT_MS}`;
  return database.transaction((trx) =>
    endTasks(trx, isLate, { byType: 'SERVER' }, time, 'NO_ANSWER'),
  );
}

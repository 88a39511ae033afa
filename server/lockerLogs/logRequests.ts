// Requests for terminal logs: created by staff, delivered to the terminal, ended once.
import { randomUUID } from 'node:crypto';
import { expressionBuilder } from 'kysely';
import type { LogRequest } from '../../contract/lockers/lockerLogs.ts';
import { LOG_REQUEST_TIMEOUT_MS } from '../../domain/lockers/lockerLogs.ts';
import type { Tables, Trx } from '../db/tables.ts';
import type { JobContext } from '../http/context.ts';
import { appendEvent, type Doer, type NewEvent } from '../events/append.ts';
import type { TaskSource } from '../terminals/taskSource.ts';

/** An unanswered request, whose delivery may have failed, is delivered again after this time. Milliseconds. */
const ASK_AGAIN_AFTER_MS = 20_000;

const COLUMNS = ['taskId', 'taskStatus', 'creationTime', 'endTime', 'lines'] as const;

/**
 * Requests the locker's log, joining an open request. `by` is the actor and time. A single
 * statement creates or finds it: between two, the terminal could have answered, and neither would apply.
 */
export async function askForLogs(trx: Trx, lockerId: number, by: Doer): Promise<LogRequest> {
  const { time, byId } = by;
  const taskId = randomUUID();
  const params = await trx
    .insertInto('logRequests')
    .values({ taskId, lockerId, requestedBy: byId ?? null, creationTime: time })
    .onConflict((is) =>
      is
        .column('lockerId')
        .where('endTime', 'is', null)
        .doUpdateSet((row) => ({ lines: row.ref('logRequests.lines') })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  if (params.taskId === taskId)
    await appendEvent(trx, { ...by, type: 'LOG_ASKED', subject: ['locker', lockerId], lockerId });
  return params;
}

const isToHandOver = (now: number) => {
  const is = expressionBuilder<Tables, 'logRequests'>();
  return is.and([
    is('endTime', 'is', null),
    is('creationTime', '>=', now - LOG_REQUEST_TIMEOUT_MS),
    is.or([is('taskStatus', '=', 'CREATED'), is('sentTime', '<', now - ASK_AGAIN_AFTER_MS)]),
  ]);
};

/** A single statement, so that two processes never deliver the same request at once. */
export const logQuestions: TaskSource = {
  take: async ({ db }, lockerId, now) => {
    const taken = await db
      .updateTable('logRequests')
      .set({ taskStatus: 'SENT', sentTime: now })
      .where('lockerId', '=', lockerId)
      .where(isToHandOver(now))
      .returning('taskId')
      .execute();
    return taken.map(({ taskId }) => ({ taskId, type: 'SEND_LOGS' as const }));
  },
  waiting: ({ db }, lockerIds, now) =>
    db
      .selectFrom('logRequests')
      .select('lockerId')
      .where('lockerId', 'in', lockerIds)
      .where(isToHandOver(now))
      .execute(),
};

/** Counts the lines received for a request; without `more` it is complete. An ended request stays as it is. */
export async function countLines(
  trx: Trx,
  { taskId, lockerId, now }: { taskId: string; lockerId: number; now: number },
  lines: number,
  more: boolean,
): Promise<void> {
  const counted = await trx
    .updateTable('logRequests')
    .set((row) => ({
      lines: row('lines', '+', lines),
      sentTime: now,
      ...(more ? {} : { taskStatus: 'SUCCESS' as const, endTime: now }),
    }))
    .where('taskId', '=', taskId)
    .where('lockerId', '=', lockerId)
    .where('endTime', 'is', null)
    .returning('lines')
    .executeTakeFirst();
  if (!counted || more) return;
  await appendEvent(trx, {
    time: now,
    type: 'LOG_TOLD',
    subject: ['locker', lockerId],
    lockerId,
    byType: 'TERMINAL',
    byId: lockerId,
    data: { taskId, lines: counted.lines },
  });
}

/** Ends requests no terminal answered in time. Each is ended once, however many servers run it. */
export function expireLogRequests({ database, now }: JobContext): Promise<number> {
  const time = now();
  return database.transaction(async (trx) => {
    const late = await trx
      .updateTable('logRequests')
      .set({ taskStatus: 'FAILED', endTime: time })
      .where('endTime', 'is', null)
      .where('creationTime', '<', time - LOG_REQUEST_TIMEOUT_MS)
      .returning(['taskId', 'lockerId'])
      .execute();
    await appendEvent(
      trx,
      late.map(({ taskId, lockerId }) => ({
        time,
        type: 'LOG_FAILED' as const,
        subject: ['locker', lockerId] as NewEvent['subject'],
        lockerId,
        byType: 'SERVER' as const,
        data: { taskId },
      })),
    );
    return late.length;
  });
}

// Job: fails remote opens that no terminal answered in time.
import { OPEN_TIMEOUT_MS } from '../../domain/terminals/terminals.ts';
import type { Services } from '../http/context.ts';
import { recordEnds } from './openTasks.ts';

/** Ends every overdue task with NO_ANSWER. Each is ended once, however many servers run it. */
export function expireTasks({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const time = now();
  return database.transaction(async (trx) => {
    const late = await trx
      .updateTable('openTasks')
      .set({ taskStatus: 'FAILED', fault: 'NO_ANSWER', endTime: time })
      .where('endTime', 'is', null)
      .where('creationTime', '<', time - OPEN_TIMEOUT_MS)
      .returning(['taskId', 'lockerId', 'boxId'])
      .execute();
    await recordEnds(trx, late, { byKind: 'SERVER' }, time, 'NO_ANSWER');
    return late.length;
  });
}

// Collects a terminal's tasks from the sources of all kinds.
import type { TerminalTask } from '../../contract/terminals/terminalTasks.ts';
import type { Database } from '../db/connect.ts';
import { logQuestions } from '../lockerLogs/logRequests.ts';
import { openDoors } from '../boxes/openTasks.ts';
import type { TaskSource } from './taskSource.ts';
import { versionTasks } from '../versions/versionTasks.ts';

/** Add a new kind of task here. Doors come first, as people are waiting for them. */
const sources: readonly TaskSource[] = [openDoors, versionTasks, logQuestions];

/** Hands over the locker's tasks of every kind; `now` is epoch milliseconds. */
export async function takeTasks(
  database: Database,
  lockerId: number,
  now: number,
): Promise<TerminalTask[]> {
  const taken: TerminalTask[] = [];
  for (const source of sources) taken.push(...(await source.take(database, lockerId, now)));
  return taken;
}

/** Which of these lockers have a task of any kind to be handed over. */
export async function lockersWithTasks(
  database: Database,
  lockerIds: number[],
  now: number,
): Promise<number[]> {
  const found = new Set<number>();
  for (const source of sources)
    for (const { lockerId } of await source.waiting(database, lockerIds, now)) found.add(lockerId);
  return [...found];
}

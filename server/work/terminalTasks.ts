// What a locker's terminal is to do, whichever work made it: each source hands over its own tasks.
import type { Kysely } from 'kysely';
import type { TerminalTask } from '../../contract/terminals.ts';
import type { Tables } from '../db/tables.ts';
import * as openTasks from './openTasks.ts';

/** Where tasks come from. `now` is epoch milliseconds. */
interface TaskSource {
  /** Hands the locker its tasks and marks them as handed over; two processes never hand over the same one at once. */
  takeTasks(db: Kysely<Tables>, lockerId: number, now: number): Promise<TerminalTask[]>;
  /** Which of these lockers have a task to hand over. */
  lockersWithTasks(db: Kysely<Tables>, lockerIds: number[], now: number): Promise<number[]>;
}

const sources: readonly TaskSource[] = [openTasks];

/** The locker's tasks of every source. */
export async function takeTasks(
  db: Kysely<Tables>,
  lockerId: number,
  now: number,
): Promise<TerminalTask[]> {
  const taken: TerminalTask[] = [];
  for (const source of sources) taken.push(...(await source.takeTasks(db, lockerId, now)));
  return taken;
}

/** Which of these lockers have a task of any source to hand over; a locker may be named more than once. */
export async function lockersWithTasks(
  db: Kysely<Tables>,
  lockerIds: number[],
  now: number,
): Promise<number[]> {
  const found: number[] = [];
  for (const source of sources) found.push(...(await source.lockersWithTasks(db, lockerIds, now)));
  return found;
}

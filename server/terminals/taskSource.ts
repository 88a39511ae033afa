// Interface of a kind of terminal task: handing over a locker's tasks, and which lockers have any.
import type { TerminalTask } from '../../contract/terminals/terminalTasks.ts';
import type { Database } from '../db/connect.ts';

export interface TaskSource {
  /** Hands over the locker's tasks due at `now` (epoch milliseconds); safe under concurrent calls of several servers. */
  take(database: Database, lockerId: number, now: number): Promise<TerminalTask[]>;
  /** Which of these lockers have tasks to be handed over; some more than once. */
  waiting(database: Database, lockerIds: number[], now: number): Promise<{ lockerId: number }[]>;
}

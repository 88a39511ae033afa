// Where one kind of terminal task is kept: how a locker's are handed over, and who has any.
import type { TerminalTask } from '../../contract/terminals/terminalTasks.ts';
import type { Database } from '../db/connect.ts';

export interface TaskSource {
  /** Hands the locker what is due at `now` (epoch milliseconds); safe where two servers ask at once. */
  take(database: Database, lockerId: number, now: number): Promise<TerminalTask[]>;
  /** Which of these lockers have something to be handed over. */
  waiting(database: Database, lockerIds: number[], now: number): Promise<number[]>;
}

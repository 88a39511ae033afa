// Tables of terminal logs and the requests for them.
import type { LogLevel } from '../../../domain/lockers/lockerLogs.ts';
import type { Id, Maybe, Preset } from './columns.ts';

export interface LockerLogsTable {
  logId: Id;
  lockerId: number;
  level: LogLevel;
  message: string;
  /** When the terminal logged it, epoch milliseconds. */
  creationTime: number;
}

/** A request for what a terminal has logged since its last upload. */
export interface LogRequestsTable {
  taskId: string;
  lockerId: number;
  taskStatus: Preset<'CREATED' | 'SENT' | 'SUCCESS' | 'FAILED'>;
  /** Lines received so far. */
  lines: Preset<number>;
  /** The staff user who requested it. */
  requestedBy: Maybe<number>;
  creationTime: number;
  sentTime: Maybe<number>;
  endTime: Maybe<number>;
}

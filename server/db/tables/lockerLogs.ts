// What terminals noted, and who asked for it.
import type { LogLevel } from '../../../domain/lockers/lockerLogs.ts';
import type { Id, Maybe, Preset } from './columns.ts';

export interface LockerLogsTable {
  logId: Id;
  lockerId: number;
  level: LogLevel;
  message: string;
  /** When the terminal noted it, epoch milliseconds. */
  creationTime: number;
}

/** A question for what one terminal has noted since it told the last time. */
export interface LogRequestsTable {
  taskId: string;
  lockerId: number;
  taskStatus: Preset<'CREATED' | 'SENT' | 'SUCCESS' | 'FAILED'>;
  /** Lines that came so far. */
  lines: Preset<number>;
  /** The staff user who asked. */
  askedBy: Maybe<number>;
  creationTime: number;
  sentTime: Maybe<number>;
  endTime: Maybe<number>;
}

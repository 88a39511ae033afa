// The lockers' own computers: their keys, what they were asked to do, and the reports already taken.
import type { TASK_FAULTS } from '../../../contract/boxes.ts';
import type { Json, Maybe, Preset } from './columns.ts';

export interface TerminalsTable {
  lockerId: number;
  /** HMAC of the terminal's key; the key itself is never stored. */
  keyHmac: string;
  version: Maybe<string>;
  /** When the terminal last started, epoch milliseconds. */
  startTime: Maybe<number>;
  creationTime: number;
  lastUpdatedTime: number;
}

/** The remote opening of one box. */
export interface OpenTasksTable {
  taskId: string;
  lockerId: number;
  boxId: number;
  taskStatus: Preset<'CREATED' | 'SENT' | 'SUCCESS' | 'FAILED'>;
  fault: Maybe<(typeof TASK_FAULTS)[number]>;
  /** The staff user who asked. */
  askedBy: Maybe<number>;
  creationTime: number;
  /** When the terminal fetched it. */
  sentTime: Maybe<number>;
  /** When it ended, in either way. */
  endTime: Maybe<number>;
}

/** A terminal's report that was taken: the same key of the same locker changes nothing again. */
export interface GatewayKeysTable {
  lockerId: number;
  key: string;
  answer: Json<unknown>;
  creationTime: number;
}

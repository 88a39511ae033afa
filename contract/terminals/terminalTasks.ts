// Tasks for a locker's terminal, discriminated by `type`. A terminal ignores unknown types.
import { z } from 'zod';
import { id, time } from '../scalars.ts';

/** Opens a box. May be delivered repeatedly until its result is reported: a terminal opens once per `taskId`. */
export const openDoor = z.object({
  taskId: z.string(),
  type: z.literal('OPEN'),
  boxId: id,
  boardNumber: z.int().nullable(),
  portNumber: z.int().nullable(),
});

/**
 * Updates the terminal's software. Delivered again while nothing is reported: a terminal continues the `taskId` that it
 * has started.
 */
export const fetchVersion = z.object({
  taskId: z.string(),
  type: z.literal('FETCH_VERSION'),
  lockerVersionName: z.string(),
  /** Expected checksum of the package in hexadecimal, and its size in bytes. */
  sha256: z.string(),
  size: z.int(),
  /** Deadline after which the task counts as failed. */
  failureTime: time,
});

/** Staff requested the log lines since the last report; answered by `logs` with this task. */
export const sendLogs = z.object({ taskId: z.string(), type: z.literal('SEND_LOGS') });

export const terminalTask = z.discriminatedUnion('type', [openDoor, fetchVersion, sendLogs]);

export type OpenDoor = z.output<typeof openDoor>;
export type FetchVersion = z.output<typeof fetchVersion>;
export type TerminalTask = z.output<typeof terminalTask>;

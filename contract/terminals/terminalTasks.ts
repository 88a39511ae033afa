// What a locker's terminal can be told to do, told apart by `type`. A terminal leaves alone what it does not know.
import { z } from 'zod';
import { id, time } from '../scalars.ts';

/** A box to open. It may come again until its end was told: a terminal opens once a `taskId`. */
export const openDoor = z.object({
  taskId: z.string(),
  type: z.literal('OPEN'),
  boxId: id,
  boardNumber: z.int().nullable(),
  portNumber: z.int().nullable(),
});

/**
 * A new version of the terminal's own software. It comes again while nothing is heard of it: a terminal goes on with
 * the `taskId` that it has begun.
 */
export const fetchVersion = z.object({
  taskId: z.string(),
  type: z.literal('FETCH_VERSION'),
  lockerVersionName: z.string(),
  /** What the package must add up to, in hexadecimal, and its bytes. */
  sha256: z.string(),
  size: z.int(),
  /** What has not ended by then has failed. */
  failureTime: time,
});

/** Staff wait for what the terminal has noted since it told the last time; it answers by `logs`, naming this task. */
export const sendLogs = z.object({ taskId: z.string(), type: z.literal('SEND_LOGS') });

export const terminalTask = z.discriminatedUnion('type', [openDoor, fetchVersion, sendLogs]);

export type OpenDoor = z.output<typeof openDoor>;
export type FetchVersion = z.output<typeof fetchVersion>;
export type TerminalTask = z.output<typeof terminalTask>;

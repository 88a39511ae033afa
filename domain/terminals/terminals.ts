// How lockers and the server keep in touch: our own timings, which the product leaves open. Milliseconds.

/** How often a terminal says that it is there. */
export const HEARTBEAT_EVERY_MS = 10_000;
/** Terminals that started together, after a power cut say, drift apart: each wait is up to a tenth shorter or longer. */
const HEARTBEAT_SPREAD = 0.1;

/** How long a terminal waits until its next heartbeat, milliseconds; `chance` is from 0 to 1. */
export const heartbeatEvery = (chance: number): number =>
  Math.round(HEARTBEAT_EVERY_MS * (1 + HEARTBEAT_SPREAD * (2 * chance - 1)));

/** A terminal that has been silent for longer is offline: three heartbeats lost. */
export const HEARTBEAT_OFFLINE_AFTER_MS = 30_000;
/** The longest the server keeps a terminal's question for tasks open before it answers that there is none. */
export const TASK_WAIT_MS = 25_000;
/** A remote open that no terminal has answered after this long has failed. */
export const OPEN_TIMEOUT_MS = 15_000;
/** How often a page that watches boxes asks again while it can be seen. */
export const BOXES_REFRESH_MS = 5_000;

/** How long a terminal that is out of touch may go by the PINs that it fetched, and how often it fetches them. */
export const OFFLINE_PINS_VALID_MS = 12 * 60 * 60 * 1_000;
export const OFFLINE_PINS_EVERY_MS = 5 * 60 * 1_000;
/** scrypt's cost, and the length of its hash: some 40 ms a try. */
export const OFFLINE_PIN_HASH = { N: 16_384, r: 8, p: 1, bytes: 32 } as const;

/** A remote open: asked for, handed to its terminal, then ended (R4.14, R4.15). */
export const TASK_STATUSES = ['CREATED', 'SENT', 'SUCCESS', 'FAILED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Nothing more will happen to the task: stop asking. */
export function isTaskOver(status: TaskStatus): boolean {
  return status === 'SUCCESS' || status === 'FAILED';
}

/** A remote open asked for at this time has waited too long. */
export function hasOpenTimedOut(askedAt: number, now: number): boolean {
  return now - askedAt > OPEN_TIMEOUT_MS;
}

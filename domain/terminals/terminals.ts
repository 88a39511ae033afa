// Communication of lockers and server: our own timings, not specified. Milliseconds.

/** Interval of a terminal's heartbeats. */
export const HEARTBEAT_EVERY_MS = 10_000;
/** Jitter of up to a tenth, so that terminals started together, such as after a power cut, drift apart. */
const HEARTBEAT_SPREAD = 0.1;

/** The time until a terminal's next heartbeat, milliseconds; `chance` is from 0 to 1. */
export const heartbeatEvery = (chance: number): number =>
  Math.round(HEARTBEAT_EVERY_MS * (1 + HEARTBEAT_SPREAD * (2 * chance - 1)));

/** A terminal silent for longer is offline: three heartbeats are missing. */
export const HEARTBEAT_OFFLINE_AFTER_MS = 30_000;
/** Maximum duration of a terminal's long poll for tasks. */
export const TASK_WAIT_MS = 25_000;
/** A remote open without a result after this time has failed. */
export const OPEN_TIMEOUT_MS = 15_000;
/** How often a visible page refetches boxes. */
export const BOXES_REFRESH_MS = 5_000;

/** How long an offline terminal may use its list of PINs, and how often it fetches the list. */
export const OFFLINE_PINS_VALID_MS = 12 * 60 * 60 * 1_000;
export const OFFLINE_PINS_EVERY_MS = 5 * 60 * 1_000;
/** scrypt's cost and hash length: some 40 ms per attempt. */
export const OFFLINE_PIN_HASH = { N: 16_384, r: 8, p: 1, bytes: 32 } as const;

/** A remote open: created, handed to its terminal, then ended (R4.14, R4.15). */
export const TASK_STATUSES = ['CREATED', 'SENT', 'SUCCESS', 'FAILED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Whether the task has ended and polling can stop. */
export function isTaskOver(status: TaskStatus): boolean {
  return status === 'SUCCESS' || status === 'FAILED';
}

/** Whether a remote open requested at this time has timed out. */
export function hasOpenTimedOut(requestedAt: number, now: number): boolean {
  return now - requestedAt > OPEN_TIMEOUT_MS;
}

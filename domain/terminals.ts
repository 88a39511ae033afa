// How lockers and the server keep in touch: our own timings, which the product leaves open. Milliseconds.

/** How often a terminal says that it is there. */
export const HEARTBEAT_EVERY_MS = 10_000;
/** A terminal that has been silent for longer is offline: three heartbeats lost. */
export const HEARTBEAT_OFFLINE_AFTER_MS = 30_000;
/** The longest the server keeps a terminal's question for tasks open before it answers that there is none. */
export const TASK_WAIT_MS = 25_000;
/** A remote open that no terminal has answered after this long has failed. */
export const OPEN_TIMEOUT_MS = 15_000;
/** How often a page that watches boxes asks again while it can be seen. */
export const BOXES_REFRESH_MS = 5_000;

/** A remote open: asked for, handed to its terminal, then 'SUCCESS (dialog closes) or FAILED (polling stops, row shows failed)'. */
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

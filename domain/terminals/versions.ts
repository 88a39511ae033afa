// Versions of terminal software, and the tasks of lockers.

/** R4.41, R4.42, R4.43, R4.44, R4.45. */
export const VERSION_STATUSES = ['CREATED', 'UPDATING', 'SUCCEEDED', 'FAILED', 'CANCELED'] as const;
export type VersionStatus = (typeof VERSION_STATUSES)[number];

/** Including the API's alternative spelling (R4.43). */
export const WIRE_VERSION_STATUSES = [...VERSION_STATUSES, 'SUCCEED'] as const;

/** SUCCEED is read as SUCCEEDED (R4.43). */
export const readVersionStatus = (spelled: (typeof WIRE_VERSION_STATUSES)[number]): VersionStatus =>
  spelled === 'SUCCEED' ? 'SUCCEEDED' : spelled;

/** Whether the task has ended. */
export const isVersionTaskOver = (status: VersionStatus): boolean =>
  status === 'SUCCEEDED' || status === 'FAILED' || status === 'CANCELED';

/** Why the server ended a task as FAILED; terminals give reasons as free text. */
export const VERSION_ERRORS = ['NOT_FETCHED', 'NO_REPORT', 'HELD_BACK'] as const;
export type VersionError = (typeof VERSION_ERRORS)[number];

/** The status that people are shown: the API also calls failed what no terminal ever began. */
export type ShownTaskStatus = VersionStatus | 'NOT_TRIED';
export const shownTaskStatus = (
  status: VersionStatus,
  error: VersionError | null | undefined,
): ShownTaskStatus =>
  status === 'FAILED' && (error === 'HELD_BACK' || error === 'NOT_FETCHED') ? 'NOT_TRIED' : status;

/** The facts of a task that decide whether it can be cancelled. */
export interface Cancellable {
  readonly lockerVersionStatus: VersionStatus;
}

/**
 * Cancelling is possible until the upgrade time (R4.46), unless the task has ended or started.
 * @param upgradeTime epoch milliseconds
 * @returns why the task cannot be cancelled; undefined if it can
 */
export function cancelError(
  { lockerVersionStatus }: Cancellable,
  upgradeTime: number,
  now: number,
): 'upgradeTimePassed' | 'over' | undefined {
  if (now >= upgradeTime) return 'upgradeTimePassed';
  return lockerVersionStatus === 'CREATED' ? undefined : 'over';
}

/** The same for the whole version: at least one task must be cancellable. */
export function cancelAllError(
  tasks: readonly Cancellable[],
  upgradeTime: number,
  now: number,
): 'upgradeTimePassed' | 'over' | undefined {
  if (now >= upgradeTime) return 'upgradeTimePassed';
  return tasks.some((task) => cancelError(task, upgradeTime, now) === undefined)
    ? undefined
    : 'over';
}

/** The failure time must be after the upgrade time, and neither in the past. */
export function timesError(
  upgradeTime: number,
  failureTime: number,
  now: number,
): 'failureBeforeUpgrade' | 'failurePassed' | undefined {
  if (failureTime <= upgradeTime) return 'failureBeforeUpgrade';
  return failureTime <= now ? 'failurePassed' : undefined;
}

/** The reason for a task without a report until the failure time. */
export function errorAtEnd(task: {
  readonly handedOver: boolean;
  readonly held: boolean;
}): VersionError {
  if (task.handedOver) return 'NO_REPORT';
  return task.held ? 'HELD_BACK' : 'NOT_FETCHED';
}

/** How often a visible page refetches a rollout. Milliseconds. */
export const ROLLOUT_REFRESH_MS = 3_000;
/** A task handed over without a report since is handed over again after this time. Milliseconds. */
export const VERSION_SEND_AGAIN_MS = 30_000;

// Versions of the terminals' software, and the task that each locker has with one.

/** R4.41, R4.42, R4.43, R4.44, R4.45. */
export const VERSION_STATUSES = ['CREATED', 'UPDATING', 'SUCCEEDED', 'FAILED', 'CANCELED'] as const;
export type VersionStatus = (typeof VERSION_STATUSES)[number];

/** As the wire may spell them (R4.43). */
export const WIRE_VERSION_STATUSES = [...VERSION_STATUSES, 'SUCCEED'] as const;

/** SUCCEED is read as SUCCEEDED (R4.43). */
export const readVersionStatus = (spelled: (typeof WIRE_VERSION_STATUSES)[number]): VersionStatus =>
  spelled === 'SUCCEED' ? 'SUCCEEDED' : spelled;

/** Nothing more will happen to the task. */
export const isVersionTaskOver = (status: VersionStatus): boolean =>
  status === 'SUCCEEDED' || status === 'FAILED' || status === 'CANCELED';

/** Why the server ended a task as FAILED; a terminal gives its reason in words of its own. */
export const VERSION_FAULTS = ['NOT_FETCHED', 'NO_REPORT', 'HELD_BACK'] as const;
export type VersionFault = (typeof VERSION_FAULTS)[number];

/** How a task stands for the rule of cancelling. */
export interface Cancellable {
  readonly lockerVersionStatus: VersionStatus;
}

/**
 * Cancelling ends at the upgrade time (R4.46); besides, what is over or under way cannot be taken back.
 * @param upgradeTime epoch milliseconds
 * @returns why the task cannot be cancelled; undefined when it can
 */
export function cancelError(
  { lockerVersionStatus }: Cancellable,
  upgradeTime: number,
  now: number,
): 'upgradeTimePassed' | 'over' | undefined {
  if (now >= upgradeTime) return 'upgradeTimePassed';
  return lockerVersionStatus === 'CREATED' ? undefined : 'over';
}

/** The same for the whole version: there must be something left to cancel. */
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

/** The failure time ends what has not ended: it comes after the upgrade time, and neither lies in the past. */
export function timesError(
  upgradeTime: number,
  failureTime: number,
  now: number,
): 'failureBeforeUpgrade' | 'failurePassed' | undefined {
  if (failureTime <= upgradeTime) return 'failureBeforeUpgrade';
  return failureTime <= now ? 'failurePassed' : undefined;
}

/** What became of a task that nothing was heard of until the failure time. */
export function errorAtEnd(task: {
  readonly handedOver: boolean;
  readonly held: boolean;
}): VersionFault {
  if (task.handedOver) return 'NO_REPORT';
  return task.held ? 'HELD_BACK' : 'NOT_FETCHED';
}

/** A page that watches a rollout asks again after this long while it can be seen. Milliseconds. */
export const ROLLOUT_REFRESH_MS = 3_000;
/** A task that was handed over and not heard of since is handed over again after this long. Milliseconds. */
export const VERSION_SEND_AGAIN_MS = 30_000;

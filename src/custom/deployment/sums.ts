// What the tasks of a version add up to, and the order in which they are looked at.
import type { VersionInfo, VersionTask } from '../../../contract/terminals/versions.ts';
import {
  isVersionTaskOver,
  VERSION_STATUSES,
  type VersionStatus,
} from '../../../domain/terminals/versions.ts';
import { statusOf } from './useDeployment.ts';

export type Sums = Readonly<Record<VersionStatus, number>>;

/** How many tasks stand how. */
export function sumsOf(tasks: readonly VersionTask[]): Sums {
  const sums = Object.fromEntries(VERSION_STATUSES.map((status) => [status, 0])) as Record<
    VersionStatus,
    number
  >;
  for (const task of tasks) sums[statusOf(task)] += 1;
  return sums;
}

/** How many of the tasks are over in any way. */
export const doneOf = (tasks: readonly VersionTask[]): number =>
  tasks.filter((task) => isVersionTaskOver(statusOf(task))).length;

/** "Trouble sorts first"; then the first ring, then by name. Rows that succeed stay where they are. */
export const inOrder = (tasks: readonly VersionTask[]): readonly VersionTask[] =>
  tasks.toSorted(
    (one, other) =>
      Number(statusOf(other) === 'FAILED') - Number(statusOf(one) === 'FAILED') ||
      (one.ring ?? 2) - (other.ring ?? 2) ||
      one.lockerName.localeCompare(other.lockerName),
  );

/** The tasks that a halted rollout holds back. */
export const heldBack = ({ rolloutState, lockerVersionTaskList }: VersionInfo): number =>
  rolloutState === 'HALTED'
    ? lockerVersionTaskList.filter((task) => statusOf(task) === 'CREATED').length
    : 0;

/** The first ring has halted it, not the rest. */
export const haltedByFirst = ({ lockerVersionTaskList, resumedTime }: VersionInfo): boolean =>
  resumedTime == null &&
  lockerVersionTaskList.every((task) => task.ring === 1 || statusOf(task) === 'CREATED');

// Totals of a version's tasks, and their sort order.
import type { VersionInfo, VersionTask } from '../../../contract/terminals/versions.ts';
import { rolloutOutcome } from '../../../domain/terminals/rollouts.ts';
import { isVersionTaskOver, type ShownTaskStatus } from '../../../domain/terminals/versions.ts';
import { shownStatusOf, statusOf } from './deploymentQuery.ts';

const NONE: Record<ShownTaskStatus, number> = {
  CREATED: 0,
  UPDATING: 0,
  SUCCEEDED: 0,
  FAILED: 0,
  NOT_TRIED: 0,
  CANCELED: 0,
};

export type Sums = Readonly<Record<ShownTaskStatus, number>>;

/** Number of tasks in each status, as shown. */
export function sumsOf(tasks: readonly VersionTask[]): Sums {
  const sums = { ...NONE };
  for (const task of tasks) sums[shownStatusOf(task)] += 1;
  return sums;
}

/** The rollout's state as shown; a server without rollouts of ours tells only what has ended. */
export function outcomeOf({ rolloutState: state, lockerVersionTaskList: tasks }: VersionInfo) {
  const over = tasks.length > 0 && tasks.every((task) => isVersionTaskOver(statusOf(task)));
  const { NOT_TRIED, FAILED, ...sums } = sumsOf(tasks);
  return rolloutOutcome(state ?? (over ? 'FINISHED' : undefined), {
    ...sums,
    FAILED: FAILED + NOT_TRIED,
  });
}

/** Trouble sorts first, then the first ring, then by name. Rows that succeed do not move. */
export const inOrder = (tasks: readonly VersionTask[]): readonly VersionTask[] =>
  tasks.toSorted(
    (one, other) =>
      Number(statusOf(other) === 'FAILED') - Number(statusOf(one) === 'FAILED') ||
      (one.ring ?? 2) - (other.ring ?? 2) ||
      one.lockerName.localeCompare(other.lockerName),
  );

/** The tasks held back by a halted rollout. */
export const heldBack = ({ rolloutState, lockerVersionTaskList }: VersionInfo): number =>
  rolloutState === 'HALTED'
    ? lockerVersionTaskList.filter((task) => statusOf(task) === 'CREATED').length
    : 0;

/** The first ring halted it, not the rest. */
export const haltedByFirst = ({ lockerVersionTaskList, resumedTime }: VersionInfo): boolean =>
  resumedTime == null &&
  lockerVersionTaskList.every((task) => task.ring === 1 || statusOf(task) === 'CREATED');

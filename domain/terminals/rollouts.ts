// How a version goes out: to a first ring of lockers, then to the rest, halting by itself when too much fails.
import { isVersionTaskOver, type VersionStatus } from './versions.ts';

/** Waiting for the upgrade time; the first ring; everybody else; halted until somebody goes on; all tasks over. */
export const ROLLOUT_STATES = ['WAITING', 'FIRST_RING', 'REST', 'HALTED', 'FINISHED'] as const;
export type RolloutState = (typeof ROLLOUT_STATES)[number];

/** The share of a ring that must succeed, in percent. */
export const THRESHOLD_MIN = 1;
export const THRESHOLD_MAX = 100;
export const THRESHOLD_PRESET = 90;

export interface RolloutTask {
  /** 1: the first ring; 2: the rest. */
  readonly ring: 1 | 2;
  readonly lockerVersionStatus: VersionStatus;
  /** When it ended, epoch milliseconds. */
  readonly endTime: number | null;
}

export interface Rollout {
  /** Epoch milliseconds. */
  readonly upgradeTime: number;
  /** Percent of a ring that must succeed; null: no rings, everybody at once and nothing halts. */
  readonly threshold: number | null;
  /** When somebody last went on after a halt; what had failed by then no longer counts. */
  readonly resumedTime: number | null;
  readonly tasks: readonly RolloutTask[];
}

/** How a ring does: what counts of it, what has succeeded, and what may still. Cancelled tasks do not count. */
function countRing({ tasks, resumedTime }: Rollout, ring: 1 | 2) {
  const counted = tasks.filter(
    (task) =>
      task.ring === ring &&
      task.lockerVersionStatus !== 'CANCELED' &&
      !(
        task.lockerVersionStatus === 'FAILED' &&
        resumedTime !== null &&
        (task.endTime ?? 0) <= resumedTime
      ),
  );
  const all = counted.length;
  const succeeded = counted.filter(
    ({ lockerVersionStatus }) => lockerVersionStatus === 'SUCCEEDED',
  ).length;
  const open = counted.filter(
    ({ lockerVersionStatus }) => !isVersionTaskOver(lockerVersionStatus),
  ).length;
  return { all, succeeded, open };
}

const reaches = (part: number, all: number, threshold: number) => part * 100 >= all * threshold;

/**
 * Where a rollout stands. The rest starts when enough of the first ring has succeeded; a ring in which the threshold
 * can no longer be reached halts it, and so does a first ring of which nobody is left. A halt ends when somebody goes on.
 */
export function rolloutState(rollout: Rollout, now: number): RolloutState {
  const { tasks, threshold, upgradeTime, resumedTime } = rollout;
  if (tasks.every(({ lockerVersionStatus }) => isVersionTaskOver(lockerVersionStatus)))
    return 'FINISHED';
  if (now < upgradeTime) return 'WAITING';
  if (threshold === null) return 'REST';
  const first = countRing(rollout, 1);
  if (resumedTime === null) {
    if (first.all === 0) return 'HALTED';
    if (!reaches(first.succeeded + first.open, first.all, threshold)) return 'HALTED';
    if (!reaches(first.succeeded, first.all, threshold)) return 'FIRST_RING';
  }
  const rest = countRing(rollout, 2);
  return reaches(rest.succeeded + rest.open, rest.all, threshold) ? 'REST' : 'HALTED';
}

/** Whether the locker's terminal is told to begin now. What has begun goes on in any state. */
export function mayBegin(state: RolloutState, ring: 1 | 2): boolean {
  return state === 'REST' || (state === 'FIRST_RING' && ring === 1);
}

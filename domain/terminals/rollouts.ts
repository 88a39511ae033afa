// Rollout of a version: a first ring of lockers, then the rest; halts if too many fail.
import { dayAfter, dayIn, momentShowing } from '../timeZone.ts';
import { isVersionTaskOver, type VersionStatus } from './versions.ts';

/** Before the upgrade time; first ring; all others; halted until resumed; all tasks ended. */
export const ROLLOUT_STATES = ['WAITING', 'FIRST_RING', 'REST', 'HALTED', 'FINISHED'] as const;
export type RolloutState = (typeof ROLLOUT_STATES)[number];

/** What a finished rollout came to: on every locker a failure, on some of them, or cancelled before any began. */
export type RolloutOutcome = RolloutState | 'FAILED' | 'PARTLY_FAILED' | 'CANCELED';

/** The share of a ring that must succeed, in percent. */
export const THRESHOLD_MIN = 1;
export const THRESHOLD_MAX = 100;
export const THRESHOLD_PRESET = 90;

/** The hours in which few people are at a locker, in the network's time zone. */
const NIGHT = { from: '02:00', until: '06:00' } as const;

/** Upgrade and failure time of a rollout in the coming night, epoch milliseconds. */
export function nextNight(now: number, timeZone: string): { from: number; until: number } {
  const today = dayIn(now, timeZone);
  const at = (day: string, hour: string) => momentShowing(Date.parse(`${day}T${hour}Z`), timeZone);
  const day = at(today, NIGHT.from) > now ? today : dayAfter(today, 1);
  return { from: at(day, NIGHT.from), until: at(day, NIGHT.until) };
}

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
  /** Percentage of a ring that must succeed; null: no rings, all lockers at once without halting. */
  readonly threshold: number | null;
  /** When it was last resumed after a halt; earlier failures no longer count. */
  readonly resumedTime: number | null;
  readonly tasks: readonly RolloutTask[];
}

/** A ring's counts: relevant, succeeded and open tasks. Cancelled tasks do not count. */
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
 * The state of a rollout. The rest starts when enough of the first ring has succeeded; it halts if a ring can no longer
 * reach the threshold, or if no counting task of the first ring is left. Resuming ends a halt.
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

/** The state as it is shown: a finished rollout says whether it succeeded. Without counts, the state itself. */
export function rolloutOutcome<S extends RolloutState | undefined>(
  state: S,
  counts: Readonly<Record<VersionStatus, number>> | undefined,
): S | RolloutOutcome {
  if (state !== 'FINISHED' || !counts) return state;
  if (counts.FAILED > 0) return counts.SUCCEEDED > 0 ? 'PARTLY_FAILED' : 'FAILED';
  return counts.SUCCEEDED === 0 && counts.CANCELED > 0 ? 'CANCELED' : 'FINISHED';
}

/** Whether the locker's terminal may begin now. Started upgrades continue in any state. */
export function mayBegin(state: RolloutState, ring: 1 | 2): boolean {
  return state === 'REST' || (state === 'FIRST_RING' && ring === 1);
}

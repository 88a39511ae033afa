// Versions of the terminals' software, and the task that each locker has with one.
import type { RolloutState } from '../../../domain/terminals/rollouts.ts';
import type { VersionFault, VersionStatus } from '../../../domain/terminals/versions.ts';
import type { Id, Maybe, Preset, Stamps } from './columns.ts';

export interface LockerVersionsTable extends Stamps {
  lockerVersionId: Id;
  lockerVersionName: string;
  lockerVersionUpgradeTime: number;
  lockerVersionFailureTime: number;
  lockerVersionDescription: Maybe<string>;
  lockerVersionFileId: string;
  /** Percent of a ring that must succeed; null: no rings. */
  ringThreshold: Maybe<number>;
  /** Where the rollout stood when it was last looked at: it follows from the tasks and the clock. */
  rolloutState: Preset<RolloutState>;
  /** When somebody last went on after a halt. */
  resumedTime: Maybe<number>;
}

export interface LockerVersionTasksTable extends Stamps {
  taskId: Id;
  lockerVersionId: number;
  lockerId: number;
  /** 1: the first ring; 2: the rest. */
  ring: Preset<1 | 2>;
  lockerVersionStatus: Preset<VersionStatus>;
  percent: Maybe<number>;
  fault: Maybe<VersionFault>;
  /** Why it failed, in the terminal's words. */
  reason: Maybe<string>;
  /** When the terminal was last told. */
  sentTime: Maybe<number>;
  /** When the terminal last said anything of it. */
  reportTime: Maybe<number>;
  /** When it ended, in any way. */
  endTime: Maybe<number>;
}

// Tables of terminal software versions, and each locker's task for one.
import type { RolloutState } from '../../../domain/terminals/rollouts.ts';
import type { VersionError, VersionStatus } from '../../../domain/terminals/versions.ts';
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
  /** The rollout state when last computed; it is derived from the tasks and the clock. */
  rolloutState: Preset<RolloutState>;
  /** When the rollout was last resumed after a halt. */
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
  error: Maybe<VersionError>;
  /** Why it failed, in the terminal's words. */
  reason: Maybe<string>;
  /** When the terminal was last notified. */
  sentTime: Maybe<number>;
  /** When the terminal last reported on it. */
  reportTime: Maybe<number>;
  /** When it ended, successfully or not. */
  endTime: Maybe<number>;
}

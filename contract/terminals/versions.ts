// Versions of the terminals' software: listed, read with the task of each locker, made, and cancelled.
import { z } from 'zod';
import { SITUATIONS } from '../../domain/lockers/lockers.ts';
import { PACKAGE_MAX_BYTES } from '../../domain/terminals/packages.ts';
import { ROLLOUT_STATES, THRESHOLD_MAX, THRESHOLD_MIN } from '../../domain/terminals/rollouts.ts';
import { VERSION_FAULTS, WIRE_VERSION_STATUSES } from '../../domain/terminals/versions.ts';
import { announced } from '../capabilities.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { uploaded } from '../files.ts';
import { beyond, id, longText, references, search, text, time } from '../scalars.ts';

const root = '/api/locker/v1/version';
const view = asking('VERSION_VIEW');
const edit = asking('VERSION_EDIT');

const lockerVersionId = { lockerVersionId: id };
const taskId = { taskId: id };

/** The longest name: what a terminal can say that it runs. */
export const VERSION_NAME_MAX = 40;

/** How many of a version's tasks stand how. */
const counts = z.object({
  CREATED: z.int(),
  UPDATING: z.int(),
  SUCCEEDED: z.int(),
  FAILED: z.int(),
  CANCELED: z.int(),
});

export const versionRow = z.object({
  ...lockerVersionId,
  lockerVersionName: z.string(),
  lockerVersionUpgradeTime: time,
  lockerVersionFailureTime: time,
  lockerVersionDescription: z.string().nullable(),
  lockerVersionFileId: z.string(),
  /** Ours: where its rollout stands. */
  rolloutState: beyond(z.enum(ROLLOUT_STATES).optional()),
  /** Ours. */
  taskCounts: beyond(counts.optional()),
  creationTime: time,
  lastUpdatedTime: time,
});

export type VersionRow = z.output<typeof versionRow>;

/** The task of one locker; what is optional is ours. */
export const versionTask = z.object({
  ...taskId,
  lockerId: id,
  lockerName: z.string(),
  lockerVersionStatus: z.enum(WIRE_VERSION_STATUSES),
  lockerSituation: beyond(z.enum(SITUATIONS).optional()),
  /** 1: the first ring; 2: the rest. */
  ring: beyond(z.union([z.literal(1), z.literal(2)]).optional()),
  /** How far the terminal is. */
  percent: beyond(z.int().nullable().optional()),
  /** Why the server ended it as failed. */
  fault: beyond(z.enum(VERSION_FAULTS).nullable().optional()),
  /** Why the terminal says that it failed, in its own words. */
  reason: beyond(z.string().nullable().optional()),
  /** When the terminal last said anything of it. */
  reportTime: beyond(time.nullable().optional()),
  endTime: beyond(time.nullable().optional()),
  /** What the terminal said last that it runs. */
  runsVersion: beyond(z.string().nullable().optional()),
});

export type VersionTask = z.output<typeof versionTask>;

export const versionInfo = z.object({
  ...versionRow.shape,
  lockerVersionTaskList: z.array(versionTask),
  /** Ours: percent of a ring that must succeed; null: no rings. */
  ringThreshold: beyond(z.int().nullable().optional()),
  /** Ours: when somebody went on after a halt. */
  resumedTime: beyond(time.nullable().optional()),
  /** Ours: the package; its sum in hexadecimal, its size in bytes. */
  file: beyond(
    z.object({ name: z.string(), size: z.int(), sha256: z.string() }).nullable().optional(),
  ),
});

export type VersionInfo = z.output<typeof versionInfo>;

export const versions = collection({
  id: 'lockerVersionId',
  list: view.listing(`${root}/query`, { lockerVersionName: search }, versionRow, [
    'lockerVersionName',
    'lockerVersionUpgradeTime',
    'lockerVersionFailureTime',
    'creationTime',
    'lastUpdatedTime',
  ]),
  one: view.get(`${root}/info/:lockerVersionId`, lockerVersionId, versionInfo),
});

/** A locker to choose; what is optional is ours. */
export const versionLocker = z.object({
  lockerId: id,
  lockerName: z.string(),
  lockerNumber: beyond(z.string().optional()),
  lockerSituation: beyond(z.enum(SITUATIONS).optional()),
  /** What its terminal said last that it runs. */
  runsVersion: beyond(z.string().nullable().optional()),
});

export type VersionLocker = z.output<typeof versionLocker>;

/** The lockers that go first, and how many of them must succeed, in percent. */
const ring = z.strictObject({
  lockerIds: references('lockers').min(1),
  threshold: z.int().min(THRESHOLD_MIN).max(THRESHOLD_MAX),
});

/** What else may be asked of versions. */
export const versionCalls = {
  lockers: view.get(`${root}/locker/list`, {}, z.array(versionLocker)),
  /** The id of the file (R7.67); null while pieces are missing. */
  upload: edit.upload(`${root}/file/upload`, {}, uploaded, PACKAGE_MAX_BYTES),
  create: edit.post(
    `${root}/create`,
    {
      lockerVersionName: text(VERSION_NAME_MAX).min(1),
      lockerVersionUpgradeTime: time,
      lockerVersionFailureTime: time,
      lockerVersionDescription: longText(500),
      lockerVersionFileId: text(100).min(1),
      lockerIds: references('lockers').min(1),
      ring: announced('rollout-rings', ring.optional()),
    },
    z.object(lockerVersionId),
  ),
  cancelTask: edit.post(`${root}/task/cancel/:taskId`, taskId, z.object({})),
  cancelAll: edit.post(`${root}/cancel/:lockerVersionId`, lockerVersionId, z.object({})),
  /** Ours, where `rollout-rings` is announced: goes on with a rollout that has halted. */
  resume: edit.post('/api/v1/versions/:lockerVersionId/resume', lockerVersionId, z.object({})),
};

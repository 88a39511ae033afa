// Terminal software versions: list, read with the task of each locker, create and cancel.
import { z } from 'zod';
import { SITUATIONS } from '../../domain/lockers/lockers.ts';
import { PACKAGE_MAX_BYTES } from '../../domain/terminals/packages.ts';
import { ROLLOUT_STATES, THRESHOLD_MAX, THRESHOLD_MIN } from '../../domain/terminals/rollouts.ts';
import { VERSION_ERRORS, WIRE_VERSION_STATUSES } from '../../domain/terminals/versions.ts';
import { announced } from '../capabilities.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { uploaded } from '../files.ts';
import { extension, id, longText, references, search, text, time } from '../scalars.ts';

const root = '/api/locker/v1/version';
const view = asking('VERSION_VIEW');
const edit = asking('VERSION_EDIT');

const lockerVersionId = { lockerVersionId: id };
const taskId = { taskId: id };

/** Maximum length of a version name that a terminal can report. */
export const VERSION_NAME_MAX = 40;

/** Task counts of a version by status. */
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
  /** Not in the specification: rollout status. */
  rolloutState: extension(z.enum(ROLLOUT_STATES).optional()),
  /** Not in the specification. */
  taskCounts: extension(counts.optional()),
  creationTime: time,
  lastUpdatedTime: time,
});

export type VersionRow = z.input<typeof versionRow>;

/** One locker's task; optional fields are extensions. */
export const versionTask = z.object({
  ...taskId,
  lockerId: id,
  lockerName: z.string(),
  lockerVersionStatus: z.enum(WIRE_VERSION_STATUSES),
  lockerSituation: extension(z.enum(SITUATIONS).optional()),
  /** 1: the first ring; 2: the rest. */
  ring: extension(z.union([z.literal(1), z.literal(2)]).optional()),
  /** Progress of the terminal. */
  percent: extension(z.int().nullable().optional()),
  /** Why the server marked it as failed. */
  error: extension(z.enum(VERSION_ERRORS).nullable().optional()),
  /** The terminal's own error text. */
  reason: extension(z.string().nullable().optional()),
  /** Time of the terminal's last report on it. */
  reportTime: extension(time.nullable().optional()),
  endTime: extension(time.nullable().optional()),
  /** Software version last reported by the terminal. */
  runsVersion: extension(z.string().nullable().optional()),
});

export type VersionTask = z.input<typeof versionTask>;

export const versionInfo = z.object({
  ...versionRow.shape,
  lockerVersionTaskList: z.array(versionTask),
  /** Not in the specification: percentage of a ring that must succeed; null: no rings. */
  ringThreshold: extension(z.int().nullable().optional()),
  /** Not in the specification: when the rollout was resumed after a halt. */
  resumedTime: extension(time.nullable().optional()),
  /** Not in the specification: the package's checksum in hexadecimal and size in bytes. */
  file: extension(
    z.object({ name: z.string(), size: z.int(), sha256: z.string() }).nullable().optional(),
  ),
});

export type VersionInfo = z.input<typeof versionInfo>;

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

/** A selectable locker; optional fields are extensions. */
export const versionLocker = z.object({
  lockerId: id,
  lockerName: z.string(),
  lockerNumber: extension(z.string().optional()),
  lockerSituation: extension(z.enum(SITUATIONS).optional()),
  /** Software version last reported by its terminal. */
  runsVersion: extension(z.string().nullable().optional()),
});

export type VersionLocker = z.input<typeof versionLocker>;

/** Lockers of the first ring, and the percentage of them that must succeed. */
const ring = z.strictObject({
  lockerIds: references('lockers').min(1),
  threshold: z.int().min(THRESHOLD_MIN).max(THRESHOLD_MAX),
});

/** Other endpoints for versions. */
export const versionCalls = {
  lockers: view.get(`${root}/locker/list`, {}, z.array(versionLocker)),
  /** The file's id (R7.67); null while chunks are missing. */
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
  /** Not in the specification, requires `rollout-rings`: resumes a halted rollout. */
  resume: edit.post('/api/v1/versions/:lockerVersionId/resume', lockerVersionId, z.object({})),
};

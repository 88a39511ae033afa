// The demo's terminal software: two released versions, a halted trial, and a scheduled one.
import type { VersionError, VersionStatus } from '../../../domain/terminals/versions.ts';
import type { LockerRow } from './buildLockers.ts';
import type { Network, Row } from './emptyNetwork.ts';
import { demoPackages, type DemoPackage } from './versionPackages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** One in this many lockers is in a first ring. */
const RING_EVERY = 8;
const ADMIN = { byType: 'STAFF', byId: 1, byName: 'admin' } as const;

type TaskRow = Row<'lockerVersionTasks'>;
type Ending = { status: VersionStatus; error?: VersionError; reason?: string };

interface Plan {
  readonly description: string;
  /** Start of the upgrade, relative to now; negative: in the future. */
  readonly ago: number;
  readonly threshold: number | null;
  readonly endingOf: (locker: LockerRow, place: number, ring: 1 | 2) => Ending;
}

const SUCCEEDED: Ending = { status: 'SUCCEEDED' };
const isAway = ({ lockerSituation }: LockerRow) => lockerSituation === 'OFFLINE';

/** In the order of the packages. */
const PLANS: readonly Plan[] = [
  {
    description: 'Couriers sign in by card; receipts in Greek',
    ago: 96 * DAY,
    threshold: null,
    endingOf: (_, place) => {
      if (place === 4) return { status: 'FAILED', reason: 'No space left on the disk' };
      return place === 11 ? { status: 'CANCELED' } : SUCCEEDED;
    },
  },
  {
    description: 'Doors open in half the time',
    ago: 34 * DAY,
    threshold: 90,
    endingOf: (locker, place) => {
      if (isAway(locker)) return { status: 'FAILED', error: 'NO_REPORT' };
      return place === 17 ? { status: 'CANCELED' } : SUCCEEDED;
    },
  },
  {
    description: 'Trial: new camera driver',
    ago: 9 * DAY,
    threshold: 80,
    endingOf: (_locker, place, ring) => {
      if (ring === 2) return { status: 'FAILED', error: 'HELD_BACK' };
      const failed = place % (2 * RING_EVERY) === 0;
      return { status: 'FAILED', ...(failed ? FAILED_TO_START : { error: 'NO_REPORT' }) };
    },
  },
  {
    description: 'Parcel returns without a label; smaller fixes',
    ago: -3 * DAY,
    threshold: 90,
    endingOf: () => ({ status: 'CREATED' }),
  },
];

const FAILED_TO_START = { reason: '4.2.1-rc1 did not start; 4.2.0 runs again' } as const;

interface Times {
  readonly made: number;
  readonly upgrade: number;
  readonly failure: number;
}

/** When a task ended: cancelled before its start, failed by timeout at its end, otherwise within minutes. */
function endOf({ status, error }: Ending, times: Times, place: number): number | null {
  if (status === 'CREATED') return null;
  if (status === 'CANCELED') return times.made + 2 * HOUR;
  return error ? times.failure : times.upgrade + (place + 1) * 40_000;
}

function taskOf(
  ending: Ending,
  times: Times,
  given: Pick<TaskRow, 'ring' | 'lockerId'>,
  place: number,
) {
  const { status, error = null, reason = null } = ending;
  const endTime = endOf(ending, times, place);
  const doer = status === 'SUCCEEDED' || reason !== null ? endTime : null;
  const sent = status !== 'CREATED' && status !== 'CANCELED' && error !== 'HELD_BACK';
  return {
    ...given,
    lockerVersionStatus: status,
    percent: status === 'SUCCEEDED' ? 100 : null,
    error,
    reason,
    sentTime: sent ? times.upgrade + 1_000 : null,
    reportTime: doer,
    endTime,
    creationTime: times.made,
    lastUpdatedTime: endTime ?? times.made,
  };
}

function fileOf(
  { fileId, name, bytes, sha256 }: DemoPackage,
  id: number,
  time: number,
): Row<'files'> {
  return {
    fileId,
    purpose: 'PACKAGE',
    name,
    size: bytes.length,
    type: 'application/zip',
    sha256,
    keptBy: `version/${id}`,
    createdBy: 1,
    creationTime: time,
    lastUpdatedTime: time,
  };
}

/** The history of a version: its creation with its lockers, and the end of each task. */
function addEvents({ events }: Network, id: number, made: number, tasks: readonly TaskRow[]): void {
  const subject = { subjectType: 'version', subjectId: String(id) } as const;
  const data = { lockerIds: tasks.map(({ lockerId }) => lockerId) };
  events.push({ time: made, type: 'VERSION_CREATED', ...subject, ...ADMIN, data });
  for (const { endTime, lockerVersionStatus: toState, lockerId, reportTime } of tasks) {
    if (endTime == null || toState === undefined) continue;
    const terminal = { byType: 'TERMINAL', byId: lockerId } as const;
    const doer = reportTime == null ? { byType: 'SERVER' as const } : terminal;
    const by = toState === 'CANCELED' ? ADMIN : doer;
    const fromState = reportTime == null ? 'CREATED' : 'UPDATING';
    events.push({
      time: endTime,
      type: 'VERSION_TASK',
      ...subject,
      lockerId,
      fromState,
      toState,
      ...by,
    });
  }
}

/** Adds versions, packages and tasks to the network; the lockers' troubles must be added before. */
export function buildVersions(network: Network, lockers: readonly LockerRow[]): void {
  const tasks: TaskRow[] = [];
  network.rows.lockerVersions = [];
  network.rows.files ??= [];
  for (const [index, file] of demoPackages().entries()) {
    const plan = PLANS[index];
    if (!plan) continue;
    const id = index + 1;
    const upgrade = network.now - plan.ago;
    const times = {
      made: upgrade - (plan.ago > 0 ? DAY : 4 * DAY),
      upgrade,
      failure: upgrade + 6 * HOUR,
    };
    const own = lockers.map((locker, place) => {
      const ring = plan.threshold !== null && place % RING_EVERY === 0 ? 1 : 2;
      const given = { ring, lockerId: locker.lockerId } as const;
      return taskOf(plan.endingOf(locker, place, ring), times, given, place);
    });
    for (const task of own) tasks.push({ taskId: tasks.length + 1, lockerVersionId: id, ...task });
    network.rows.files.push(fileOf(file, id, times.made));
    network.rows.lockerVersions.push({
      lockerVersionId: id,
      lockerVersionName: file.version,
      lockerVersionUpgradeTime: upgrade,
      lockerVersionFailureTime: times.failure,
      lockerVersionDescription: plan.description,
      lockerVersionFileId: file.fileId,
      ringThreshold: plan.threshold,
      rolloutState: plan.ago > 0 ? 'FINISHED' : 'WAITING',
      resumedTime: null,
      creationTime: times.made,
      lastUpdatedTime: plan.ago > 0 ? times.failure : times.made,
    });
    addEvents(
      network,
      id,
      times.made,
      tasks.filter((task) => task.lockerVersionId === id),
    );
  }
  network.rows.lockerVersionTasks = tasks;
}

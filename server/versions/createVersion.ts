// Creates a version with a task for each of its lockers.
import type { versionCalls } from '../../contract/terminals/versions.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { timesError } from '../../domain/terminals/versions.ts';
import type { Trx } from '../db/tables.ts';
import { refuseUnknown } from '../lists/refuseUnknown.ts';
import { Problem } from '../system/problem.ts';
import { appendEvent, type Doer } from '../events/append.ts';

type Draft = ParsedInput<typeof versionCalls.create>;

const TIME_PROBLEMS = {
  failureBeforeUpgrade: 'VERSION_FAILURE_EARLY',
  failurePassed: 'VERSION_FAILURE_PASSED',
} as const;

function refuseTimes(draft: Draft, now: number): void {
  const { lockerVersionUpgradeTime, lockerVersionFailureTime } = draft;
  const error = timesError(lockerVersionUpgradeTime, lockerVersionFailureTime, now);
  if (error) throw new Problem(TIME_PROBLEMS[error], { field: 'lockerVersionFailureTime' });
}

/** The chosen lockers without duplicates; all must exist, and include the first ring. */
async function lockersOf(trx: Trx, { lockerIds, ring }: Draft): Promise<number[]> {
  const wanted = [...new Set(lockerIds)];
  await refuseUnknown(trx, 'lockerIds', 'lockers', wanted);
  if (ring?.lockerIds.some((lockerId) => !wanted.includes(lockerId)))
    throw new Problem('VERSION_RING_OUTSIDE', { field: 'ring' });
  return wanted;
}

/** R5.82: the file must be a package, and not another version's. */
async function keepPackage(
  trx: Trx,
  { lockerVersionFileId }: Draft,
  lockerVersionId: number,
): Promise<void> {
  await trx
    .updateTable('files')
    .set({ keptBy: `version/${lockerVersionId}` })
    .where('fileId', '=', lockerVersionFileId)
    .where('purpose', '=', 'PACKAGE')
    .where('keptBy', 'is', null)
    .returning('fileId')
    .executeTakeFirstOrThrow(
      () => new Problem('PACKAGE_MISSING', { field: 'lockerVersionFileId' }),
    );
}

/** Creates the version and its tasks; returns its id. Rejects inconsistent input with the field it concerns. */
export async function createVersion(trx: Trx, draft: Draft, doer: Doer): Promise<number> {
  const { time: now } = doer;
  refuseTimes(draft, now);
  const lockerIds = await lockersOf(trx, draft);
  const { ring, lockerIds: _chosen, ...version } = draft;
  const stamps = { creationTime: now, lastUpdatedTime: now };
  const { lockerVersionId } = await trx
    .insertInto('lockerVersions')
    .values({ ...version, ringThreshold: ring?.threshold ?? null, ...stamps })
    .returning('lockerVersionId')
    .executeTakeFirstOrThrow();
  await keepPackage(trx, draft, lockerVersionId);
  const first = new Set(ring?.lockerIds);
  const tasks = lockerIds.map((lockerId) => ({
    lockerVersionId,
    lockerId,
    ring: first.has(lockerId) ? (1 as const) : (2 as const),
    ...stamps,
  }));
  await trx.insertInto('lockerVersionTasks').values(tasks).execute();
  await appendEvent(trx, {
    ...doer,
    type: 'VERSION_CREATED',
    subject: ['version', lockerVersionId],
    data: { ...version, lockerIds, ...(ring && { ring }) },
  });
  return lockerVersionId;
}

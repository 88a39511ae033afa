// Versions as their list and their page show them.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { versions, VersionRow } from '../../contract/terminals/versions.ts';
import type { Db } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';

type Counts = NonNullable<VersionRow['taskCounts']>;

const none = (): Counts => ({ CREATED: 0, UPDATING: 0, SUCCEEDED: 0, FAILED: 0, CANCELED: 0 });

/** Number of tasks of each version by status. */
export async function countsOf(db: Db, ids: readonly number[]): Promise<Map<number, Counts>> {
  const counts = new Map(ids.map((lockerVersionId) => [lockerVersionId, none()]));
  if (ids.length === 0) return counts;
  const rows = await db
    .selectFrom('lockerVersionTasks')
    .select([
      'lockerVersionId',
      'lockerVersionStatus',
      (row) => row.fn.countAll<number>().as('count'),
    ])
    .where('lockerVersionId', 'in', ids)
    .groupBy(['lockerVersionId', 'lockerVersionStatus'])
    .execute();
  for (const { lockerVersionId, lockerVersionStatus, count } of rows) {
    const own = counts.get(lockerVersionId);
    if (own) own[lockerVersionStatus] = count;
  }
  return counts;
}

const tasksOf = (db: Db, lockerVersionId: number) =>
  db
    .selectFrom('lockerVersionTasks as task')
    .innerJoin('lockers', 'lockers.lockerId', 'task.lockerId')
    .leftJoin('terminals', 'terminals.lockerId', 'task.lockerId')
    .select([
      'taskId',
      'task.lockerId',
      'lockerName',
      'lockerSituation',
      'lockerVersionStatus',
      'ring',
      'percent',
      'error',
      'reason',
      'reportTime',
      'endTime',
      'terminals.version as runsVersion',
    ])
    .where('lockerVersionId', '=', lockerVersionId)
    .orderBy('ring')
    .orderBy('lockerName')
    .execute();

/** A version with its tasks and its package. Throws NOT_FOUND. */
export async function readVersion(
  db: Db,
  lockerVersionId: number,
): Promise<ParsedOutput<typeof versions.one>> {
  const version = await db
    .selectFrom('lockerVersions')
    .selectAll()
    .where('lockerVersionId', '=', lockerVersionId)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  const file = await db
    .selectFrom('files')
    .select(['name', 'size', 'sha256'])
    .where('fileId', '=', version.lockerVersionFileId)
    .executeTakeFirst();
  const counts = await countsOf(db, [lockerVersionId]);
  return {
    ...version,
    taskCounts: counts.get(lockerVersionId) ?? none(),
    file: file ?? null,
    lockerVersionTaskList: await tasksOf(db, lockerVersionId),
  };
}

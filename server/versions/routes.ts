// Routes of terminal software versions: list, read, create, cancel, and resume after a halt.
import { sql } from 'kysely';
import { versionCalls, versions } from '../../contract/terminals/versions.ts';
import { isZipName, PACKAGE_MAX_BYTES } from '../../domain/terminals/packages.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { refuseTaken } from '../http/taken.ts';
import { cancelTask, cancelVersion, resumeVersion } from './cancelVersions.ts';
import { createVersion } from './createVersion.ts';
import { receiveFile } from '../files/receiveFile.ts';
import type { Doer } from '../events/append.ts';
import { doneBy } from '../events/doneBy.ts';
import { orderOf, orderSql, readPageOf } from '../lists/listing.ts';
import { matches } from '../lists/matches.ts';
import { countsOf, readVersion } from './versionRows.ts';

const list: Handlers<typeof versions>['list'] = async (
  { page, size, sort, lockerVersionName },
  { database },
) => {
  const order = orderOf(sort, versions.list.row);
  const found = database.db
    .selectFrom('lockerVersions')
    .selectAll()
    .$if(Boolean(lockerVersionName), (query) =>
      query.where(matches(sql.ref('lockerVersionName'), lockerVersionName ?? '')),
    );
  const place = orderSql(order, sql.ref(order.field), sql.ref('lockerVersionId'));
  const { content: rows, ...paged } = await readPageOf(found.orderBy(place), { page, size });
  const counts = await countsOf(
    database.db,
    rows.map((row) => row.lockerVersionId),
  );
  const content = rows.map((row) => ({ ...row, taskCounts: counts.get(row.lockerVersionId) }));
  return { ...paged, content };
};

const lockers: Handlers<typeof versionCalls>['lockers'] = (_input, { database }) =>
  database.db
    .selectFrom('lockers')
    .leftJoin('terminals', 'terminals.lockerId', 'lockers.lockerId')
    .select([
      'lockers.lockerId',
      'lockerName',
      'lockerNumber',
      'lockerSituation',
      'terminals.version as runsVersion',
    ])
    .where('deletedAt', 'is', null)
    .orderBy('lockerName')
    .execute();

const FILE = { field: 'file' };

type Run = (trx: Trx, id: number, doer: Doer) => Promise<void>;

/** Runs the action in one transaction, in the caller's name. */
async function doIt(context: RequestContext, run: Run, id: number): Promise<Record<string, never>> {
  await context.database.transaction((trx) => run(trx, id, doneBy(context)));
  return {};
}

export const versionRoutes = routesOf(versions, {
  list,
  one: ({ lockerVersionId }, { database }) => readVersion(database.db, lockerVersionId),
});

/** R5.81: checks the file's name and content. */
const upload: Handlers<typeof versionCalls>['upload'] = async (piece, context) => {
  if (!isZipName(piece.name ?? context.upload.name)) throw new Problem('PACKAGE_FORMAT', FILE);
  try {
    return await receiveFile(context, 'PACKAGE', piece, PACKAGE_MAX_BYTES);
  } catch (error) {
    const unfit = error instanceof Problem && error.code === 'FILE_NOT_FIT';
    throw unfit ? new Problem('PACKAGE_FORMAT', FILE) : error;
  }
};

export const versionCallRoutes = routesOf(versionCalls, {
  lockers,
  upload,
  create: async (draft, context) => {
    const lockerVersionId = await refuseTaken(context.database, 'lockerVersions', (trx) =>
      createVersion(trx, draft, doneBy(context)),
    );
    return { lockerVersionId };
  },
  cancelTask: ({ taskId }, context) => doIt(context, cancelTask, taskId),
  cancelAll: ({ lockerVersionId }, context) => doIt(context, cancelVersion, lockerVersionId),
  resume: ({ lockerVersionId }, context) => doIt(context, resumeVersion, lockerVersionId),
});

// Routes of screen savers: list, read, create and change; pictures are uploaded separately.
import { sql } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { screenSaverCalls, screenSavers } from '../../contract/terminals/screenSavers.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../../domain/limits.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { receiveFile } from '../files/receiveFile.ts';
import { recordChange } from '../events/recordChange.ts';
import { doneBy } from '../events/doneBy.ts';
import { orderOf, orderSql, readPageOf } from '../lists/listing.ts';
import { matches } from '../lists/matches.ts';
import { keptOf, PICTURES, LOCKERS, lockersOf, readSaver, SAVER_ID } from './screenSaverRows.ts';
import { linkLockers, linkPictures } from './screenSaverLinks.ts';

type Draft = ParsedInput<(typeof screenSavers)['create']>;

const list: Handlers<typeof screenSavers>['list'] = async (
  { page, size, sort, name },
  { database },
) => {
  const order = orderOf(sort, screenSavers.list.row);
  const found = database.db
    .selectFrom('screenSavers')
    .selectAll()
    .select([PICTURES.as('fileId'), LOCKERS.as('lockerId')])
    .$if(Boolean(name), (query) => query.where(matches(sql.ref('name'), name ?? '')));
  const place = orderSql(order, sql.ref(`screenSavers.${order.field}`), SAVER_ID);
  return readPageOf(found.orderBy(place), { page, size });
};

const columnsOf = ({ name, description, notice, pictureSwitchingTime }: Draft) => ({
  name,
  description: description || null,
  notice: notice || null,
  pictureSwitchingTime,
});

async function writeParts(
  trx: Trx,
  screenSaverId: number,
  { fileId, lockerId }: Draft,
  now: number,
): Promise<void> {
  await linkPictures(trx, screenSaverId, fileId, now);
  await linkLockers(trx, screenSaverId, lockerId);
}

const create: Handlers<typeof screenSavers>['create'] = (draft, context) =>
  context.database.transaction(async (trx) => {
    const time = context.now();
    const { screenSaverId } = await trx
      .insertInto('screenSavers')
      .values({ ...columnsOf(draft), creationTime: time, lastUpdatedTime: time })
      .returning('screenSaverId')
      .executeTakeFirstOrThrow();
    await writeParts(trx, screenSaverId, draft, time);
    const to = await readSaver(trx, screenSaverId);
    const subject = ['screenSavers', screenSaverId] as const;
    await recordChange(trx, { ...doneBy(context), time }, subject, { to: keptOf(to) });
    return to;
  });

const update: Handlers<typeof screenSavers>['update'] = ({ screenSaverId, ...draft }, context) =>
  context.database.transaction(async (trx) => {
    const from = await readSaver(trx, screenSaverId, true);
    await refuseStale(trx, context, ['screenSavers', screenSaverId], from);
    const time = laterThan(from.lastUpdatedTime, context.now());
    await trx
      .updateTable('screenSavers')
      .set({ ...columnsOf(draft), lastUpdatedTime: time })
      .where('screenSaverId', '=', screenSaverId)
      .execute();
    await writeParts(trx, screenSaverId, draft, time);
    const to = await readSaver(trx, screenSaverId);
    const change = { from: keptOf(from), to: keptOf(to) };
    await recordChange(trx, { ...doneBy(context), time }, ['screenSavers', screenSaverId], change);
    return to;
  });

export const screenSaverRoutes = routesOf(screenSavers, {
  list,
  one: ({ screenSaverId }, { database }) => readSaver(database.db, screenSaverId),
  create,
  update,
});

/** Throws NOT_FOUND for a picture of a screen saver that does not exist. */
async function refuseUnknown(
  { database }: RequestContext,
  screenSaverId: number | undefined,
): Promise<void> {
  if (screenSaverId === undefined) return;
  const known = database.db.selectFrom('screenSavers').where('screenSaverId', '=', screenSaverId);
  if (!(await hasRow(known))) throw new Problem('NOT_FOUND', { field: 'screenSaverId' });
}

export const screenSaverCallRoutes = routesOf(screenSaverCalls, {
  lockers: (_input, { database }) => lockersOf(database.db, new Set()),
  uploadImage: async ({ screenSaverId, ...piece }, context) => {
    await refuseUnknown(context, screenSaverId);
    return receiveFile(context, 'SCREEN_PICTURE', piece, UPLOAD_FILE_MAX_BYTES);
  },
});

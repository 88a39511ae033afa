// A screen saver as the API returns it: its columns, pictures in order, and lockers.
import { sql, type Expression } from 'kysely';
import type { ScreenSaverInfo } from '../../contract/terminals/screenSavers.ts';
import type { Db } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';

export const SAVER_ID: Expression<unknown> = sql.ref('screenSavers.screenSaverId');

/** The ids of its pictures, in order. */
export const PICTURES = sql<string[]>`coalesce((select json_agg("fileId" order by "position")
  from "screenSaverPictures" where "screenSaverId" = ${SAVER_ID}), '[]')`;

/** The ids of its lockers, ascending, without removed ones. */
export const LOCKERS = sql<number[]>`coalesce((select json_agg("lockerId" order by "lockerId")
  from "screenSaverLockers" join "lockers" using ("lockerId")
  where "screenSaverId" = ${SAVER_ID} and "deletedAt" is null), '[]')`;

const filesOf = (db: Db, screenSaverId: number) =>
  db
    .selectFrom('screenSaverPictures')
    .innerJoin('files', 'files.fileId', 'screenSaverPictures.fileId')
    .select(['files.fileId', 'files.name', 'files.size'])
    .where('screenSaverId', '=', screenSaverId)
    .orderBy('position')
    .execute();

/** All lockers, and which of them are chosen. */
export async function lockersOf(db: Db, chosen: ReadonlySet<number>) {
  const lockers = await db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName'])
    .where('deletedAt', 'is', null)
    .orderBy('lockerName')
    .execute();
  return lockers.map((locker) => ({ ...locker, checked: chosen.has(locker.lockerId) }));
}

type Saver = ScreenSaverInfo & { lastUpdatedTime: number };

/** The screen saver with this id, optionally locked for a change. Throws NOT_FOUND. */
export async function readSaver(db: Db, screenSaverId: number, locked = false): Promise<Saver> {
  const saver = await db
    .selectFrom('screenSavers')
    .selectAll()
    .select([PICTURES.as('fileId'), LOCKERS.as('lockerId')])
    .where('screenSaverId', '=', screenSaverId)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  const lockerList = await lockersOf(db, new Set(saver.lockerId));
  return { ...saver, lockerList, fileList: await filesOf(db, screenSaverId) };
}

/** The fields recorded in its history: those entered. */
export const keptOf = ({ lockerList: _, fileList: __, ...saver }: Saver) => saver;

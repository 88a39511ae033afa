// Creates a data folder with the demo network and a given number of lockers with boxes.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { seedBase } from '../server/seed/base/seedBase.ts';
import { seedDemo } from '../server/seed/seedDemo.ts';

/** Rows per insert, limited by the driver's maximum number of parameters. */
const AT_ONCE = 1_000;

function* portions<R>(rows: readonly R[]): Generator<R[]> {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE);
}

/** Copies the demo's lockers under other names until there are `count`. */
async function copyLockers({ db }: Database, count: number): Promise<void> {
  const lockers = await db.selectFrom('lockers').selectAll().execute();
  const boxes = await db.selectFrom('boxes').selectAll().where('deletedAt', 'is', null).execute();
  for (let copy = lockers.length; copy < count; copy += 1) {
    const { lockerId: original, ...locker } = lockers[copy % lockers.length]!;
    const { lockerName, lockerNumber } = locker;
    const { lockerId } = await db
      .insertInto('lockers')
      .values({
        ...locker,
        lockerName: `${lockerName} ${copy}`,
        lockerNumber: `${lockerNumber}-${copy}`,
      })
      .returning('lockerId')
      .executeTakeFirstOrThrow();
    const own = boxes
      .filter((box) => box.lockerId === original)
      .map(({ boxId: _, ...box }) => ({ ...box, lockerId, deviceId: null }));
    for (const portion of portions(own)) await db.insertInto('boxes').values(portion).execute();
  }
}

/** Creates the folder; the caller removes it. */
export async function manyLockers(count: number): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lockerdesk-list-'));
  const database = await openDatabase({ dataDir });
  const now = Date.now();
  await migrate(database);
  await seedBase(database, now);
  await seedDemo(database, now);
  await copyLockers(database, count);
  await database.close();
  return dataDir;
}

// A network that an earlier version filled is brought to this version's tables with nothing lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate, migrationLevel, migrationsDone } from '../../../server/db/migrate.ts';
import { restoreBackup } from '../../../server/db/restoreBackup.ts';
import { seedBase } from '../../../server/db/seed/base.ts';
import { writeBackup } from '../../../server/db/writeBackup.ts';
import { fingerprint } from '../../kit/fingerprint.ts';

const FIRST = '001_first';
const NOW = Date.UTC(2026, 2, 3);

/** A database as the first version left it, with base data, a locker and its history. */
async function firstVersion(): Promise<Database> {
  const database = await openDatabase({});
  onTestFinished(() => database.close());
  await migrate(database, FIRST);
  await seedBase(database, NOW);
  const stamps = { creationTime: NOW, lastUpdatedTime: NOW };
  await database.db
    .insertInto('lockers')
    .values({ lockerName: 'Old Port', lockerNumber: 'CY-LIM-002', ...stamps })
    .execute();
  await database.db
    .insertInto('events')
    .values({ time: NOW, type: 'LOCKER_CREATED', subjectKind: 'locker', subjectId: '1' })
    .execute();
  return database;
}

/** Every table's rows but the migrations' own. */
async function rowsOf(database: Database): Promise<Record<string, string>> {
  const all = await fingerprint(database);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('kysely_')));
}

test('a filled database of the first version keeps every row and gets the later tables, empty', async () => {
  const database = await firstVersion();
  const before = await rowsOf(database);
  expect(await migrationsDone(database)).toBe(false);
  await migrate(database);
  expect(await migrationsDone(database)).toBe(true);
  expect(await rowsOf(database)).toEqual({
    ...before,
    lockerGroups: '0:0',
    lockerGroupLockers: '0:0',
  });
});

test('what is new can be used at once, and refers to what was there before', async () => {
  const database = await firstVersion();
  await migrate(database);
  const group = await database.db
    .insertInto('lockerGroups')
    .values({ name: 'Ports', creationTime: NOW, lastUpdatedTime: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = { lockerGroupId: group.id, lockerId: 1 };
  await database.db.insertInto('lockerGroupLockers').values(link).execute();
  const missing = { lockerGroupId: group.id, lockerId: 99 };
  await expect(
    database.db.insertInto('lockerGroupLockers').values(missing).execute(),
  ).rejects.toThrow('violates foreign key constraint');
});

test('a backup of the first version is restored into this version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'first.backup');
  const old = await firstVersion();
  await writeBackup(old, file, NOW);
  const database = await openDatabase({});
  onTestFinished(() => database.close());
  await restoreBackup(database, file);
  expect(await migrationLevel(database)).toBe('002_locker_groups');
  const { lockerGroups: _, lockerGroupLockers: __, ...kept } = await rowsOf(database);
  expect(kept).toEqual(await rowsOf(old));
  const { rows } = await sql`select 1 from "lockerGroups"`.execute(database.db);
  expect(rows).toEqual([]);
});

// A network that an earlier version filled is brought to this version's tables with nothing lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { migrations } from '../../../server/db/migrations/all.ts';
import { migrate, migrationLevel, migrationsDone } from '../../../server/db/migrate.ts';
import { BASE_TEMPLATES } from '../../../server/seed/base/baseTemplates.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { seedOldBase } from '../../kit/databases/oldBase.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import { emptyDatabase } from '../../kit/databases/testDatabase.ts';

const FIRST = '001_first';
const NOW = Date.UTC(2026, 2, 3);

/** A database as the first version left it, with base data, a locker and its history. */
async function firstVersion(): Promise<Database> {
  const database = await emptyDatabase();
  onTestFinished(() => database.close());
  await migrate(database, FIRST);
  await seedOldBase(database, NOW);
  const stamps = { creationTime: NOW, lastUpdatedTime: NOW };
  await database.db
    .insertInto('lockers')
    .values({ lockerName: 'Old Port', lockerNumber: 'CY-LIM-002', ...stamps })
    .execute();
  await sql`update "lockers" set "heartbeatTime" = ${NOW}`.execute(database.db);
  await database.db
    .insertInto('events')
    .values({ time: NOW, type: 'LOCKER_CREATED', subjectKind: 'locker', subjectId: '1' })
    .execute();
  return database;
}

/** Every table's rows but the migrations' own and the installation's, each a text of the columns that `like` has; a new empty table is left out. */
async function rowsOf(
  database: Database,
  like: Readonly<Record<string, readonly string[]>> = {},
): Promise<Record<string, string[]>> {
  const names = Object.keys(await fingerprint(database)).filter(
    (name) => !/^(kysely_|installation$)/.test(name),
  );
  const tables = names.map(async (name) => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb("each") as "row" from ${sql.table(name)} as "each"`.execute(database.db);
    const columns = columnsOf(like[name]);
    return [name, rows.map(({ row }) => JSON.stringify(row, columns)).toSorted()] as const;
  });
  const found = await Promise.all(tables);
  return Object.fromEntries(
    found.filter(([name, rows]) => like[name] !== undefined || rows.length > 0),
  );
}

/** The columns that rows like these have; all where there are none to compare with. */
const columnsOf = (rows: readonly string[] | undefined): string[] | undefined =>
  rows?.[0] === undefined ? undefined : Object.keys(JSON.parse(rows[0]) as object);

/** The rows as this version has them: heartbeats in a table of their own. */
const asNow = ({ lockers = [], ...rest }: Record<string, string[]>) => ({
  ...rest,
  lockers: lockers.map((row) => row.replace(`,"heartbeatTime":${NOW}`, '')),
  lockerHeartbeats: [JSON.stringify({ lockerId: 1, heartbeatTime: NOW })],
});

/** Without the templates of events that the first version did not send. */
const asBefore = ({ templates = [], ...rest }: Record<string, string[]>) => ({
  ...rest,
  templates: templates.filter((row) => !row.includes('"WAREHOUSE"')),
});

test('a filled database of the first version keeps every row and gets the later tables, empty', async () => {
  const database = await firstVersion();
  const before = await rowsOf(database);
  expect(await migrationsDone(database)).toBe(false);
  await migrate(database);
  expect(await migrationsDone(database)).toBe(true);
  const after = await rowsOf(database, before);
  expect(asBefore(after)).toEqual(asNow(before));
  expect(after['templates']).toHaveLength(before['templates']!.length + 2);
  expect(Object.keys(await fingerprint(database))).toEqual(
    expect.arrayContaining(['lockerGroups', 'lockerGroupLockers', 'provinces', 'districts']),
  );
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

test('translations become those of today, but for those that staff wrote', async () => {
  const database = await firstVersion();
  await migrate(database, '060_locker_heartbeats');
  const own = sql`update "templates" set "templateTitleZh" = '请取件' where "templateEvent" = 'DEPOSIT'`;
  await own.execute(database.db);
  await migrate(database);
  const rows = await database.db.selectFrom('templates').selectAll().execute();
  const textsOf = (all: readonly Pick<(typeof rows)[number], 'translations'>[]) =>
    all.flatMap(({ translations }) =>
      Object.values(translations).map((text) => text.templateTitle + text.templateContent),
    );
  const today = textsOf(BASE_TEMPLATES);
  expect(textsOf(rows)).toHaveLength(today.length);
  const kept = textsOf(rows).filter((text) => !today.includes(text));
  expect(kept.map((text) => text.slice(0, 5)).toSorted()).toEqual(['请取件取件', '请取件您好']);
});

test('a backup of the first version is restored into this version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'first.backup');
  const old = await firstVersion();
  await writeBackup(old, file, NOW);
  const database = await emptyDatabase();
  onTestFinished(() => database.close());
  await restoreBackup(database, file);
  expect(await migrationLevel(database)).toBe(Object.keys(migrations).toSorted().at(-1));
  const before = await rowsOf(old);
  expect(asBefore(await rowsOf(database, before))).toEqual(asNow(before));
});

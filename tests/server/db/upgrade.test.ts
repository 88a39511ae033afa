// A network that version 0.1 filled goes on in this version with nothing lost; of what else there is, a sentence tells.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrations } from '../../../server/db/migrations/all.ts';
import { migrate, migrationLevel, migrationsDone } from '../../../server/db/migrate.ts';
import { seedBase } from '../../../server/seed/base/seedBase.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import { fillAsVersion01 } from '../../kit/databases/fillAsVersion01.ts';
import { emptyDatabase } from '../../kit/databases/testDatabase.ts';
import { signedBackup } from '../../kit/signedBackup.ts';

const NOW = Date.UTC(2026, 10, 29);
const [EARLY, LATER] = ['061_stay_lengths', '999_later'];
const LAST = Object.keys(migrations).toSorted().at(-1);
const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
const file = join(folder, 'old.backup');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function opened(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  onTestFinished(() => database.close());
  return database;
}

async function version01(open = emptyDatabase): Promise<Database> {
  const database = await opened(open);
  await fillAsVersion01(database);
  return database;
}

const NOW_CALLED: Record<string, string> = {
  fault: 'error',
  kind: 'purpose',
  settledBy: 'resolvedById',
  settledTime: 'resolvedTime',
};
const nameNow = (one: string) => NOW_CALLED[one] ?? one.replace(/^(by|subject)Kind$/, '$1Type');
const column = (name: string) => sql`${sql.ref(nameNow(name))} as ${sql.ref(name)}`;

/** Every table's rows but the lists of migrations; with `like`, of its tables and columns, by their names there. */
async function rowsOf({ db }: Database, like?: Record<string, object[]>) {
  const tables = await db.introspection.getTables();
  const rows: Record<string, object[]> = {};
  for (const { name } of tables) {
    if (/^(kysely_|installation$)/.test(name) || (like && !(name in like))) continue;
    const [first] = like?.[name] ?? [];
    const columns = first ? sql.join(Object.keys(first).map(column)) : sql`*`;
    rows[name] = (
      await sql<object>`select ${columns} from ${sql.table(name)} order by 1`.execute(db)
    ).rows;
  }
  return rows;
}

/** What the database consists of: columns in any order, indexes, constraints, triggers and functions. `folded` depends on the locale. */
async function schemaOf({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select "part" from (
      select concat_ws(' ', "table_name", "column_name", "data_type", "is_nullable", "column_default") as "part"
        from information_schema.columns where "table_schema" = current_schema()
      union all select indexdef from pg_indexes where schemaname = current_schema()
      union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = current_schema()::regnamespace
      union all select concat_ws(' ', relname, reloptions) from pg_class
        where relnamespace = current_schema()::regnamespace
      union all select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace and proname <> 'folded'
    ) as "parts" order by 1`.execute(db);
  return rows.map(({ part }) => part).filter((part) => !part.includes('kysely_migration_lock'));
}

const setLast = async ({ db }: Database, name: string) => {
  await sql`delete from "kysely_migration" where "name" >= ${name}`.execute(db);
  await sql`insert into "kysely_migration" values (${name}, '2026-11-01')`.execute(db);
};

describe.each([
  ['a server', emptyDatabase],
  ['the data folder', () => openDatabase({})],
])('a database of version 0.1 in %s', (_place, open) => {
  it('keeps every row, and has the schema of a new one afterwards', async () => {
    const database = await version01(open);
    const before = await rowsOf(database);
    expect(before).toMatchObject({
      lockers: [{ lockerName: 'Old Port', districtId: null }],
      lockerHeartbeats: [{ lockerId: 1 }],
      parcels: [{ parcelNumber: 'EE100000001CY', ordersStatus: 'STORED' }],
    });
    await migrate(database);
    expect([await migrationsDone(database), await migrationLevel(database)]).toEqual([true, LAST]);
    expect(await rowsOf(database, before)).toEqual(before);
    const fresh = await opened(open);
    await migrate(fresh);
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
  });
});

it('shared views keep their filters, under the names that the lists have now', async () => {
  const database = await version01();
  const filter = '{"caseKind":"OTHER","subject":"\\"caseKind\\":"}';
  const view = sql`7, '/api/v1/cases', 'Damages', ${filter}, 'caseKind,asc', 1, 1, 1`;
  await sql`insert into "sharedViews" values (${view})`.execute(database.db);
  await migrate(database);
  expect(await database.db.selectFrom('sharedViews').selectAll().execute()).toMatchObject([
    { filter: { caseType: 'OTHER', subject: '"caseKind":' }, sort: 'caseType,asc' },
  ]);
});

it('a report that waits to be sent keeps its parameters', async () => {
  const database = await version01();
  const values = sql`('REPORT', 'MAIL', 'x', '{"report":{"asked":{"endTime":7}}}', 1)`;
  const columns = sql`"event", "channel", "address", "data", "creationTime"`;
  await sql`insert into "outbox" (${columns}) values ${values}`.execute(database.db);
  await migrate(database);
  const messages = database.db.selectFrom('outbox').select('data').where('event', '=', 'REPORT');
  expect((await messages.executeTakeFirst())?.data).toEqual({ report: { params: { endTime: 7 } } });
});

it.each([
  [EARLY, `an early version (${EARLY}). Start the last version 0.1 on it once`],
  [LATER, `a newer version (${LATER}). Start that version, or restore a backup of this one.`],
])('a database at %s is refused, and nothing is changed', async (name, sentence) => {
  const database = await version01();
  if (name === LATER) await migrate(database);
  await setLast(database, name);
  const before = await fingerprint(database);
  // What a newer version changed does not stop a server that runs.
  expect(await migrationsDone(database)).toBe(name === LATER);
  await expect(migrate(database)).rejects.toThrow(`The database was last used by ${sentence}`);
  expect(await fingerprint(database)).toEqual(before);
});

describe('a backup of version 0.1', () => {
  /** A backup of such a database, as a version with this last migration writes it. */
  async function backupAt(migration: string): Promise<Database> {
    const database = await version01();
    await writeBackup(database, file, NOW);
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(
      file,
      signedBackup(text.replace(/"migration":"\w+"/, `"migration":"${migration}"`)),
    );
    return database;
  }

  it('is restored into this version', async () => {
    const before = await rowsOf(await backupAt('063_translations'));
    const database = await opened(emptyDatabase);
    await restoreBackup(database, file);
    expect(await migrationLevel(database)).toBe(LAST);
    expect(await rowsOf(database, before)).toEqual(before);
    // The base data is there already.
    await seedBase(database, NOW);
    expect(await rowsOf(database, before)).toEqual(before);
  });

  it.each([
    [EARLY, `was made by an early version (${EARLY}). Restore it with the last`],
    [LATER, `was made by a newer version (${LATER}).`],
  ])('at %s is refused', async (migration, sentence) => {
    await backupAt(migration);
    const database = await opened(emptyDatabase);
    await expect(restoreBackup(database, file)).rejects.toThrow(`${file} ${sentence}`);
  });
});

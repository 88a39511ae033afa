// A restore that fails or is killed leaves what was there, or the whole of the backup.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database, type DatabasePlace } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { signedBackup } from '../../kit/signedBackup.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import type { Moment } from '../../kit/servers/killAt.ts';
import { runRestore } from '../../kit/servers/restoreProgram.ts';
import { demoDatabase, newDatabase } from '../../kit/databases/testDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'restore-killed-'));
const file = join(folder, 'network.backup');
const bad = join(folder, 'bad.backup');
let restored: Record<string, string>;

/** The history without the line that a restore itself writes. */
async function historyOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select count(*) || ':' || coalesce(sum(hashtext("row"::text)), 0) as "print"
    from (select * from "events" where "type" <> 'AUDIT_RESTORED') as "row"
  `.execute(db);
  return rows[0]?.print ?? '';
}

/** The rows of the data; the lists of migrations have times in them. */
async function printOf(place: DatabasePlace): Promise<Record<string, string>> {
  const database = await openDatabase(place);
  try {
    const prints = await fingerprint(database);
    const own = ([name]: [string, string]) => !/^(kysely_|installation|runningServers)/.test(name);
    const rows = Object.fromEntries(Object.entries(prints).filter(own));
    return 'events' in rows ? { ...rows, events: await historyOf(database) } : rows;
  } finally {
    await database.close();
  }
}

async function fillOld(database: Database): Promise<void> {
  await migrate(database);
  await database.db
    .insertInto('settings')
    .values({ settingKey: 'MINE', settingValue: 'kept', lastUpdatedTime: 1 })
    .execute();
  await database.close();
}

beforeAll(async () => {
  const database = await demoDatabase();
  await writeBackup(database, file, Date.UTC(2026, 10, 22));
  await database.close();
  // A parcel without a status: the database takes none. The lines behind it are as they were.
  const text = gunzipSync(readFileSync(file)).toString();
  const changed = text.replace(/^(\["parcels",\{.*?"ordersStatus":)"\w+"/m, '$1null');
  writeFileSync(bad, signedBackup(changed));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FIRST_ROWS = { patterns: ['statement insert into "\\w+" \\('], when: 'before' } as const;
const MIDDLE = { patterns: ['statement insert into "parcels"'], when: 'during' } as const;
const COMMIT = ['statement update "installation" set "keyFingerprint"', 'statement commit'];

interface Case {
  name: string;
  moment: Moment;
  expected: 'old' | 'new' | 'either';
}

describe('on PostgreSQL', () => {
  let place: { url: string };
  let settings: Record<string, string>;
  let old: Record<string, string>;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const made = await newDatabase('template1');
    if (!made) throw new Error('These tests need PostgreSQL.');
    place = { url: made.url };
    drop = made.drop;
    settings = { DATABASE_URL: made.url, DATA_DIR: join(folder, 'postgresql') };
    await fillOld(await openDatabase(place));
    old = await printOf(place);
  });
  afterAll(() => drop());

  it.each<Case>([
    { name: 'before the first row', moment: FIRST_ROWS, expected: 'old' },
    { name: 'in the middle of the rows', moment: MIDDLE, expected: 'old' },
    {
      name: 'just before it commits',
      moment: { patterns: COMMIT, when: 'before' },
      expected: 'old',
    },
    { name: 'while it commits', moment: { patterns: COMMIT, when: 'during' }, expected: 'either' },
  ])('killed $name: one of the two is there, whole', async ({ moment, expected }) => {
    expect((await runRestore(settings, [file, '--force'], moment)).code).toBeNull();
    const print = await printOf(place);
    if (expected === 'old' || 'MINE' in print) expect(print).toEqual(old);
    else expect([old, await wholePrint()]).toContainEqual(print);
  });
});

/** What a restore that nobody disturbs gives. */
async function wholePrint(): Promise<Record<string, string>> {
  if (restored) return restored;
  const made = await newDatabase('template1');
  if (!made) throw new Error('These tests need PostgreSQL.');
  const settings = { DATABASE_URL: made.url, DATA_DIR: join(folder, 'whole') };
  expect((await runRestore(settings, [file])).code).toBe(0);
  restored = await printOf({ url: made.url });
  const database = await openDatabase({ url: made.url });
  const noted = database.db
    .selectFrom('events')
    .select('byType')
    .where('type', '=', 'AUDIT_RESTORED');
  expect(await noted.execute()).toEqual([{ byType: 'SERVER' }]);
  await database.close();
  await made.drop();
  return restored;
}

describe('on the embedded database', () => {
  const dataDir = join(folder, 'embedded');
  const settings = { DATA_DIR: dataDir };
  let old: Record<string, string>;

  beforeAll(async () => {
    await fillOld(await openDatabase({ dataDir }));
    old = await printOf({ dataDir });
  });

  it.each<Case>([
    { name: 'in the middle of the rows', moment: MIDDLE, expected: 'old' },
    {
      name: 'between the two renames of the swap',
      moment: { patterns: ['rename .*database to .*database.old$'], when: 'after' },
      expected: 'old',
    },
    {
      name: 'just after the swap',
      moment: { patterns: ['rename .*database.new to .*database$'], when: 'after' },
      expected: 'new',
    },
  ])('killed $name, the $expected one is there, whole', async ({ moment, expected }) => {
    expect((await runRestore(settings, [file, '--force'], moment)).code).toBeNull();
    const whole = expected === 'old' ? old : await wholePrint();
    expect(Object.keys(await printOf({ dataDir })).length).toBe(Object.keys(whole).length);
    expect(await countsOf(dataDir)).toEqual(countsIn(whole));
    expect(existsSync(join(dataDir, 'database.new'))).toBe(false);
    expect(existsSync(join(dataDir, 'database.old'))).toBe(false);
  });

  /** Hashes of rows differ from one version of PostgreSQL to another; how many rows there are does not. */
  const countsIn = (print: Record<string, string>) =>
    Object.fromEntries(Object.entries(print).map(([name, text]) => [name, text.split(':')[0]]));
  const countsOf = async (dir: string) => countsIn(await printOf({ dataDir: dir }));
});

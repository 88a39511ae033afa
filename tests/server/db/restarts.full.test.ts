// What happens to the database from outside: killed, restarted, opened twice.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DataFolderInUse, openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedDemo } from '../../../server/seed/demo.ts';
import { SMALL } from '../../../server/seed/network/size.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { MOMENT } from '../../kit/moment.ts';

const writer = fileURLToPath(new URL('../../kit/databases/databaseWriter.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));

type Writer = ChildProcessByStdio<null, Readable, null>;

const startWriter = (): Writer =>
  spawn(process.execPath, ['--import', 'tsx', writer, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function withFiles<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

beforeAll(
  () =>
    withFiles(async (database) => {
      await migrate(database);
      await seedDemo(database, MOMENT, SMALL);
    }),
  120_000,
);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Lets the writer work until it has said so many boxes, kills it, and gives what it said. */
async function killAfter(count: number): Promise<number[]> {
  const child = startWriter();
  const over = once(child, 'exit');
  const said: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'open') said.push(Number(line));
    if (said.length === count) child.kill('SIGKILL');
  }
  await over;
  return said;
}

const lockedBoxes = ({ db }: Database) =>
  db.selectFrom('boxes').select('boxId').where('status', '=', 'LOCKED').orderBy('boxId').execute();

test('killed in the middle of its work, every change it acknowledged is there, each with its event', async () => {
  const acknowledged = [...(await killAfter(40)), ...(await killAfter(60))];
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  await withFiles(async (database) => {
    const locked = (await lockedBoxes(database)).map((box) => box.boxId);
    expect(locked).toEqual(expect.arrayContaining(acknowledged));
    const told = await database.db
      .selectFrom('events')
      .select('boxId')
      .where('type', '=', 'BOX_STATUS')
      .where('toState', '=', 'LOCKED')
      .distinct()
      .execute();
    expect(told.map((event) => event.boxId)).toEqual(expect.arrayContaining(locked));
    expect(locked).toHaveLength(told.length);
  });
}, 120_000);

test('a data folder that another process has open is refused with a line that says so', async () => {
  const child = startWriter();
  await once(child.stdout, 'data');
  const refused = openDatabase({ dataDir });
  await expect(refused).rejects.toThrow(DataFolderInUse);
  await expect(refused).rejects.toThrow(
    `The data folder ${dataDir} is in use by another process. Stop that one first.`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
});

async function onPostgres(
  work: (database: Database, postgres: Postgres) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url });
  try {
    await migrate(database);
    await work(database, postgres);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

const setting = (settingKey: string) => ({ settingKey, settingValue: 'x', lastUpdatedTime: 1 });

test('PostgreSQL restarted in the middle of a transaction: it fails, nothing of it stays, and the next question is answered', () =>
  onPostgres(async ({ db, transaction }, postgres) => {
    const torn = transaction(async (trx) => {
      await trx.insertInto('settings').values(setting('TORN')).execute();
      await postgres.restart();
      await trx.insertInto('settings').values(setting('TORN_TOO')).execute();
    });
    await expect(torn).rejects.toThrow(
      /Connection terminated|terminating connection|not queryable/,
    );
    expect(await db.selectFrom('settings').select('settingKey').execute()).toEqual([]);
    await transaction((trx) => trx.insertInto('settings').values(setting('WHOLE')).execute());
    expect(await db.selectFrom('settings').select('settingKey').execute()).toEqual([
      { settingKey: 'WHOLE' },
    ]);
  }));

test('sessions ended while they wait in the pool do not cost a single question', () =>
  onPostgres(async ({ db, transaction }) => {
    await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(db)));
    await transaction((trx) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
        trx,
      ),
    );
    const asked = Array.from({ length: 6 }, () => db.selectFrom('settings').selectAll().execute());
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, () => []));
  }));

// The server killed while it makes its database: whatever it was doing, the next start is whole.
import { mkdtempSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { databaseFolder } from '../../../server/db/embedded.ts';
import { migrationsDone } from '../../../server/db/migrate.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { dropDataDir, type ServerProcess } from '../../kit/servers/serverProcess.ts';
import { spawnSourceServer, startSourceServer } from '../../kit/servers/sourceServer.ts';
import { signIn } from '../../kit/staff.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  folders.push(folder);
  return folder;
};
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) await dropDataDir(folder);
});

/** Kills it in the moment in which this is so; fails where it ended or was ready before. */
async function killWhen(server: ServerProcess, so: () => Promise<boolean>): Promise<void> {
  const ended = server.ended.then(() => true);
  while (!(await so())) {
    const over = await Promise.race([
      ended,
      new Promise<false>((next) => setTimeout(() => next(false), 5)),
    ]);
    if (over) throw new Error(`The server ended by itself: ${server.output()}`);
    const ready = await fetch(`${server.url}/readyz`).catch(() => undefined);
    if (ready?.ok) throw new Error('The server was ready before that moment came.');
  }
  await server.end('SIGKILL');
}

/** What a whole demo network has. */
async function wholeOf(database: Database): Promise<void> {
  const count = async (table: 'parcels' | 'lockers' | 'staff' | 'events') => {
    const one = database.db.selectFrom(table).select((is) => is.fn.countAll().as('count'));
    return Number((await one.executeTakeFirstOrThrow()).count);
  };
  expect(await migrationsDone(database)).toBe(true);
  expect(await count('lockers')).toBe(40);
  expect(await count('parcels')).toBeGreaterThan(30_000);
  expect(await count('events')).toBeGreaterThan(30_000);
}

/** Each starts a server three times, and fills a year of parcels in. */
const timeout = 240_000;

describe('over PostgreSQL', { timeout }, () => {
  /** What other sessions than ours are doing there. */
  const doing = async (url: string, statement: string): Promise<boolean> => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and xact_start is not null and query ilike $1`,
      [`%${statement}%`],
    );
    await client.end();
    return rows.length > 0;
  };

  it('killed in a migration, and again in the first seed, it is whole in the end', async () => {
    const url = await postgres.another('first_start');
    const options = { dataDir: newFolder(), env: { DATABASE_URL: url } };
    const first = await spawnSourceServer(options);
    await killWhen(first, () => doing(url, 'create table "'));
    const second = await spawnSourceServer({ ...options, port: first.port });
    await killWhen(second, () => doing(url, 'insert into "parcels"'));
    const third = await startSourceServer({ ...options, port: first.port });
    await signIn(third.url);
    await third.end();
    const database = await openDatabase({ url });
    await wholeOf(database);
    await database.close();
  });
});

describe('with the embedded database', { timeout }, () => {
  /** The size of all its files, in bytes; 0 before there are any. */
  async function sizeOf(folder: string): Promise<number> {
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    const sizes = await Promise.all(
      files.map((file) =>
        stat(join(folder, file)).then(
          (is) => is.size,
          () => 0,
        ),
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  const MEGABYTE = 1024 * 1024;

  it('killed as its files are made, and again as they are filled, it is whole in the end', async () => {
    const dataDir = newFolder();
    const first = await spawnSourceServer({ dataDir });
    await killWhen(first, async () => (await sizeOf(`${databaseFolder(dataDir)}.new`)) > 0);
    const second = await spawnSourceServer({ dataDir, port: first.port });
    let made = 0;
    await killWhen(second, async () => {
      const size = await sizeOf(databaseFolder(dataDir));
      made ||= size;
      return size > made + 8 * MEGABYTE;
    });
    const third = await startSourceServer({ dataDir, port: first.port });
    await signIn(third.url);
    await third.end();
    const database = await openDatabase({ dataDir });
    await wholeOf(database);
    await database.close();
  });
});

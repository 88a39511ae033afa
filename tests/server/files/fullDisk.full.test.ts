// Disks that are full: of the server's files, and of the database. Callers are told so, and what was kept stays.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../contract/files.ts';
import { holidays } from '../../../contract/lockers/holidays.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedBase } from '../../../server/seed/base/base.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { mountSmallDisk, type SmallDisk } from '../../kit/servers/smallDisk.ts';
import { picture, pictureRoutes, pictures } from './sending.ts';

let disk: SmallDisk;
let postgres: Postgres;
let database: Database;
let server: OpenServer;
let token: string;

const clock = { now: Date.now() };

/** New holidays go to the small disk: a tablespace of PostgreSQL there, which it alone may use. */
async function moveHolidays(): Promise<void> {
  const folder = join(disk.folder, 'tablespace');
  mkdirSync(folder);
  postgres.own(folder);
  await sql`create tablespace small location ${sql.lit(folder)}`.execute(database.db);
  await sql`alter table holidays set tablespace small`.execute(database.db);
}

beforeAll(async () => {
  disk = mountSmallDisk(4);
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  await migrate(database);
  await seedBase(database, clock.now);
  await moveHolidays();
  server = await openServer({
    database,
    answers: pictureRoutes,
    filesIn: disk.folder,
    config: { minFreeBytes: 0 },
  });
  const rights = ['SCREEN_EDIT', 'SCREEN_VIEW', 'SETTING_VIEW', 'SETTING_EDIT'] as const;
  token = (await signInWith(server, [...rights], clock)).token;
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
  disk?.remove();
});

const send = () => {
  const file = new File([new Uint8Array(picture(20_000))], 'town.png');
  return server.ask(pictures.send, { file } as never, { token });
};
const checks = async () => {
  const response = await server.app.request('http://lockerdesk.test/readyz');
  const { checks: found } = (await response.json()) as { checks: Record<string, string> };
  return [response.status, found['storage'], found['databaseStorage']];
};

describe('the disk of the files', () => {
  it('when full is said to who sends one and by /readyz; files that were acknowledged are whole, and it recovers', async () => {
    const kept = await send();
    expect(kept.status).toBe(200);
    expect(await checks()).toEqual([200, 'ok', 'ok']);
    disk.fill();
    const refused = await send();
    expect([refused.status, refused.body]).toEqual([
      507,
      expect.objectContaining({ code: 'DISK_FULL', message: expect.stringContaining('full') }),
    ]);
    expect(await checks()).toEqual([503, 'full', 'ok']);
    const fileId = (kept.body as { result: string }).result;
    expect((await server.ask(files.preview, { fileId }, { token })).status).toBe(200);
    disk.free();
    expect(await checks()).toEqual([200, 'ok', 'ok']);
    expect((await send()).status).toBe(200);
  });

  it('is watched before it is full', async () => {
    const careful = await openServer({
      database: { ...database, close: async () => undefined },
      filesIn: disk.folder,
      config: { minFreeBytes: 50 * 1024 * 1024 },
    });
    const response = await careful.app.request('http://lockerdesk.test/readyz');
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({
        checks: expect.objectContaining({ storage: expect.stringMatching(/^\d MB free$/) }),
      }),
    ]);
    await careful.close();
  });
});

describe('the disk of the database', () => {
  const add = (name: string, date: string) =>
    server.ask(holidays.create, { name, date }, { token });

  it('when full is said to who writes and by /readyz; nothing of it is kept, what was acknowledged is, and it recovers', async () => {
    disk.fill();
    const refused = await add('Refused', '2030-01-01');
    expect([refused.status, refused.body]).toEqual([
      507,
      expect.objectContaining({ code: 'DISK_FULL' }),
    ]);
    expect(await checks()).toEqual([503, 'full', 'full']);
    disk.free();
    expect((await add('Kept', '2030-01-02')).status).toBe(200);
    const kept = await database.db.selectFrom('holidays').select('name').execute();
    expect(kept).toEqual([{ name: 'Kept' }]);
  });
});

// Reservations at two server processes over one PostgreSQL, and at one that is killed in the middle and started again.
import { fileURLToPath } from 'node:url';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { startPostgres, type Postgres } from '../../kit/postgres.ts';
import {
  heldBoxes,
  makeReservable,
  reserveOne,
  type Reservable,
  type Reserved,
} from '../../kit/reservations.ts';
import { dropDataDir, startServerProcess, type ServerProcess } from '../../kit/serverProcess.ts';
import { signIn, type Staff } from '../../kit/staff.ts';

const program = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const env = {
  NODE_OPTIONS: '--import tsx',
  NODE_ENV: 'test',
  DEMO: 'on',
  SIMULATOR: 'off',
  LOG_LEVEL: 'warn',
  SERVER_KEY: 'a key of the tests, as long as it must be',
};
const ASKERS = 100;

const statuses = (answers: readonly Reserved[]) => answers.map(({ status }) => status);

describe('two server processes over one PostgreSQL', () => {
  let postgres: Postgres;
  let database: Database;
  let servers: ServerProcess[];
  let reservable: Reservable;

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase({ url: postgres.url });
    reservable = await makeReservable(database, 1);
    const options = { program, env: { ...env, DATABASE_URL: postgres.url } };
    servers = await Promise.all([startServerProcess(options), startServerProcess(options)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end()));
    await Promise.all(servers.map(({ dataDir }) => dropDataDir(dataDir)));
    await database.close();
    await postgres.stop();
  });

  it('100 reservations of one box, half at each: one succeeds, 99 are refused', async () => {
    const [boxId] = reservable.boxIds as [number];
    const staff = await Promise.all(servers.map(({ url }) => signIn(url)));
    const answers = await Promise.all(
      Array.from({ length: ASKERS }, (_, number) =>
        reserveOne(staff[number % 2] as Staff, reservable, boxId),
      ),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['409 BOX_TAKEN']),
    );
    expect(await heldBoxes(database, reservable)).toMatchObject([
      { status: 'RESERVED', parcels: 1, ordersId: answers.find((one) => one.ordersId)?.ordersId },
    ]);
  });
});

describe('a server that is killed in the middle and started again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reservations-'));
  const BOXES = 20;
  let server: ServerProcess;
  let reservable: Reservable;

  const within = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  /** Five people ask for each box; `onAnswer` hears each answer. */
  async function askForAll(onAnswer: (answer: Reserved) => void): Promise<Reserved[]> {
    const staff = await signIn(server.url);
    const asked = Array.from({ length: ASKERS }, (_, number) => number % BOXES);
    return Promise.all(
      asked.map(async (place) => {
        const answer = await reserveOne(staff, reservable, reservable.boxIds[place]!);
        onAnswer(answer);
        return answer;
      }),
    );
  }

  beforeAll(async () => {
    reservable = await within((database) => makeReservable(database, BOXES));
    server = await startServerProcess({ program, dataDir, env });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await dropDataDir(dataDir);
  });

  it('each box has one parcel: an acknowledged one is there, and nobody has it twice', async () => {
    let won = 0;
    const before = await askForAll(({ status }) => {
      won += status === 200 ? 1 : 0;
      if (won === BOXES / 2) void server.end('SIGKILL');
    });
    await server.ended;
    expect(statuses(before)).toContain(undefined);

    server = await startServerProcess({ program, dataDir, env, port: server.port });
    const after = await askForAll(() => undefined);
    expect(new Set(statuses(after))).toEqual(new Set([200, 409]));
    await server.end();
    const held = await within((database) => heldBoxes(database, reservable));
    expect(held.map(({ status, parcels }) => `${status} ${parcels}`)).toEqual(
      Array.from({ length: BOXES }, () => 'RESERVED 1'),
    );
    const there = new Set(held.map(({ ordersId }) => ordersId));
    for (const { status, ordersId } of [...before, ...after])
      if (status === 200) expect(there).toContain(ordersId);
  });
});

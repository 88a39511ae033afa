// A server whose own clock is wrong: it tells the database's time, says so, does nothing by itself, and recovers.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openClock, type Clock } from '../../../server/db/clock.ts';
import { readConfig } from '../../../server/system/config.ts';
import { openDatabase } from '../../../server/db/connect.ts';
import { openLog } from '../../../server/system/log.ts';
import { start, type Started } from '../../../server/start.ts';
import { startJobs } from '../../../server/jobs.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const lines: string[] = [];
const log = pino({ level: 'info', base: null }, { write: (line: string) => lines.push(line) });

/** Moves this machine's clock; the database is a thread or a process of its own and keeps the right time. */
const moveClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
afterEach(() => void vi.useRealTimers());

describe('with its clock', () => {
  let server: OpenServer;
  let clock: Clock;
  let ordersId: number;
  beforeAll(async () => {
    server = await openServer({ now: () => clock.now(), clockSkew: () => clock.clockSkew() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    lines.length = 0;
    ({ ordersId } = await server.database.db
      .selectFrom('parcels')
      .select('ordersId')
      .where('ordersStatus', '=', 'STORED')
      .executeTakeFirstOrThrow());
    await server.database.db
      .updateTable('parcels')
      .set({ expiryTime: Date.now() - MINUTE })
      .where('ordersId', '=', ordersId)
      .execute();
  });

  const history = () =>
    server.database.db
      .selectFrom('events')
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
  const statusNow = async () =>
    (
      await server.database.db
        .selectFrom('parcels')
        .select('ordersStatus')
        .where('ordersId', '=', ordersId)
        .executeTakeFirstOrThrow()
    ).ordersStatus;
  const readyz = async () => {
    const response = await server.app.request('http://lockerdesk.test/readyz');
    return { status: response.status, body: await response.json() };
  };

  /** Everything that the server does by itself, as if so much time had passed. */
  async function jobsFor(ms: number) {
    const skew = clock.clockSkew();
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { database, files, secrets, config } = server;
    const stop = startJobs({
      database,
      files,
      log: openLog('silent'),
      config,
      secrets,
      now: clock.now,
      clockSkew: () => skew,
    });
    await vi.advanceTimersByTimeAsync(ms);
    vi.useRealTimers();
    await stop();
  }

  it.each([
    ['a day ahead', DAY, expect.stringMatching(/^86[34]\d\d s ahead of the database’s$/)],
    ['a day behind', -DAY, expect.stringMatching(/^86[34]\d\d s behind the database’s$/)],
    ['two minutes ahead', 2 * MINUTE, expect.stringMatching(/^1[12]\d s ahead of the database’s$/)],
  ])('%s it acts on nothing, says so, and recovers', async (_how, off, said) => {
    const right = Date.now();
    moveClock(off);
    clock = await openClock(server.database, log);
    expect(Math.abs(clock.now() - right)).toBeLessThan(30_000);
    const told = await readyz();
    expect(told).toMatchObject({ status: 503, body: { ready: false } });
    expect(told.body.checks).toEqual({
      running: 'ok',
      database: 'ok',
      migrations: 'ok',
      storage: 'ok',
      databaseStorage: 'ok',
      clock: said,
    });
    expect(lines.join('')).toContain('runs no jobs until the clocks agree');

    const before = await history();
    await jobsFor(65_000);
    expect(await history()).toEqual(before);
    expect(await statusNow()).toBe('STORED');

    vi.useRealTimers();
    await clock.measure();
    expect(await readyz()).toEqual({
      status: 200,
      body: {
        ready: true,
        checks: {
          running: 'ok',
          database: 'ok',
          migrations: 'ok',
          storage: 'ok',
          databaseStorage: 'ok',
          clock: 'ok',
        },
      },
    });
    expect(lines.at(-1)).toContain('is right again');
    await jobsFor(5_000);
    expect(await statusNow()).toBe('EXPIRED');
    clock.stop();
  });

  it('that jumps while it runs goes on telling the time evenly', async () => {
    clock = await openClock(server.database, log);
    const before = clock.now();
    moveClock(DAY);
    expect(clock.now() - before).toBeLessThan(30_000);
    expect((await readyz()).status).toBe(503);
    vi.useRealTimers();
    expect((await readyz()).status).toBe(200);
    clock.stop();
  });
});

describe('the program', () => {
  let postgres: Postgres;
  let started: Started;
  let dataDir: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    dataDir = await mkdtemp(join(tmpdir(), 'lockerdesk-clocks-'));
  });
  afterAll(async () => {
    await started.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('stamps what happens with the database’s time and is ready once its clock is right', async () => {
    const right = Date.now();
    moveClock(DAY);
    const config = readConfig({
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      DEMO: 'off',
      PORT: '0',
      SERVER_KEY: 'a key of the tests, as long as it must be',
    });
    started = await start(config, openLog('silent'));
    expect((await fetch(`${started.url}/readyz`)).status).toBe(503);
    const database = await openDatabase({ url: postgres.url });
    const admin = await database.db
      .selectFrom('staff')
      .select('creationTime')
      .executeTakeFirstOrThrow();
    await database.close();
    expect(Math.abs(admin.creationTime - right)).toBeLessThan(60_000);
    vi.useRealTimers();
    expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
  });
});

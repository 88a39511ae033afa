// A server whose own clock is wrong: it tells the database's time, says so, does nothing by itself, and recovers.
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openClock, type Clock } from '../../../server/db/openClock.ts';
import { openLog } from '../../../server/system/openLog.ts';
import { startJobs } from '../../../server/startJobs.ts';
import { readRow, updateRows } from '../../kit/databases/rows.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { CHECKS } from './checks.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const lines: string[] = [];
const log = pino({ level: 'info', base: null }, { write: (line: string) => lines.push(line) });

/** The database's time: PostgreSQL does not start at the moment of the run. */
const rightTime = () => Date.now() - Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

/** Sets this machine's clock so far beside the database's. */
const setClock = (off: number) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: rightTime() + off });
};
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
      .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
      .where('boxId', 'is not', null)
      .executeTakeFirstOrThrow());
    const expiryTime = rightTime() - MINUTE;
    await updateRows(server, 'parcels', { ordersId }, { ordersStatus: 'STORED', expiryTime });
  });

  const history = () =>
    server.database.db
      .selectFrom('events')
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
  const statusNow = async () => (await readRow(server, 'parcels', { ordersId })).ordersStatus;
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
    setClock(off);
    clock = await openClock(server.database, log);
    expect(Math.abs(clock.now() - (Date.now() - off))).toBeLessThan(30_000);
    const told = await readyz();
    expect(told).toMatchObject({ status: 503, body: { ready: false } });
    expect(told.body.checks).toEqual({ ...CHECKS, clock: said });
    expect(lines.join('')).toContain('runs no jobs until the clocks agree');

    const before = await history();
    await jobsFor(65_000);
    expect(await history()).toEqual(before);
    expect(await statusNow()).toBe('STORED');

    setClock(0);
    await clock.measure();
    expect(await readyz()).toEqual({ status: 200, body: { ready: true, checks: CHECKS } });
    expect(lines.at(-1)).toContain('is right again');
    await jobsFor(5_000);
    expect(await statusNow()).toBe('EXPIRED');
    clock.stop();
  });

  it('that jumps while it runs goes on telling the time evenly', async () => {
    setClock(0);
    clock = await openClock(server.database, log);
    const before = clock.now();
    setClock(DAY);
    expect(clock.now() - before).toBeLessThan(30_000);
    expect((await readyz()).status).toBe(503);
    setClock(0);
    expect((await readyz()).status).toBe(200);
    clock.stop();
  });
});

// Two servers over one PostgreSQL are restarted in turn behind a balancer that tries nothing twice: no request is lost.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holidays } from '../../../contract/lockers/holidays.ts';
import { live } from '../../../contract/live.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { openDatabase } from '../../../server/db/connect.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { startBalancer, type Balancer } from '../../kit/servers/balancer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { dropDataDir, type ServerProcess } from '../../kit/servers/serverProcess.ts';
import { startSourceServer } from '../../kit/servers/sourceServer.ts';
import { newDatabase } from '../../kit/databases/testDatabase.ts';

const ASKING_AT_ONCE = 4;

let database: NonNullable<Awaited<ReturnType<typeof newDatabase>>>;
let servers: [ServerProcess, ServerProcess];
let balancer: Balancer;
let token: string;

/** Servers that share a database share its data folder. */
const folder = mkdtempSync(join(tmpdir(), 'lockerdesk-'));
const options = () => ({ dataDir: folder, env: { DATABASE_URL: database.url, DRAIN_S: '3' } });

beforeAll(async () => {
  const copied = await newDatabase('demo');
  if (!copied) throw new Error('These tests need PostgreSQL: install the package postgresql.');
  database = copied;
  servers = await Promise.all([startSourceServer(options()), startSourceServer(options())]);
  balancer = await startBalancer(servers.map(({ url }) => url));
  const credentials = { username: 'admin', password: DEMO_PASSWORD };
  const signedIn = await fetch(requestOf(sessions.login, credentials, {}, balancer.url));
  ({ token } = (await signedIn.json()) as { token: string });
});
afterAll(async () => {
  await balancer?.stop();
  await Promise.all((servers ?? []).map((server) => server.end('SIGKILL')));
  await dropDataDir(folder);
  await database?.drop();
});

/** Ends it as a rollout does, and starts it anew at the same port, over the same folder. */
async function restart(at: 0 | 1): Promise<void> {
  const { port, end, output } = servers[at];
  expect(await end('SIGTERM'), output()).toBe(0);
  servers[at] = await startSourceServer({ ...options(), port });
  await expect.poll(balancer.ready).toBe(2);
}

it('every request is answered, and every acknowledged write is there', async () => {
  const failed: string[] = [];
  const written: string[] = [];
  const rolled = { over: false };
  let asked = 0;
  const exchange = async (request: Request) => {
    asked += 1;
    const answer = await fetch(request).catch(() => undefined);
    const body = await answer?.text().catch(() => undefined);
    if (!answer?.ok || body === undefined)
      failed.push(`${request.method} ${answer?.status ?? 'connection lost'}: ${body}`);
    return answer?.ok === true;
  };
  const ask = async (one: number) => {
    for (let at = 0; !rolled.over; at += 1) {
      const list = { page: 0, size: 5 };
      await exchange(requestOf(holidays.list, list, { token }, balancer.url));
      const name = `${one}-${at}`;
      const day = new Date(Date.UTC(2030 + one * 200, 0, 1 + at)).toISOString().slice(0, 10);
      const draft = { date: day, name };
      if (await exchange(requestOf(holidays.create, draft, { token }, balancer.url)))
        written.push(name);
    }
  };
  const asking = Array.from({ length: ASKING_AT_ONCE }, (_, one) => ask(one));
  // Whoever listens is told to come back, without an error, when the port closes.
  const listening = await fetch(requestOf(live.listen, {}, { token }, servers[0].url));
  const heard = listening.text();
  await restart(0);
  expect(await heard).toContain('data:');
  await restart(1);
  rolled.over = true;
  await Promise.all(asking);
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(100);
  expect(written.length).toBeGreaterThan(50);
  const kept = await openDatabase({ url: database.url });
  const { db } = kept;
  const names = await db.selectFrom('holidays').select('name').execute().finally(kept.close);
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(written));
});

it('a server that is told to stop says so first, and serves on until its time is over', async () => {
  const [server] = servers;
  const ended = server.end('SIGTERM');
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  await expect.poll(ready).toBe(503);
  const answer = await fetch(requestOf(holidays.list, {}, { token }, server.url));
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toBe(0);
});

it('Ctrl-C stops it without that time', async () => {
  const [, server] = servers;
  const begin = performance.now();
  expect(await server.end('SIGINT')).toBe(0);
  expect(performance.now() - begin).toBeLessThan(3_000);
});

// PostgreSQL falls silent: its processes are frozen, and later go on. Nobody waits for ever, and nothing leaks.
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { firstSignIn } from '../../../contract/account/firstSignIn.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { roles } from '../../../contract/people/roles.ts';
import { openDatabase } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedBase } from '../../../server/seed/base/seedBase.ts';
import { makeFirstAdministrator } from '../../../server/account/makeFirstAdministrator.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { startPostgres } from '../../kit/databases/postgres.ts';

const STATEMENT_MS = 1_000;

const postgres = await forFile(startPostgres());
const database = await openDatabase({ url: postgres.url, statementMs: STATEMENT_MS });
await migrate(database);
await seedBase(database, Date.now());
const password = await makeFirstAdministrator(database, Date.now());
const server = await fileServer({ database });
const signedIn = await server.ask(sessions.login, { username: 'admin', password: password ?? '' });
const token = signedIn.body.token;
const own = { newPassword: 'Another1Horse', mobile: '99123456', email: 'admin@example.test' };
await server.ask(firstSignIn.complete, own, { token });
afterEach(() => postgres.thaw());

const call = () => server.ask(roles.list, {}, { token });
const calls = (count: number) => Promise.all(Array.from({ length: count }, call));
const statuses = async (count: number) => new Set((await calls(count)).map(({ status }) => status));

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const begin = performance.now();
  return { value: await work, ms: performance.now() - begin };
}

async function readiness() {
  const response = await server.app.request('http://lockerdesk.test/readyz');
  return { status: response.status, body: await response.json() };
}

/** Sessions of the server, counted over a connection of the test. */
async function openSessions(): Promise<number> {
  const seen = await openDatabase({ url: postgres.url });
  try {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where application_name = 'lockerdesk'
    `.execute(seen.db);
    return (rows[0]?.count ?? 0) - 1;
  } finally {
    await seen.close();
  }
}

it('a database that does not answer at all is said by /readyz within 2 s and by every call within 10 s; when it answers again, so does the server', async () => {
  expect(await statuses(12)).toEqual(new Set([200]));
  expect((await readiness()).status).toBe(200);
  postgres.freeze();
  const [ready, answers] = await Promise.all([timed(readiness()), timed(calls(24))]);
  expect(ready.value).toMatchObject({ status: 503, body: { checks: { database: 'no answer' } } });
  expect(ready.ms).toBeLessThan(2_000);
  for (const { status, body, headers } of answers.value) {
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'NO_DATABASE' })]);
    expect(headers.get('retry-after')).toBe('2');
  }
  expect(answers.ms).toBeLessThan(10_000);
  const again = await Promise.all([timed(readiness()), timed(calls(24))]);
  expect(again[0].value.status).toBe(503);
  expect(again[0].ms).toBeLessThan(2_000);
  expect(new Set(again[1].value.map(({ status }) => status))).toEqual(new Set([503]));
  postgres.thaw();
  await expect.poll(readiness).toMatchObject({ status: 200 });
  expect(await statuses(24)).toEqual(new Set([200]));
  await expect.poll(openSessions).toBeLessThanOrEqual(11);
});

it('sessions that freeze while the database goes on are left for new ones: reads are answered, and readiness comes back', async () => {
  expect(await statuses(12)).toEqual(new Set([200]));
  expect((await readiness()).status).toBe(200);
  postgres.freeze('sessions');
  expect((await readiness()).status).toBe(503);
  expect(await statuses(12)).toEqual(new Set([200]));
  await expect.poll(readiness).toMatchObject({ status: 200 });
  postgres.thaw();
  await expect.poll(openSessions).toBeLessThanOrEqual(11);
});

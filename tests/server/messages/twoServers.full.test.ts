// Two worker processes on one PostgreSQL, 1,000 messages, one killed half-way: everything arrives, and what arrived twice is counted.
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { Outbox } from '../../kit/outbox.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { dropDataDir, type ServerProcess } from '../../kit/servers/serverProcess.ts';
import { openSmsServer, type SmsServer } from '../../kit/servers/smsServer.ts';
import { startTwoServers } from '../../kit/servers/sourceServer.ts';

const MESSAGES = 1_000;
const HALF = MESSAGES / 2;
/** What each server has in hand at once. */
const IN_HAND = 8;
const PATIENCE = { timeout: 60_000, interval: 100 };

let postgres: Postgres;
let database: Database;
let servers: ServerProcess[];
let gateway: SmsServer;
let outbox: Outbox;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  gateway = await openSmsServer();
  const env = { DATABASE_URL: postgres.url, DEMO: 'off', ALLOW_PRIVATE_GATEWAYS: 'on' };
  servers = await startTwoServers({ env });
  outbox = new Outbox(database, { now: Date.now() });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await Promise.all(servers.map(({ dataDir }) => dropDataDir(dataDir)));
  await gateway.close();
  await database.close();
  await postgres.stop();
});

async function countOf(state: 'WAITING' | 'SENDING' | 'SENT'): Promise<number> {
  const { count } = await database.db
    .selectFrom('outbox')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
}

const take = (response: ServerResponse) => response.writeHead(200).end();

async function answerTheDead(server: ServerProcess, held: readonly ServerResponse[]) {
  await server.end('SIGKILL');
  for (const one of held) take(one);
}

/** Half-way the gateway falls silent until both servers have their hands full; then one is killed. */
function killHalfWay(server: ServerProcess): void {
  const held: ServerResponse[] = [];
  let killed = false;
  gateway.answer((response) => {
    if (killed || gateway.calls.length <= HALF) return take(response);
    held.push(response);
    if (held.length < 2 * IN_HAND) return undefined;
    killed = true;
    return void answerTheDead(server, held);
  });
}

it('every message arrives; only what the dead server had in hand comes twice, and each of those says so', async () => {
  killHalfWay(servers[0]!);
  for (let number = 0; number < MESSAGES; number += 1)
    await outbox.write({ address: `00357990${String(number).padStart(5, '0')}` });
  await outbox.useSms(gateway.url);

  await expect.poll(() => countOf('SENT'), PATIENCE).toBe(MESSAGES - IN_HAND);
  expect([await countOf('SENDING'), await countOf('WAITING')]).toEqual([IN_HAND, 0]);
  // The claims of the dead run out.
  await outbox.endClaims();
  await expect.poll(() => countOf('SENT'), PATIENCE).toBe(MESSAGES);

  const heard = new Map<string, number>();
  for (const { headers } of gateway.calls) {
    const key = String(headers['idempotency-key']);
    heard.set(key, (heard.get(key) ?? 0) + 1);
  }
  const rows = await database.db.selectFrom('outbox').selectAll().execute();
  const twice = rows.filter(({ unsureTries }) => unsureTries > 0);
  expect(heard.size).toBe(MESSAGES);
  expect(gateway.calls).toHaveLength(MESSAGES + IN_HAND);
  expect(twice).toHaveLength(IN_HAND);
  for (const { outboxId, creationTime, unsureTries } of rows)
    expect(heard.get(`${outboxId}.${creationTime}`)).toBe(1 + unsureTries);
}, 180_000);

it('a server that is stopped ends what it has in hand, and takes nothing more', async () => {
  const before = gateway.calls.length;
  gateway.answer((response) => {
    void servers[1]!.end('SIGTERM');
    // It is told to stop while the gateway still thinks.
    setImmediate(() => take(response));
  });
  const id = await outbox.write();
  expect(await servers[1]!.ended).toBe(0);
  expect(gateway.calls).toHaveLength(before + 1);
  expect(await outbox.row(id)).toMatchObject({ state: 'SENT', tries: 1, unsureTries: 0 });
}, 60_000);

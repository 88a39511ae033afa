// Two server processes over one PostgreSQL: a hundred reservations, edits and double submits at once, and one killed.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { problems } from '../../../contract/problems.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { NAMED_ENDPOINTS } from '../../kit/browser/reached.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import {
  heldBoxes,
  makeReservable,
  reserveOne,
  type Reservable,
  type Reserved,
} from '../../kit/reservations.ts';
import { SAVED_RECORDS } from '../../kit/screens/savedRecords.ts';
import { dropDataDir, type ServerProcess } from '../../kit/servers/serverProcess.ts';
import { startSourceServer } from '../../kit/servers/sourceServer.ts';
import { signIn, type Staff } from '../../kit/staff.ts';
import { randomOf } from '../fuzz/random.ts';
import { sampleInput } from '../fuzz/samples.ts';

const ASKERS = 100;
const BOXES = 20;

let postgres: Postgres;
let database: Database;
let servers: [ServerProcess, ServerProcess];
let reservable: Reservable;

const dataDir = mkdtempSync(join(tmpdir(), 'lockerdesk-'));
const start = (port?: number) =>
  startSourceServer({ dataDir, env: { DATABASE_URL: postgres.url }, ...(port && { port }) });

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  reservable = await makeReservable(database, 2 * BOXES);
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await dropDataDir(dataDir);
  await database.close();
  await postgres.stop();
});

/** Five people ask for each of these boxes, every other one at the other server. */
async function askForAll(
  boxIds: readonly number[],
  onAnswer: (answer: Reserved) => void = () => undefined,
): Promise<Reserved[]> {
  const staff = await Promise.all(servers.map(({ url }) => signIn(url)));
  return Promise.all(
    Array.from({ length: ASKERS }, async (_, number) => {
      const boxId = boxIds[number % boxIds.length] as number;
      // The askers of one box are at both servers.
      const at = Math.floor(number / boxIds.length + number) % 2;
      const answer = await reserveOne(staff[at] as Staff, reservable, boxId);
      onAnswer(answer);
      return answer;
    }),
  );
}

/** Each box has one parcel, and every parcel that was acknowledged is there. */
async function expectWhole(boxIds: readonly number[], answers: readonly Reserved[]): Promise<void> {
  const held = await heldBoxes(database, { ...reservable, boxIds });
  expect(held.map(({ status, parcels }) => [status, parcels])).toEqual(
    boxIds.map(() => ['RESERVED', 1]),
  );
  const kept = new Set(held.map(({ ordersId }) => ordersId));
  for (const { status, ordersId } of answers) if (status === 200) expect(kept).toContain(ordersId);
}

it('a hundred reservations at once while one of the servers is killed: none that was acknowledged is lost, none given twice', async () => {
  const boxIds = reservable.boxIds.slice(BOXES);
  const [, second] = servers;
  let won = 0;
  const before = await askForAll(boxIds, ({ status }) => {
    won += status === 200 ? 1 : 0;
    if (won === BOXES / 4) void second.end('SIGKILL');
  });
  await second.ended;
  expect(before.filter(({ status }) => status === undefined).length).toBeGreaterThan(0);
  servers[1] = await start(second.port);
  const after = await askForAll(boxIds);
  await expectWhole(boxIds, [...before, ...after]);
});

/** So many times the same at once, half of them at each server; what `of` gives is sent. */
async function atOnce(
  count: number,
  endpoint: Endpoint,
  of: (at: number) => object,
  asRead?: number,
) {
  const staff = await Promise.all(servers.map(({ url }) => signIn(url)));
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const sender = { token: staff[at % 2]?.user.token, asRead };
      const { url } = servers[at % 2] as ServerProcess;
      const response = await fetch(requestOf(endpoint, of(at), sender, url));
      const body = (await response.json()) as { code?: string; lastUpdatedTime?: number };
      return { status: response.status, body };
    }),
  );
}

/** The field that two people change at once. */
const CHANGED: Readonly<Record<string, string>> = {
  account: 'firstName',
  role: 'description',
  provider: 'providerName',
  agent: 'agentName',
  locker: 'location',
  'locker group': 'name',
  category: 'category',
  'screen saver': 'name',
};

describe('six who save one record that they read at the same time', () => {
  it.each(SAVED_RECORDS)('$name: one saves, the others are told', async (record) => {
    const [read] = await atOnce(1, record.one, () => record.id);
    const field = CHANGED[record.name] ?? '';
    const answers = await atOnce(
      6,
      record.save,
      (at) => ({ ...read?.body, ...record.id, [field]: `Changed ${at}` }),
      read?.body.lastUpdatedTime,
    );
    const told = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim());
    expect(told.toSorted()).toEqual(['200', ...Array(5).fill('409 STALE')]);
  });
});

/** A made-up input may be refused for what it says; then another one is tried. */
const TRIES = 4;
const creates = NAMED_ENDPOINTS.filter(
  ([name, { method }]) => method === 'POST' && /\.(create|reserve\w*|send)$/.test(name),
);

/** Whether a refusal is one of the contract's. */
const isCoded = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ||
  Object.entries(problems).some(([code, [of]]) => code === body.code && of === status);

it('a form that is sent six times at once makes one record wherever a second one after it would be refused', async () => {
  const told: Record<string, unknown> = {};
  let made = 0;
  for (const [name, endpoint] of creates)
    for (let seed = 0, accepted = 0; seed < TRIES && accepted === 0; seed += 1) {
      const input = sampleInput(endpoint, randomOf(seed));
      const answers = await atOnce(6, endpoint, () => input);
      const uncoded = answers.filter((answer) => !isCoded(answer));
      accepted = answers.filter(({ status }) => status === 200).length;
      const [later] = await atOnce(1, endpoint, () => input);
      made += accepted > 0 ? 1 : 0;
      if (uncoded.length > 0) told[name] = uncoded;
      else if (later?.status !== 200 && accepted > 1) told[name] = `made ${accepted}`;
    }
  expect(told).toEqual({});
  // The others refuse made-up inputs for what they say, each time with a code.
  expect(made).toBeGreaterThan(5);
});

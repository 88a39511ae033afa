// The synthetic network against a real server that listens: what staff ask for happens because a terminal did it.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boxes } from '../../contract/boxes/boxes.ts';
import { readFaults } from '../../simulator/faults.ts';
import { runNetwork } from '../../simulator/runNetwork.ts';
import type { Pace } from '../../simulator/pace.ts';
import { readEvents, insertRow, readRow } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { giveTerminal, makeLocker } from '../server/terminals/openLocker.ts';

type Locker = Awaited<ReturnType<typeof makeLocker>>;

/** How long a slow lock takes at its quickest (simulator/terminal.ts); the test holds it for as long as it likes. */
const SLOW_LOCK_MS = 6_000;

let made = 0;
let quick: Locker;
let slow: Locker;
let stop: AbortController;
let network: Promise<void>;
let releaseSlowLock: () => void;

const keyOf = ({ lockerId }: Locker) => `the key of locker ${lockerId}`;

/** A hundred times the world's pace; a slow lock opens when the test says so. */
function heldPace(): Pace {
  const released = new Promise<void>((resolve) => {
    releaseSlowLock = resolve;
  });
  return {
    wait: (ms, signal) => (ms === SLOW_LOCK_MS ? released : sleep(ms / 100, undefined, { signal })),
    random: () => 0,
    now: Date.now,
  };
}

const server = await fileServer();
const listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' });
await once(listening, 'listening');
const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
const staff = await server.signIn('admin');

beforeEach(async () => {
  made += 1;
  const now = Date.now();
  quick = await makeLocker(server.database, `Quick ${made}`, now);
  slow = await makeLocker(server.database, `Slow ${made}`, now);
  await giveTerminal(server, quick.lockerId, keyOf(quick), now);
  await giveTerminal(server, slow.lockerId, keyOf(slow), now);
});

/** Starts both terminals with these faults and waits until both lockers are ONLINE. */
async function run(faults: string, speed = 0, phones?: string): Promise<void> {
  stop = new AbortController();
  const terminals = [
    { lockerId: quick.lockerId, key: keyOf(quick) },
    { lockerId: slow.lockerId, key: keyOf(slow) },
  ];
  network = runNetwork(
    { url, terminals, faults: readFaults(faults), speed, phones },
    heldPace(),
    stop.signal,
  );
  await vi.waitFor(async () => expect(await situations()).toEqual(['ONLINE', 'ONLINE']));
}

afterEach(async () => {
  stop.abort();
  releaseSlowLock();
  await network;
});

afterAll(async () => {
  server.hub.end();
  await new Promise((closed) => listening.close(closed));
});

async function situations(): Promise<string[]> {
  const lockers = await server.database.db
    .selectFrom('lockers')
    .select('lockerSituation')
    .where('lockerId', 'in', [quick.lockerId, slow.lockerId])
    .execute();
  return lockers.map((locker) => locker.lockerSituation);
}

async function open(boxId: number): Promise<string> {
  return (await server.ask(boxes.remoteOpen, { boxId }, { token: staff })).body.taskId;
}

async function task(taskId: string) {
  return (await server.ask(boxes.openTask, { taskId }, { token: staff })).body;
}

const ends = (taskId: string, as: object) =>
  vi.waitFor(async () => expect(await task(taskId)).toMatchObject(as), { interval: 20 });

const doorOf = (boxId: number) => readRow(server, 'boxes', { boxId }, ['doorStatus']);

it('a box that staff open springs open and is closed again', async () => {
  await run('none');
  const [boxId] = quick.boxIds;
  await ends(await open(boxId!), { taskStatus: 'SUCCESS' });
  await vi.waitFor(async () => expect(await doorOf(boxId!)).toEqual({ doorStatus: 'CLOSED' }));
  const doors = await readEvents(server, { boxId: boxId!, type: 'BOX_DOOR' }, ['toState']);
  expect(doors.map(({ toState }) => toState)).toEqual(['OPEN', 'CLOSED']);
});

it('a jammed box fails and says that it is jammed, its neighbour opens', async () => {
  const [jammed, well] = quick.boxIds;
  await run(`jammed:${quick.lockerId}/${jammed}`);
  await ends(await open(jammed!), { taskStatus: 'FAILED', error: 'JAMMED' });
  expect(await doorOf(jammed!)).toEqual({ doorStatus: null });
  await ends(await open(well!), { taskStatus: 'SUCCESS' });
});

it('a slow locker keeps staff waiting and still opens', async () => {
  await run(`slow:${slow.lockerId}`);
  const [boxId] = slow.boxIds;
  const taskId = await open(boxId!);
  await ends(taskId, { taskStatus: 'SENT' });
  expect(await doorOf(boxId!)).toEqual({ doorStatus: null });
  releaseSlowLock();
  await ends(taskId, { taskStatus: 'SUCCESS' });
});

it('people come: a booked parcel is laid into its box', async () => {
  const [boxId] = quick.boxIds;
  const now = Date.now();
  const { db } = server.database;
  await insertRow(db, 'parcels', {
    parcelNumber: 'CY0000002',
    ordersStatus: 'RESERVED',
    parcelType: 'DEPOSIT_PARCEL',
    ordersType: 'UNREGISTERED',
    lockerId: quick.lockerId,
    boxId: boxId!,
    creationTime: now,
    lastUpdatedTime: now,
  });
  await db.updateTable('boxes').set({ status: 'RESERVED' }).where('boxId', '=', boxId!).execute();
  await run('none', 10);
  const laidIn = () =>
    readEvents(db, { boxId: boxId!, type: 'PARCEL_DEPOSITED' }, ['fromState', 'toState']);
  await vi.waitFor(async () =>
    expect(await laidIn()).toEqual([{ fromState: 'RESERVED', toState: 'STORED' }]),
  );
});

it('people come with the PIN that they were sent: their parcel is taken out by a checked PIN, and paid', async () => {
  const [boxId] = quick.boxIds;
  const { db } = server.database;
  const { memberId } = await db.selectFrom('members').select('memberId').executeTakeFirstOrThrow();
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  const { ordersId } = await insertRow(db, 'parcels', {
    parcelNumber: 'CY123456789',
    ordersStatus: 'STORED',
    parcelType: 'DEPOSIT_PARCEL',
    ordersType: 'REGISTERED',
    lockerId: quick.lockerId,
    boxId: boxId!,
    memberId,
    payStatus: 'WAIT',
    pinHmac: server.secrets.hmac('pin', `${quick.lockerId}:012345`),
    ...stamps,
  });
  await db.updateTable('boxes').set({ status: 'OCCUPIED' }).where('boxId', '=', boxId!).execute();
  await insertRow(db, 'payments', {
    ordersId,
    memberId,
    paymentScheme: 'PER_USE',
    amountCents: 150,
    payStatus: 'WAIT',
    payTime: 1,
    creationTime: 1,
  });
  const folder = await mkdtemp(join(tmpdir(), 'phones-'));
  const phones = join(folder, 'phones.jsonl');
  const text = 'Parcel CY123456789 is in box A01. PIN 012345.';
  await writeFile(phones, `${JSON.stringify({ to: '0035799000001', text })}\n`);
  await run('none', 10, phones);
  const parcel = () =>
    readRow(db, 'parcels', { ordersId }, ['ordersStatus', 'payStatus', 'pinHmac']);
  await vi.waitFor(async () =>
    expect(await parcel()).toEqual({
      ordersStatus: 'FINISHED',
      payStatus: 'SUCCESS',
      pinHmac: null,
    }),
  );
  const taken = (await readEvents(db, { ordersId, type: 'PARCEL_COLLECTED' }, ['data']))[0]!;
  expect(taken?.data).toMatchObject({ proof: 'PIN' });
  await rm(folder, { recursive: true });
});

it('a paper fault puts the locker into EXCEPTION', async () => {
  stop = new AbortController();
  const terminals = [{ lockerId: quick.lockerId, key: keyOf(quick) }];
  const faults = readFaults(`paper:${quick.lockerId}`);
  network = runNetwork({ url, terminals, faults, speed: 0 }, heldPace(), stop.signal);
  await vi.waitFor(async () => expect(await situations()).toContain('EXCEPTION'));
});

it('a locker that was added while the network runs joins it', async () => {
  stop = new AbortController();
  const terminals = [quick, slow].map((one) => ({ lockerId: one.lockerId, key: keyOf(one) }));
  const faults = readFaults('none');
  network = runNetwork(
    { url, terminals: terminals.slice(0, 1), latest: () => terminals, faults, speed: 0 },
    heldPace(),
    stop.signal,
  );
  await vi.waitFor(async () => expect(await situations()).toEqual(['ONLINE', 'ONLINE']));
});

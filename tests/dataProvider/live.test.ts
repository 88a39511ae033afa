// The stream of live news of a tab: opened while it is seen, taken up where it broke off, given up where it is refused.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { capabilities } from '../../contract/capabilities.ts';
import type { LiveNews } from '../../contract/live.ts';
import { appendEvent } from '../../server/events/append.ts';
import { endSession, startSession } from '../../src/authProvider/session.ts';
import { call } from '../../src/dataProvider/call.ts';
import { connection } from '../../src/dataProvider/connection.ts';
import { readCapabilities } from '../../src/dataProvider/capabilities.ts';
import { catchesUp, isLive, onNews } from '../../src/dataProvider/live.ts';
import { listenLive } from '../../src/dataProvider/listenLive.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { sessionOf } from '../kit/screens/openApp.tsx';
import { PATIENCE_MS } from '../kit/patience.ts';

const PATIENT = { timeout: PATIENCE_MS, interval: 20 };

let asked: URL[];
let heard: LiveNews[];
let ends: (() => void)[];

const server = await fileServer({ liveEveryMs: 10 });
const network = setupServer(http.all('*/api/*', ({ request }) => server.app.fetch(request)));
network.listen({ onUnhandledRequest: 'error' });
network.events.on('request:start', ({ request }) => asked.push(new URL(request.url)));
beforeEach(async () => {
  startSession(await sessionOf(server, 'viewer'));
  asked = [];
  heard = [];
  ends = [onNews((news) => heard.push(news))];
});
afterEach(() => {
  for (const end of ends) end();
  network.resetHandlers();
  vi.restoreAllMocks();
  endSession();
});
afterAll(() => network.close());

const listen = () => ends.push(listenLive());
const boxTurned = (boxId: number) =>
  server.database.transaction((trx) =>
    appendEvent(trx, { time: 1, type: 'BOX_STATUS', subject: ['box', boxId], boxId }),
  );
const heardOf = (boxId: number) => heard.some(({ boxStates }) => boxStates?.includes(boxId));

it('tells what happens as it happens, and is live while it does', async () => {
  expect(isLive()).toBe(false);
  listen();
  await expect.poll(isLive, PATIENT).toBe(true);
  await boxTurned(11);
  await expect.poll(() => heardOf(11), PATIENT).toBe(true);
  ends.pop()?.();
  expect(isLive()).toBe(false);
  await expect.poll(() => server.live.listening(), PATIENT).toBe(0);
});

it('is over while nobody sees the page, and then makes up for what happened', async () => {
  listen();
  await expect.poll(isLive, PATIENT).toBe(true);
  await boxTurned(21);
  await expect.poll(() => heardOf(21), PATIENT).toBe(true);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([isLive(), catchesUp()]).toEqual([false, true]);
  await expect.poll(() => server.live.listening(), PATIENT).toBe(0);
  await boxTurned(22);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => heardOf(22), PATIENT).toBe(true);
  expect(asked.at(-1)?.searchParams.get('since')).toMatch(/^\d+$/);
});

it('begins where its session read what the server offers, before any data', async () => {
  await boxTurned(31);
  await readCapabilities(true);
  await boxTurned(32);
  listen();
  await expect.poll(() => heardOf(32), PATIENT).toBe(true);
  expect(heardOf(31)).toBe(false);
});

it('comes back by itself where the stream breaks off', async () => {
  let broken = true;
  network.use(
    http.get('*/api/v1/live', () => {
      if (!broken) return undefined;
      broken = false;
      return new HttpResponse('id: 7\ndata: {"alerts":[4]}\n\nid: 8\ndata: {"al', {
        headers: { 'Content-Type': 'text/event-stream' },
      });
    }),
  );
  listen();
  await expect.poll(() => heard[0], PATIENT).toEqual({ alerts: [4] });
  await expect
    .poll(() => asked.map((url) => url.searchParams.get('since')), PATIENT)
    .toEqual([expect.stringMatching(/^\d+$/), '7']);
  await expect.poll(isLive, PATIENT).toBe(true);
});

it('where it alone cannot be opened, the connection is not lost; where nothing answers, it is', async () => {
  network.use(http.get('*/api/v1/live', () => HttpResponse.error()));
  listen();
  const answered = () => asked.map(({ pathname }) => pathname);
  await expect.poll(answered, PATIENT).toEqual(['/api/v1/live', '/api/capabilities']);
  await expect.poll(() => connection().waitingSince, PATIENT).toBeUndefined();
  expect(connection().lostSince).toBeUndefined();
  network.use(http.all('*/api/*', () => HttpResponse.error()));
  await expect.poll(() => connection().lostSince, PATIENT).toBeDefined();
  network.resetHandlers();
  await expect.poll(isLive, PATIENT).toBe(true);
  await call(capabilities.read, {});
  expect(connection().lostSince).toBeUndefined();
});

it('does not ask again where it is refused for good', async () => {
  const waits = vi.spyOn(window, 'setTimeout');
  network.use(
    http.get('*/api/v1/live', () => HttpResponse.json({ statusCode: 403 }, { status: 403 })),
  );
  listen();
  await expect.poll(() => asked.length, PATIENT).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isLive()).toBe(false);
  expect(waits.mock.calls.filter(([, ms]) => (ms ?? 0) >= 500)).toEqual([]);
});

it('asks a server that is full again after a minute, not at once', async () => {
  const waits = vi.spyOn(window, 'setTimeout');
  network.use(
    http.get('*/api/v1/live', () => HttpResponse.json({ statusCode: 429 }, { status: 429 })),
  );
  listen();
  await expect.poll(() => waits.mock.calls.map(([, ms]) => ms), PATIENT).toContain(60_000);
  expect(asked).toHaveLength(1);
});

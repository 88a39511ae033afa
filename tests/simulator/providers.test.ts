// Synthetic providers against a real server: they announce, couriers bring what was announced, and they ask for it.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { afterAll, expect, it, vi } from 'vitest';
import type { Brought } from '../../simulator/arrivals.ts';
import { runProviders } from '../../simulator/runProviders.ts';
import { fileServer } from '../kit/servers/fileServer.ts';

const KEY = 'the key of Kypros Mail';
const server = await fileServer();
const listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' });
await once(listening, 'listening');
await server.database.db
  .updateTable('providers')
  .set({ requestorKeyHmac: server.secrets.hmac('requestor', KEY) })
  .where('providerId', '=', 1)
  .execute();
afterAll(() => listening.close());

const callsSince = (callId: number) =>
  server.database.db
    .selectFrom('providerCalls')
    .select(['providerId', 'call', 'result'])
    .where('callId', '>', callId)
    .orderBy('callId')
    .execute();

it('"the simulator’s providers use it": announce a parcel now and then, ask its state', async () => {
  const { latest } = await server.database.db
    .selectFrom('providerCalls')
    .select((is) => is.fn.max<number>('callId').as('latest'))
    .executeTakeFirstOrThrow();
  const stop = new AbortController();
  const pouch: Brought[] = [];
  const pace = {
    wait: (_ms: number, signal: AbortSignal) => sleep(1, undefined, { signal }),
    random: Math.random,
    now: Date.now,
  };
  const url = `http://127.0.0.1:${String((listening.address() as AddressInfo).port)}`;
  const providers = [
    { providerNumber: 'P101', key: KEY },
    { providerNumber: 'P102', key: 'a key that staff have ended' },
  ];
  const running = runProviders({ url, providers, speed: 1 }, pouch, pace, stop.signal);
  await vi.waitFor(async () => {
    const calls = await callsSince(latest);
    expect(calls).toContainEqual({ providerId: 1, call: 'announce', result: 'SUCCESS' });
    expect(calls).toContainEqual({ providerId: 1, call: 'state', result: 'SUCCESS' });
  });
  stop.abort();
  await running;
  expect(pouch[0]).toMatchObject({ providerNumber: 'P101' });
  // Whose key has ended was refused once, and leaves the server in peace.
  expect((await callsSince(latest)).filter(({ providerId }) => providerId === null)).toEqual([
    { providerId: null, call: expect.any(String), result: 'REQUESTOR_KEY_REFUSED' },
  ]);
});

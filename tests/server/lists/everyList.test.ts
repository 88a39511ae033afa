// Every list of the contract answers every filter in every order, many at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { everyList } from './everyList.ts';
import { holds } from './everyListHolds.ts';

let server: OpenServer;
let token: string;

beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());

it('knows the lists: documented ones, our own, and reports', () => {
  expect(everyList.length).toBeGreaterThan(30);
});

it.each(everyList)('$name: filtered and sorted', async (list) => {
  await holds({ server, token, atOnce: 8 }, list);
});

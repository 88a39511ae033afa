// Every list of the contract answers every filter in every order, many at once.
import { expect, it } from 'vitest';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { everyList } from './everyList.ts';
import { holds } from './everyListHolds.ts';

const server = await fileServer();
const token = await server.signIn('admin');

it('knows the lists: documented ones, our own, and reports', () => {
  expect(everyList.length).toBeGreaterThan(30);
});

it.each(everyList)('$name: filtered and sorted', async (list) => {
  await holds({ server, token }, list);
});

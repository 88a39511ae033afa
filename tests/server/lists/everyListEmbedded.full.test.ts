// Every list of the contract answers every filter in every order, on the embedded database.
import { afterAll, beforeAll, it } from 'vitest';
import { openDatabase } from '../../../server/db/connect.ts';
import { openDump } from '../../kit/databases/openDump.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { everyList } from './everyList.ts';
import { holds } from './everyListHolds.ts';

let server: OpenServer;
let token: string;

beforeAll(async () => {
  server = await openServer({ database: await openDatabase({ dump: await openDump() }) });
  token = await server.signIn('admin');
});
afterAll(() => server.close());

it.each(everyList)('$name: filtered and sorted', async (list) => {
  await holds({ server, token, atOnce: 2, inTurn: true }, list);
});

// The day in the name of every list that leaves as a file: the network's, also in the hours in which the world's is another.
import { expect, it } from 'vitest';
import { allEndpoints } from '../../../../contract/all.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { requestOf } from '../../../kit/servers/requestOf.ts';

const HOUR = 60 * 60 * 1_000;
/** In Cyprus it is tomorrow already, in summer and in winter. */
const now = new Date(Date.now() + 24 * HOUR).setUTCHours(22, 30, 0, 0);
const day = new Date(now + 2 * HOUR).toISOString().slice(0, 10);

const lists = Object.entries(allEndpoints).filter(
  ([, { gives, path }]) => gives === 'file' && /csv/i.test(path),
);

const server = await fileServer({ now: () => now });
const token = await server.signIn('admin');

it.each(lists)('%s', async (_name, endpoint) => {
  const lacking = endpoint.input.safeParse({}).error?.issues ?? [];
  const input = Object.fromEntries(lacking.map(({ path }) => [String(path[0]), 1]));
  const response = await server.app.fetch(requestOf(endpoint, input, { token }));
  const file = await response.text();
  expect([response.status, response.ok ? '' : file]).toEqual([200, '']);
  expect(response.headers.get('Content-Disposition')).toContain(day);
});

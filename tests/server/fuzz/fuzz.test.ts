// Sends every call four of the 84 malformed variants, in turn; `npm run test:full` sends all.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { NAMED_ENDPOINTS } from '../../kit/browser/reached.ts';
import { fuzz, SEED } from './fuzz.ts';
import { VARIANTS } from './variants.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const EACH = 4;

/** Four variants that lie apart, other ones for the next call. */
const some = (at: number) =>
  Array.from({ length: EACH }, (_, one) => {
    const place = at + (one * VARIANTS.length) / EACH;
    return VARIANTS[place % VARIANTS.length]!;
  });

it(`some malformed variants of every call are answered or refused, seed ${SEED}`, async () => {
  const { findings, requests } = await fuzz(server, some);
  expect(findings).toEqual([]);
  expect(requests).toBe(NAMED_ENDPOINTS.length * EACH);
});

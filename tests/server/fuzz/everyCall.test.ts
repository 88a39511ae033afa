// Sends every call all 84 malformed variants: never a 500, a broken connection or a change.
import { expect, it } from 'vitest';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { NAMED_ENDPOINTS } from '../../kit/browser/reached.ts';
import { fuzz, SEED } from './fuzz.ts';
import { VARIANTS } from './variants.ts';

const server = await fileServer();

it(`84 variants of every call are answered or refused, seed ${SEED}`, async () => {
  expect(VARIANTS).toHaveLength(84);
  const { findings, requests, statuses } = await fuzz(server, () => VARIANTS);
  expect(findings).toEqual([]);
  expect(requests).toBe(NAMED_ENDPOINTS.length * VARIANTS.length);
  // Most are refused; the others looked for what nobody has.
  expect(statuses[400]).toBeGreaterThan(requests / 2);
}, 900_000);

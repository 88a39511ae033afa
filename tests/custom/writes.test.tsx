// What pages that write keep, asked of one of each way to save; and no call that writes is left out of such tests.
import { expect, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { resources } from '../../src/app/rooms.ts';
import { PAGE_WRITES } from '../kit/pageWrites.ts';
import { writeConformance } from '../kit/writeConformance.tsx';
import { endpointName } from '../kit/writtenCalls.ts';
import { isRepresentative } from './representativeWrites.ts';

const representatives = PAGE_WRITES.filter(isRepresentative);

/** Calls that write and are not of a page's button, or are pressed twice in a test of their own. */
const ELSEWHERE: Readonly<Record<string, string>> = {};

test('some stand for the others', () => {
  expect(representatives).toHaveLength(9);
});

test('every call that writes is pressed twice somewhere', () => {
  const endpoints = resources.flatMap(({ actions, form, collection }): (Endpoint | undefined)[] => [
    ...Object.values(actions).map((action) =>
      action.does === 'act' ? action.endpoint : undefined,
    ),
    ...(Object.values(form).flat().length > 0 ? [collection.create, collection.update] : []),
  ]);
  const asked = endpoints.flatMap((endpoint) => (endpoint ? [endpointName(endpoint)] : []));
  const listed = new Set([
    ...PAGE_WRITES.map(({ call }) => call),
    ...asked,
    ...Object.keys(ELSEWHERE),
  ]);
  const writing = Object.values(allEndpoints).filter(({ method }) => method !== 'GET');
  const missing = writing.map(endpointName).filter((name) => !listed.has(name));
  expect([...new Set(missing)]).toEqual([]);
});

writeConformance(representatives);

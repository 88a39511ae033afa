// Whatever a client sends, the answer is a refusal with a code, never a broken server, and nothing has changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { problems } from '../../../contract/problems.ts';
import { BACKEND_AUTHORITIES } from '../../../domain/authorities.ts';
import { pathNames } from '../../../server/http/openApi.ts';
import { fingerprint } from '../../kit/fingerprint.ts';
import { openServer, type OpenServer } from '../../kit/openServer.ts';
import { headersOf, type Sender } from '../../kit/requestOf.ts';
import { keyOf, signInWith } from '../../kit/signInWith.ts';

let server: OpenServer;
let sender: Sender;
let before: Record<string, string>;

const HOST = 'http://lockerdesk.test';
const endpoints = Object.entries(allEndpoints);
const posts = endpoints.filter(([, { method }]) => method === 'POST');
const gets = endpoints.filter(([, { method }]) => method === 'GET');
const withPath = endpoints.filter(([, { path }]) => pathNames(path).length > 0);
const pathOf = ({ path }: Endpoint, value = '1') => path.replaceAll(/:\w+/g, value);
const fieldsOf = ({ input }: Endpoint) =>
  Object.keys(input instanceof z.ZodObject ? input.shape : {});

beforeAll(async () => {
  server = await openServer();
  const { token } = await signInWith(server, BACKEND_AUTHORITIES);
  sender = { token, terminalKey: await keyOf(server, 1) };
  before = await fingerprint(server.database);
});

afterAll(async () => {
  expect(await fingerprint(server.database)).toEqual(before);
  await server.close();
});

async function refused(
  address: string,
  init: RequestInit,
  expected?: [status: number, code: string],
) {
  const headers = {
    'Content-Type': 'application/json',
    ...headersOf(sender),
    ...(init.headers as object),
  };
  const response = await server.app.request(`${HOST}${address}`, { ...init, headers });
  const body = await response.json();
  expect(Object.keys(problems)).toContain(body.code);
  expect(body).toMatchObject({ statusCode: response.status, message: expect.any(String) });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  if (expected) expect([response.status, body.code]).toEqual(expected);
  return body;
}

const post = (endpoint: Endpoint, body: BodyInit, expected?: [number, string], headers = {}) =>
  refused(pathOf(endpoint), { method: 'POST', body, headers }, expected);

describe.each(posts)('%s', (_name, endpoint) => {
  it('refuses an unknown field by its name', async () => {
    const body = await post(endpoint, '{"nobodyAsksThis":1}', [400, 'BAD_INPUT']);
    const known = fieldsOf(endpoint).filter((name) => !pathNames(endpoint.path).includes(name));
    if (known.length === 0)
      expect(body).toMatchObject({ field: 'nobodyAsksThis', values: { reason: 'unknown' } });
  });

  it.each(['{', '{"a":}', 'null, null', '\uFEFF}', "{'a':1}"])(
    'refuses the broken JSON %s',
    async (body) => {
      await post(endpoint, body, [400, 'BAD_JSON']);
    },
  );

  it.each(['[]', 'null', '1', '"text"', 'true'])('refuses %s for an object', async (body) => {
    await post(endpoint, body, [400, 'BAD_INPUT']);
  });

  it.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
    'refuses %s and is not changed by it',
    async (body) => {
      await post(endpoint, body, [400, 'BAD_INPUT']);
      expect(({} as Record<string, unknown>).admin).toBeUndefined();
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('refuses a body of the type %s', async (type) => {
    await post(endpoint, '{}', [415, 'WRONG_CONTENT_TYPE'], { 'Content-Type': type });
  });

  it('refuses bytes that are no text', async () => {
    await post(endpoint, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), [400, 'BAD_JSON']);
  });

  it('refuses a body of a megabyte, said or unsaid', async () => {
    const big = JSON.stringify({ nobodyAsksThis: 'x'.repeat(1024 * 1024) });
    await post(endpoint, big, [413, 'TOO_LARGE']);
    await post(endpoint, big, [413, 'TOO_LARGE'], { 'Content-Length': String(big.length) });
  });

  it('refuses what stands in the address of a call that takes a body', async () => {
    await refused(`${pathOf(endpoint)}?a=1`, { method: 'POST', body: '{}' }, [400, 'BAD_INPUT']);
  });

  it.each([
    'null',
    '{}',
    '[1]',
    'true',
    '-1',
    '1e400',
    '0.5',
    '9007199254740993',
    '"\\u0000"',
    '"\\ud800"',
    '""',
  ])('refuses %s in each field', async (value) => {
    for (const field of fieldsOf(endpoint)) await post(endpoint, `{"${field}":${value}}`);
  });
});

describe.each(gets)('%s', (_name, endpoint) => {
  const get = (query: string, expected?: [number, string]) =>
    refused(`${pathOf(endpoint)}?${query}`, { method: 'GET' }, expected);

  it('refuses an unknown field by its name', async () => {
    await get('nobodyAsksThis=1', [400, 'BAD_INPUT']);
    await get('__proto__=1', [400, 'BAD_INPUT']);
    await get('constructor=1', [400, 'BAD_INPUT']);
  });

  it('refuses broken escapes', async () => {
    await get('a=%zz', [400, 'BAD_INPUT']);
    await get('%=1', [400, 'BAD_INPUT']);
    await get('a=%ff%fe', [400, 'BAD_INPUT']);
  });

  it('refuses a field that is given twice, NUL, and a megabyte', async () => {
    for (const field of fieldsOf(endpoint)) {
      await get(`${field}=1&${field}=1`, [400, 'BAD_INPUT']);
      await get(`${field}=%00`, [400, 'BAD_INPUT']);
      await get(`${field}=a%00b`, [400, 'BAD_INPUT']);
      await get(`${field}=${'x'.repeat(1024 * 1024)}`, [400, 'BAD_INPUT']);
    }
  });
});

describe('a list', () => {
  const lists = gets.filter(([, endpoint]) => fieldsOf(endpoint).includes('page'));
  const bad = [
    ...[
      'page=-1',
      'page=1e9',
      'page=99999999',
      'page=0.5',
      'page=',
      'page=NaN',
      'size=0',
      'size=10001',
      'size=-5',
    ],
    ...[
      'sort=password,asc',
      'sort=lockerName',
      'sort=lockerName,asc;drop table lockers',
      'sort=lastUpdatedTime,DESC',
    ],
  ];

  it.each(bad)('refuses %s', async (query) => {
    expect(lists.length).toBeGreaterThan(0);
    for (const [, endpoint] of lists) {
      await refused(`${pathOf(endpoint)}?${query}`, { method: 'GET' }, [400, 'BAD_INPUT']);
    }
  });
});

describe.each(withPath)('%s', (_name, endpoint) => {
  it.each(['%00', '%zz', '%ff', '%ed%a0%80'])('refuses %s in its path', async (value) => {
    await refused(pathOf(endpoint, value), { method: endpoint.method }, [400, 'BAD_INPUT']);
  });

  it.each(['-1', '0', '1.5', 'abc', '999999999999999999', '2147483648', "1'or'1"])(
    'refuses %s in its path',
    async (value) => {
      await refused(pathOf(endpoint, encodeURIComponent(value)), { method: endpoint.method });
    },
  );
});

describe('an address', () => {
  it('that no call has is told so', async () => {
    await refused('/api/nothing/here', { method: 'GET' }, [404, 'NO_SUCH_CALL']);
    await refused('/api', { method: 'POST', body: '{}' }, [404, 'NO_SUCH_CALL']);
  });

  it.each(endpoints)('of %s says which method it takes', async (_name, endpoint) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      await refused(pathOf(endpoint), { method }, [405, 'WRONG_METHOD']);
    }
  });
});

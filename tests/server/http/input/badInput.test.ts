// Whatever a client sends, the answer is a refusal with a code and nothing changes: asked of ten calls, one of each sort.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../../contract/all.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { problems } from '../../../../contract/problems.ts';
import { BACKEND_AUTHORITIES } from '../../../../domain/people/authorities.ts';
import { pathNames } from '../../../../server/apiDocs/openApi.ts';
import { isRestList } from '../../../../server/http/simpleRest.ts';
import { newSecret } from '../../../../server/system/secrets.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { fingerprint } from '../../../kit/databases/fingerprint.ts';
import { headersOf } from '../../../kit/servers/requestOf.ts';
import { keyOf, signInWith } from '../../../kit/servers/signInWith.ts';
import { updateRows } from '../../../kit/databases/rows.ts';

/** Lists, a save by its path, a save with everything in its body, an act, an upload, a file, a report, and other senders. */
const CALLS = (
  'parcels.list lockers.one lockerGroups.update lockerSaves.update boxes.remoteOpen ' +
  'screenSaverCalls.uploadImage parcels.exportXlsx lockersUsageReport.query terminals.door ' +
  'providerApi.announce'
).split(' ');
const endpoints = CALLS.map((name): [string, Endpoint] => [name, allEndpoints[name]!]);
const takesBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT';
const posts = endpoints.filter(
  ([, endpoint]) => takesBody(endpoint) && endpoint.takes !== 'multipart',
);
const forms = endpoints.filter(([, { takes }]) => takes === 'multipart');
/** What asks by its address alone; the lists of our own resources have a test of their own. */
const gets = endpoints.filter(([, endpoint]) => !takesBody(endpoint) && !isRestList(endpoint));
const withPath = endpoints.filter(([, { path }]) => pathNames(path).length > 0);
const pathOf = ({ path }: Endpoint, value = '1') => path.replaceAll(/:\w+/g, value);
const fieldsOf = ({ input }: Endpoint) =>
  Object.keys(input instanceof z.ZodObject ? input.shape : {});

/** What some field may hold: an empty text for nobody, null for none, one of a list of hours or ids, true for a mark. */
const SOMETIMES_GOOD = ['""', 'null', '[1]', 'true'];

/** What stands in the address that `pathOf` makes. */
const inPath = ({ path }: Endpoint) =>
  Object.fromEntries(pathNames(path).map((name) => [name, '1']));

/** The fields in which a value is none. */
const badIn = (endpoint: Endpoint, value: string) =>
  fieldsOf(endpoint).filter(
    (field) =>
      !SOMETIMES_GOOD.includes(value) ||
      !endpoint.input.safeParse({ ...inPath(endpoint), [field]: JSON.parse(value) }).success,
  );

/** Whether a path may hold it: a name may be any text. */
const isNamed = ({ input, path }: Endpoint, value: string) =>
  input.safeParse(Object.fromEntries(pathNames(path).map((name) => [name, value]))).success;

const server = await fileServer();
const { token } = await signInWith(server, BACKEND_AUTHORITIES);
const requestorKey = newSecret();
const requestorKeyHmac = server.secrets.hmac('requestor', requestorKey);
await updateRows(server, 'providers', { providerId: 1 }, { requestorKeyHmac });
const sender = { token, terminalKey: await keyOf(server, 1), requestorKey };
const before = await fingerprint(server.database);

type Sent = { method: string; body?: BodyInit; headers?: Record<string, string> };

/** How the server answered: status and code of a refusal (`400 BAD_INPUT`), or what it was instead. */
async function answerTo(address: string, init: Sent): Promise<string> {
  const headers = { 'Content-Type': 'application/json', ...headersOf(sender), ...init.headers };
  const response = await server.app.request(`http://lockerdesk.test${address}`, {
    ...init,
    headers,
  });
  const body = await response.json();
  const told =
    Object.hasOwn(problems, body.code) && body.statusCode === response.status && body.message;
  return told
    ? `${response.status} ${body.code}`
    : `${response.status}, no refusal: ${JSON.stringify(body)}`;
}

const post = (endpoint: Endpoint, body: BodyInit, headers: Record<string, string> = {}) =>
  answerTo(pathOf(endpoint), { method: endpoint.method, body, headers });
const get = (endpoint: Endpoint, query: string) =>
  answerTo(`${pathOf(endpoint)}?${query}`, { method: endpoint.method });
/** The answers that are no refusal of what was sent. */
const unrefused = (answers: string[]) =>
  answers.filter((answer) => !/^4\d\d [A-Z_]+$/.test(answer));
/** The answers, each once. */
const distinct = async (answers: Promise<string>[]) => [...new Set(await Promise.all(answers))];

type Bad = [refusal: string, bodies: BodyInit[], headers?: Record<string, string>];
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'];
const BIG = JSON.stringify({ nobodyAsksThis: 'x'.repeat(1024 * 1024) });
const NO_TEXT = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
/** How what is no body of a call is refused; a call that takes a list takes an empty one too. */
const badBodies = ({ takes }: Endpoint): Bad[] => [
  ['400 BAD_JSON', ['{', '{"a":}', 'null, null', '\uFEFF}', "{'a':1}", NO_TEXT]],
  ['400 BAD_INPUT', [takes === 'list' ? '{}' : '[]', 'null', '1', '"text"', 'true']],
  ['400 BAD_INPUT', ['{"nobodyAsksThis":1}', '{"__proto__":{"admin":true}}']],
  ['400 BAD_INPUT', ['{"constructor":{"prototype":{"admin":true}}}']],
  ...[...TYPES, 'multipart/form-data; boundary=x'].map((type): Bad => [
    '415 WRONG_CONTENT_TYPE',
    ['{}'],
    { 'Content-Type': type },
  ]),
  ['413 TOO_LARGE', [BIG]],
  ['413 TOO_LARGE', [BIG], { 'Content-Length': String(BIG.length) }],
];

describe.each(posts)('%s', (_name, endpoint) => {
  it.each(badBodies(endpoint))('%s: refuses %.60s', async (refusal, bodies, headers) => {
    const answers = bodies.map((body) => post(endpoint, body, headers));
    expect(await Promise.all(answers)).toEqual(bodies.map(() => refusal));
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('refuses what stands in the address of a call that takes a body', async () => {
    const address = `${pathOf(endpoint)}?a=1`;
    const { method } = endpoint;
    expect(await answerTo(address, { method, body: '{}' })).toBe('400 BAD_INPUT');
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
    `"${'x'.repeat(100_000)}"`,
  ])('refuses %.20s in each field', async (value) => {
    const answers = badIn(endpoint, value).map((field) => post(endpoint, `{"${field}":${value}}`));
    expect(unrefused(await Promise.all(answers))).toEqual([]);
  });
});

describe.each(forms)('%s', (_name, endpoint) => {
  const send = (body: BodyInit, type: string) => post(endpoint, body, { 'Content-Type': type });
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
  const form = 'multipart/form-data; boundary=x';

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'refuses a body of the type %s',
    async (type) => {
      expect(await send('{}', type)).toBe('415 WRONG_CONTENT_TYPE');
    },
  );

  it.each(['{}', '--x', '--x\r\n\r\n', part('nobodyAsksThis', '1'), part('chunk', '-1')])(
    'refuses the form %j',
    async (body) => {
      expect(await send(body, form)).toBe('400 BAD_INPUT');
    },
  );

  it('refuses a form that does not say its border, and what stands in the address', async () => {
    expect(await send('--x--', 'multipart/form-data; x')).toBe('400 BAD_INPUT');
    const headers = { 'Content-Type': form };
    const sent = { method: endpoint.method, body: '--x--\r\n', headers };
    expect(await answerTo(`${pathOf(endpoint)}?a=1`, sent)).toBe('400 BAD_INPUT');
  });
});

describe.each(gets)('%s', (_name, endpoint) => {
  it.each(['nobodyAsksThis=1', '__proto__=1', 'constructor=1', 'a=%zz', '%=1', 'a=%ff%fe'])(
    'refuses %s',
    async (query) => {
      expect(await get(endpoint, query)).toBe('400 BAD_INPUT');
    },
  );

  it('refuses a field that is given twice, NUL, and a megabyte', async () => {
    const answers = fieldsOf(endpoint).flatMap((field) => [
      get(endpoint, `${field}=1&${field}=1`),
      get(endpoint, `${field}=%00`),
      get(endpoint, `${field}=a%00b`),
      get(endpoint, `${field}=${'x'.repeat(1024 * 1024)}`),
    ]);
    expect((await distinct(answers)).filter((answer) => answer !== '400 BAD_INPUT')).toEqual([]);
  });
});

describe('a list', () => {
  const lists = gets.filter(([, endpoint]) => fieldsOf(endpoint).includes('page'));

  it.each([
    'page=-1',
    'page=1e9',
    'page=99999999',
    'page=0.5',
    'page=',
    'page=NaN',
    'size=0',
    'size=10001',
    'size=-5',
    'sort=password,asc',
    'sort=lockerName',
    'sort=lockerName,asc;drop table lockers',
    'sort=lastUpdatedTime,DESC',
  ])('refuses %s', async (query) => {
    const answers = lists.map(([, endpoint]) => get(endpoint, query));
    expect(await distinct(answers)).toEqual(['400 BAD_INPUT']);
  });
});

describe.each(withPath)('%s', (_name, endpoint) => {
  const at = (value: string) => answerTo(pathOf(endpoint, value), { method: endpoint.method });

  it.each(['%00', '%zz', '%ff', '%ed%a0%80'])('refuses %s in its path', async (value) => {
    expect(await at(value)).toBe('400 BAD_INPUT');
  });

  it.each(['-1', '0', '1.5', 'abc', '999999999999999999', '2147483648', "1'or'1"])(
    'refuses %s in its path',
    async (value) => {
      const answer = await at(encodeURIComponent(value));
      if (isNamed(endpoint, value)) expect(answer).toMatch(/^[24]\d\d/);
      else expect(unrefused([answer])).toEqual([]);
    },
  );
});

describe('an address', () => {
  it('that no call has is told so', async () => {
    expect(await answerTo('/api/nothing/here', { method: 'GET' })).toBe('404 NO_SUCH_CALL');
    expect(await answerTo('/api', { method: 'POST', body: '{}' })).toBe('404 NO_SUCH_CALL');
  });

  it('says which methods it takes, for every call', async () => {
    const paths = new Map<string, Endpoint[]>();
    for (const endpoint of Object.values<Endpoint>(allEndpoints))
      paths.set(endpoint.path, [...(paths.get(endpoint.path) ?? []), endpoint]);
    for (const [path, here] of paths) {
      const taken = here.map(({ method }) => method as string);
      const others = ['PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter((one) => !taken.includes(one));
      const address = path.replaceAll(/:\w+/g, '1');
      const answers = others.map((method) => answerTo(address, { method }));
      expect([path, await distinct(answers)]).toEqual([path, ['405 WRONG_METHOD']]);
      const response = await server.app.request(address, { method: 'PATCH' });
      expect([path, response.headers.get('Allow')]).toEqual([path, taken.join(', ')]);
    }
  });
});

it('after all that: nothing in the database has changed', async () => {
  expect(await fingerprint(server.database)).toEqual(before);
});

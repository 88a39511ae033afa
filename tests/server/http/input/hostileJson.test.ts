// Malformed JSON, prototype keys: names that every object answers to, nests and crowds of values, in every field of every call: never a 500.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../../contract/all.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { BACKEND_AUTHORITIES } from '../../../../domain/people/authorities.ts';
import { openServer, type OpenServer } from '../../../kit/servers/openServer.ts';
import { headersOf, requestOf, type Sender } from '../../../kit/servers/requestOf.ts';
import { keyOf, signInWith } from '../../../kit/servers/signInWith.ts';

let server: OpenServer;
let sender: Sender;
beforeAll(async () => {
  server = await openServer();
  const { token } = await signInWith(server, BACKEND_AUTHORITIES);
  sender = { token, terminalKey: await keyOf(server, 1) };
});
afterAll(() => server.close());

const endpoints = Object.entries(allEndpoints);
/** Whoever ends the session that asks would be asked nothing more. */
const others = endpoints.filter(([name]) => name !== 'sessions.logout');
const bodied = others.filter(
  ([, { method, takes }]) => (method === 'POST' || method === 'PUT') && takes !== 'multipart',
);
const shapeOf = ({ input }: Endpoint): Record<string, z.ZodType> =>
  input instanceof z.ZodObject ? input.shape : {};

/** The value in every field that takes it, alone or in a list; in the others something that they take. */
function filledWith(endpoint: Endpoint, value: string): Record<string, unknown> {
  const tried = [value, [value], { [value]: value }, 1, true, 'ACTIVE', 'SMS', 'Passw0rdPassw0rd'];
  const fields = Object.entries(shapeOf(endpoint)).map(([name, schema]) => {
    const fits = tried.find((one) => schema.safeParse(one).success);
    return [name, fits] as const;
  });
  return Object.fromEntries(fields.filter(([, fits]) => fits !== undefined));
}

describe.each(['__proto__', 'constructor', 'toString', '\\\'%_"`;--'])('the text %s', (value) => {
  it('in every field that takes it breaks no call', async () => {
    const broken: string[] = [];
    let answered = 0;
    for (const [name, endpoint] of others) {
      const { needs } = endpoint;
      if (needs === 'anyone' || needs === 'provider') continue;
      const asked = { ...filledWith(endpoint, value) };
      const response = await server.app.fetch(requestOf(endpoint, asked, sender));
      // News go on for as long as somebody reads them.
      if (endpoint.gives === 'events') await response.body?.cancel();
      else await response.arrayBuffer();
      if (response.status === 200) answered += 1;
      if (response.status >= 500) broken.push(`${name} ${response.status}`);
    }
    expect(broken).toEqual([]);
    // Most of them were not refused, but looked for it.
    expect(answered).toBeGreaterThan(100);
  });

  it('is no field that a list can be ordered by', async () => {
    const lists = others.filter(([, endpoint]) => 'sort' in shapeOf(endpoint));
    expect(lists.length).toBeGreaterThan(20);
    const answered: string[] = [];
    for (const [name, endpoint] of lists) {
      const sort = `${value},asc`;
      const response = await server.app.fetch(requestOf(endpoint, { sort }, sender));
      if (response.status !== 400) answered.push(`${name} ${response.status}`);
    }
    expect(answered).toEqual([]);
  });
});

const DEEP = 40_000;
const nest = (open: string, close: string, inside = '1') =>
  open.repeat(DEEP) + inside + close.repeat(DEEP);

describe.each(bodied)('%s', (_name, endpoint) => {
  const statusOf = async (body: string) => {
    const path = endpoint.path.replaceAll(/:\w+/g, '1');
    const response = await server.app.request(`http://lockerdesk.test${path}`, {
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', ...headersOf(sender) },
      body,
    });
    return response.status;
  };

  it('refuses nests, however deep, and crowds of fields and values', async () => {
    const names = Object.keys(shapeOf(endpoint));
    const field = names.find((name) => !endpoint.path.includes(`:${name}`)) ?? 'list';
    const bodies = [
      nest('[', ']'),
      nest('{"a":', '}'),
      `{"${field}":${nest('[', ']')}}`,
      `{"${field}":${nest('{"__proto__":', '}')}}`,
      `{"${field}":{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}}`,
      `{"${field}":[${'1,'.repeat(60_000)}1]}`,
      `{${Array.from({ length: 15_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
      `{"${field}":1,"${field}":2,"nobodyAsksThis":3}`,
    ];
    const statuses: number[] = [];
    for (const body of bodies) statuses.push(await statusOf(body));
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });
});

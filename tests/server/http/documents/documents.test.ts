// What the server says of itself, and the headers that every page and answer carries.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { allEndpoints } from '../../../../contract/all.ts';
import { FEATURES } from '../../../../contract/capabilities.ts';
import type { Needs } from '../../../../contract/endpoint.ts';
import { problems } from '../../../../contract/problems.ts';
import { guides } from '../../../../server/apiDocs/guides/guides.ts';
import { isRestList, resourceOf } from '../../../../server/http/simpleRest.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { openServer } from '../../../kit/servers/openServer.ts';
import { CHECKS } from '../checks.ts';

type Operation = {
  operationId: string;
  description: string;
  security: Record<string, unknown>[];
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, unknown>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: object;
    schemas: { Problem: { properties: { code: { enum: string[] } } } };
  };
};

const securityOf = (needs: Needs) => {
  if (needs === 'anyone') return [];
  if (needs === 'provider') return [{ requestorKey: [] }];
  return [needs === 'terminal' ? { terminalKey: [] } : { userToken: [] }];
};

const get = (path: string) => server.app.request(`http://lockerdesk.test${path}`);

const server = await fileServer();
const document = (await (await get('/openapi.json')).json()) as Document;

describe('/openapi.json', () => {
  it('names every call of the contract, once, and no other', () => {
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((call) => call.operationId),
    );
    expect(document.openapi).toBe('3.1.0');
    expect(named.toSorted()).toEqual(Object.keys(allEndpoints).toSorted());
  });

  it.each(Object.entries(allEndpoints))('says who may ask %s', (_name, { method, path, needs }) => {
    const call = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(call?.responses.default).toEqual({ $ref: '#/components/responses/Problem' });
    expect(call?.security).toEqual(securityOf(needs));
    for (const authority of Array.isArray(needs) ? needs : [])
      expect(call?.description).toContain(authority);
  });

  it('describes paths, queries, bodies and refusals', () => {
    const one = document.paths['/api/locker/v1/locker/info/{lockerId}']?.get;
    expect(one?.parameters).toEqual([
      {
        name: 'lockerId',
        in: 'path',
        required: true,
        description: 'The number of the locker. A record number: a positive integer.',
        schema: { type: 'integer', minimum: 1 },
      },
    ]);
    const list = document.paths['/api/locker/v1/locker/query']?.get;
    expect(list?.parameters.find(({ name }) => name === 'sort')?.schema.enum).toContain(
      'lastUpdatedTime,desc',
    );
    const login =
      document.paths['/api/user/v1/login']?.post?.requestBody?.content['application/json']?.schema;
    expect(login).toMatchObject({ required: ['username', 'password'] });
    expect(document.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(problems));
  });
});

/** Where a schema has an object that takes any field. */
const openObjects = (schema: unknown, at = ''): string[] =>
  typeof schema === 'object' && schema !== null
    ? [
        ...('properties' in schema && !('additionalProperties' in schema) ? [at] : []),
        ...Object.entries(schema).flatMap(([name, part]) => openObjects(part, `${at}/${name}`)),
      ]
    : [];

it('no call takes a field that it does not name, at any depth of its body', () => {
  const bodies = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, requestBody }) =>
      requestBody ? [{ operationId, ...requestBody }] : [],
    );
  expect(bodies.length).toBeGreaterThan(100);
  expect(bodies.flatMap((body) => openObjects(body.content, body.operationId))).toEqual([]);
});

test('/docs leads to every guide and to the document without a script', async () => {
  const page = readFileSync('docs.html', 'utf8');
  for (const { id, title } of guides) expect(page).toContain(`<a href="/docs/${id}">${title}</a>`);
  expect(page).toContain('<a href="/openapi.json">');
  const { status, headers } = await get('/docs.css');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

describe('the headers', () => {
  it.each(['/docs/terminals', '/healthz'])(
    'of %s let nobody frame it or run a script in it',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http)/);
      for (const part of [
        "default-src 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it.each(['/api/capabilities', '/api/none'])(
    'of %s, which is data, let nothing load in it and nobody frame it',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  it('of an answer keep it out of every store on the way', async () => {
    expect((await get('/api/capabilities')).headers.get('cache-control')).toBe('no-store');
    expect((await get('/api/none')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('for whoever watches over it', () => {
  it('/healthz answers without signing in', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ alive: true });
  });

  it('/readyz says that the database answers and its tables are up to date', async () => {
    const response = await get('/readyz');
    expect([response.status, await response.json()]).toEqual([
      200,
      { ready: true, checks: CHECKS },
    ]);
  });

  it('/readyz says 503 and what failed when the database does not answer, and /healthz still 200', async () => {
    const lost = await openServer();
    expect((await lost.app.request('http://lockerdesk.test/readyz')).status).toBe(200);
    await lost.database.close();
    const response = await lost.app.request('http://lockerdesk.test/readyz');
    expect([response.status, await response.json()]).toEqual([
      503,
      { ready: false, checks: { ...CHECKS, database: 'failed' } },
    ]);
    expect((await lost.app.request('http://lockerdesk.test/healthz')).status).toBe(200);
  });
});

it('/api/capabilities tells a screen what it must know before sign-in', async () => {
  const body = await (await get('/api/capabilities')).json();
  const resources = Object.values(allEndpoints).filter(isRestList).map(resourceOf);
  expect({ ...body, features: body.features.toSorted() }).toEqual({
    features: [...FEATURES, ...resources].toSorted(),
    timeZone: 'Asia/Nicosia',
    currency: 'EUR',
    demo: {
      password: 'Lockerdesk2026',
      accounts: ['admin', 'root', 'operator', 'support', 'viewer'],
    },
  });
});

// Header and path tricks, tried against a call that its caller may not make: none leads around the door.
import { describe, expect, it } from 'vitest';
import { members } from '../../../../contract/people/members.ts';
import { lockersUsageReport } from '../../../../contract/reports/reports.ts';
import { roles } from '../../../../contract/people/roles.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { fingerprint } from '../../../kit/databases/fingerprint.ts';

const HOST = 'http://lockerdesk.test';
const ROLES = roles.list.path;

const server = await fileServer();
const [viewer, support, admin] = (await Promise.all(
  ['viewer', 'support', 'admin'].map((name) => server.signIn(name)),
)) as [string, string, string];
const before = await fingerprint(server.database);

const statusOf = async (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  (await server.app.request(`${HOST}${path}`, { ...init, headers })).status;

describe('A path', () => {
  it.each([
    `/${ROLES}`,
    ROLES.replace('/role/', '//role/'),
    `${ROLES}/`,
    `${ROLES}.json`,
    `${ROLES}%2f`,
    `${ROLES};x=1`,
    ROLES.replace('/role/', '/role%2F'),
    ROLES.replace('/query', '/%71uery'),
    ROLES.replace('/query', '/Query'),
    ROLES.replace('/v1/', '/v1/x/../'),
    ROLES.replace('/v1/', '/v1/%2e%2e/v1/'),
    `/assets/..${ROLES}`,
    `/docs/..%2f..${ROLES}`,
    `/api/capabilities/../user/v1/role/query`,
  ])('%s lets nobody in who may not ask for roles', async (path) => {
    expect(await statusOf(path, { 'X-User-Token': support })).toBeGreaterThanOrEqual(400);
    expect(await statusOf(path, {})).toBeGreaterThanOrEqual(400);
  });

  it.each(['/assets/../../package.json', '/..%2fpackage.json', '/%2e%2e/server/main.js', '/.env'])(
    '%s leads out of no folder',
    async (path) => expect(await statusOf(path, {})).toBe(404),
  );
});

describe('A header', () => {
  const elsewhere = { Authorization: '', Cookie: '', 'X-Auth-Token': '' };

  it.each(Object.keys(elsewhere))('%s carries no session', async (name) => {
    const told = name === 'Cookie' ? `token=${admin}; X-User-Token=${admin}` : `Bearer ${admin}`;
    expect(await statusOf(ROLES, { [name]: told })).toBe(401);
  });

  it('X-User-Token carries one token and nothing beside it (R7.1)', async () => {
    expect(await statusOf(ROLES, { 'X-User-Token': admin })).toBe(200);
    for (const token of [`${viewer}, ${admin}`, `${admin},`, `Bearer ${admin}`, admin.slice(0, -1)])
      expect(await statusOf(ROLES, { 'X-User-Token': token })).toBe(401);
    expect(await statusOf(`${ROLES}?token=${admin}`, {})).toBe(401);
    expect(await statusOf(`${ROLES}?X-User-Token=${admin}`, {})).toBe(401);
  });

  it.each([
    ['X-Original-URL', ROLES],
    ['X-Rewrite-URL', ROLES],
    ['X-Forwarded-Path', ROLES],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-User-Id', '1'],
    ['X-Roles', 'SUPER_ADMIN'],
  ])('%s opens nothing to whoever may not ask', async (name, value) => {
    expect(await statusOf(ROLES, { 'X-User-Token': support, [name]: value })).toBe(403);
    const here = await server.app.request(`${HOST}/api/capabilities`, {
      headers: { [name]: value },
    });
    expect(await here.json()).not.toHaveProperty('content');
  });

  it.each(['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])(
    '%s makes no other call of one',
    async (name) => {
      const headers = { 'X-User-Token': admin, [name]: 'POST' };
      expect(await statusOf(members.remove.path, headers)).toBe(405);
    },
  );
});

describe('A method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is no way to ask',
    async (method) => {
      expect(await statusOf(ROLES, { 'X-User-Token': support }, { method })).toBeGreaterThanOrEqual(
        400,
      );
    },
  );

  it('HEAD tells nobody anything, and does nothing where a GET would', async () => {
    const { path } = lockersUsageReport.email;
    for (const asked of [ROLES, path]) {
      const headers = { 'X-User-Token': support };
      const head = await server.app.request(`${HOST}${asked}`, { method: 'HEAD', headers });
      expect([head.status, head.headers.get('allow'), await head.text()]).toEqual([405, 'GET', '']);
    }
  });
});

it('after all that nothing in the database has changed', async () => {
  expect(await fingerprint(server.database)).toEqual(before);
});

// One line a request, and never a secret in any of them.
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { boxTypes } from '../../../contract/boxes/boxTypes.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { openLog } from '../../../server/system/openLog.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const lines: Record<string, unknown>[] = [];
const to = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
    done();
  },
});
const log = openLog('trace', to);

const server = await fileServer({ log });
const demo = await fileServer({ log, requestLevel: 'debug' });

it('a request is one line with its id, method, path, status, time and user', async () => {
  const token = await server.signIn('admin');
  lines.length = 0;
  const { headers } = await server.ask(
    lockers.list,
    { lockerName: 'what somebody typed' },
    { token },
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    id: headers.get('X-Request-Id'),
    method: 'GET',
    path: '/api/locker/v1/locker/query',
    status: 200,
    ms: expect.any(Number),
    userId: expect.any(Number),
  });
});

it.each([
  ['a request of the demo', async () => void (await demo.signIn('admin')), 'debug'],
  ['one that is refused', async () => void (await demo.ask(lockers.list, {})), 'debug'],
  ['a request in production', async () => void (await server.signIn('admin')), 'info'],
  ['one that is refused', async () => void (await server.ask(lockers.list, {})), 'info'],
])('%s is logged: %s', async (_, ask, level) => {
  lines.length = 0;
  await ask();
  expect(lines.map((line) => log.levels.labels[Number(line['level'])])).toEqual([level]);
});

it('no line holds a password, a token, or what stood in the query', async () => {
  lines.length = 0;
  const token = await server.signIn('admin');
  await server.ask(sessions.login, { username: 'viewer', password: 'Secret1Secret1' });
  await server.ask(boxTypes.list, {}, { token: 'Stale1Token' });
  await server.ask(lockers.list, { location: 'Hidden Street' }, { token });
  const written = JSON.stringify(lines);
  expect(lines.length).toBeGreaterThan(3);
  for (const secret of [
    token,
    'Lockerdesk2026',
    'Secret1Secret1',
    'Stale1Token',
    'Hidden Street',
  ]) {
    expect(written).not.toContain(secret);
  }
});

it('what is handed to the log by mistake is hidden there', () => {
  lines.length = 0;
  const secrets = {
    password: 'a1',
    token: 'a2',
    pin: 'a3',
    pinCode: 'a4',
    key: 'a5',
    authorization: 'a6',
  };
  log.info(secrets);
  log.info({ body: secrets });
  log.info({ request: { headers: { 'x-user-token': 'a7', 'X-User-Token': 'a8', ...secrets } } });
  expect(JSON.stringify(lines)).not.toMatch(/a\d/);
  expect(lines).toHaveLength(3);
});

it.each(Object.entries({ 'in production': server, 'in the demo': demo }))(
  'an answer that breaks tells the caller its reference alone, and the log where, %s',
  async (_, { ask, database, signIn }) => {
    const token = await signIn('admin');
    await database.db.schema.alterTable('boxTypes').renameTo('gone').execute();
    lines.length = 0;
    const { status, body, headers } = await ask(boxTypes.list, {}, { token });
    await database.db.schema.alterTable('gone').renameTo('boxTypes').execute();
    const reference = headers.get('X-Request-Id');
    expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect([status, body]).toEqual([
      500,
      { statusCode: 500, message: 'SYSTEM ERROR', code: 'BROKEN', reference },
    ]);
    expect(lines.map(({ id }) => id)).toEqual([reference, reference]);
    expect(lines[0]).toMatchObject({
      level: 50,
      error: { message: expect.stringContaining('boxTypes') },
    });
  },
);

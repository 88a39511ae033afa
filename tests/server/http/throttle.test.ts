// Guessing passwords is slow: 'TOO_MANY_TRIES' after five failures of a name at an address.
import { afterEach, describe, expect, it } from 'vitest';
import { accessRequests, recovery } from '../../../contract/account/account.ts';
import { providerApi } from '../../../contract/people/providerApi.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { LIMITS } from '../../../server/http/limits.ts';
import { giveTerminal } from '../terminals/openLocker.ts';
import { openServer, type OpenServer, type ServerOptions } from '../../kit/servers/openServer.ts';

/** What is sent where something is tried; each time of another name, so that the address alone is counted. */
const BODIES: Record<string, (tried: number) => object> = {
  [recovery.validate.path]: (tried) => ({ username: `x${'y'.repeat(tried)}`, mobile: '99123456' }),
  [recovery.validateCode.path]: () => ({ mobile: '99123456', otpVal: '123456' }),
  [recovery.setPassword.path]: () => ({ mobile: '99123456', password: 'Another1Horse' }),
  [accessRequests.send.path]: (tried) => ({
    username: `x${'y'.repeat(tried)}`,
    firstName: 'x',
    lastName: 'y',
    mobile: '99123456',
    password: 'Another1Horse',
  }),
};

let server: OpenServer;
afterEach(() => server.close());

const open = async (options: ServerOptions = {}) => {
  server = await openServer(options);
};

async function tryWith(password: string, username = 'viewer', from?: string) {
  const response = await server.app.request('http://lockerdesk.test/api/user/v1/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(from ? { 'X-Forwarded-For': from } : {}) },
    body: JSON.stringify({ username, password }),
  });
  return {
    status: response.status,
    wait: response.headers.get('Retry-After'),
    body: await response.json(),
  };
}

const failFive = async (from?: string) => {
  for (let tried = 0; tried < 5; tried += 1)
    expect((await tryWith('wrong', 'viewer', from)).status).toBe(400);
};

describe('after five wrong passwords', () => {
  it('the right one is refused too, saying for how long', async () => {
    await open();
    await failFive();
    const { status, wait, body } = await tryWith('Lockerdesk2026');
    expect([status, body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(body.message).toBe(`Too many attempts. Try again in ${body.values.seconds} seconds.`);
    expect(Number(wait)).toBe(body.values.seconds);
    expect((await tryWith('Lockerdesk2026', 'VIEWER')).status).toBe(429);
    expect((await tryWith('Lockerdesk2026', 'admin')).status).toBe(200);
  });

  it('in a crowd of tries at once no more than five are looked at', async () => {
    await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryWith('wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('an address that the caller made up changes nothing', async () => {
    await open();
    await failFive('203.0.113.1');
    expect((await tryWith('wrong', 'viewer', '203.0.113.2')).status).toBe(429);
  });

  it('behind a trusted proxy the address that it saw counts, and not what stands before it', async () => {
    await open({ config: { trustProxy: 1 } });
    await failFive('203.0.113.1');
    expect((await tryWith('wrong', 'viewer', '198.51.100.7, 203.0.113.1')).status).toBe(429);
    expect((await tryWith('Lockerdesk2026', 'viewer', '203.0.113.9')).status).toBe(200);
  });
});

describe('An address that the caller made up', () => {
  const post = async (path: string, tried: number, address = `198.51.100.${tried}`) => {
    const { status } = await server.app.request(`http://lockerdesk.test${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
        'X-Real-IP': address,
        Forwarded: `for=${address}`,
        'X-Client-IP': address,
        'CF-Connecting-IP': address,
      },
      body: JSON.stringify(BODIES[path]?.(tried) ?? {}),
    });
    return status;
  };

  it.each([
    ['name and number of a forgotten password', recovery.validate, LIMITS.recoverAt.points],
    ['codes', recovery.validateCode, LIMITS.codeTryPair.points],
    ['new passwords', recovery.setPassword, LIMITS.newPasswordAt.points],
    ['requests for access', accessRequests.send, LIMITS.requestAt.points],
  ])('does not stretch how often %s may be tried', async (_what, { path }, points) => {
    await open();
    const statuses: number[] = [];
    for (let tried = 0; tried < points + 2; tried += 1) statuses.push(await post(path, tried));
    expect(statuses.slice(0, points)).not.toContain(429);
    expect(statuses.slice(points)).toEqual([429, 429]);
  });

  it('does not stretch it by the addresses of one IPv6 network either', async () => {
    await open({ config: { trustProxy: 1 } });
    const { points } = LIMITS.requestAt;
    const statuses: number[] = [];
    for (let tried = 0; tried <= points; tried += 1)
      statuses.push(await post(accessRequests.send.path, tried, `2001:db8:0:1::${tried}`));
    expect(statuses.slice(0, points)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  it('stands neither in the history nor with the session', async () => {
    await open();
    await tryWith('Lockerdesk2026', 'viewer', '203.0.113.77');
    const { db } = server.database;
    const kept = [
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('events').select('ip').orderBy('id', 'desc').limit(5).execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
  });

  it.each([
    '',
    ' ',
    ',',
    ',,,',
    'x'.repeat(4_000),
    '::',
    ':::::::::',
    '%',
    "'",
    '\u00ff',
    '1.2.3.4:80',
  ])('“%.20s” in place of what a trusted proxy saw breaks nothing', async (address) => {
    await open({ config: { trustProxy: 1 } });
    expect((await tryWith('wrong', 'viewer', address)).status).toBe(400);
    expect((await tryWith('Lockerdesk2026', 'viewer', address)).status).toBe(200);
  });
});

describe('Unknown keys of terminals and providers', () => {
  const beat = (terminalKey: string) =>
    server.ask(terminals.heartbeat, { version: '1', upTime: 1 }, { terminalKey });

  it.each<[string, (key: string) => Promise<{ status: number }>]>([
    ['a terminal', beat],
    ['a provider', (requestorKey) => server.ask(providerApi.list, {}, { requestorKey })],
  ])('of %s are throttled by address, and never the call with a valid key', async (_, call) => {
    await open();
    const { points } = LIMITS.unknownKeyAt;
    const tries = Array.from({ length: points + 5 }, (_each, number) => call(`unknown ${number}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    await giveTerminal(server, 1, 'a valid key', Date.now());
    expect((await beat('a valid key')).status).toBe(200);
  });
});

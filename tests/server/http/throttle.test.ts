// Guessing passwords is slow: 'TOO_MANY_TRIES' after five failures of a name at an address.
import { afterEach, describe, expect, it } from 'vitest';
import { openServer, type OpenServer, type ServerOptions } from '../../kit/openServer.ts';

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

it('the right password makes earlier failures forgotten', async () => {
  await open();
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 0; tried < 4; tried += 1) expect((await tryWith('wrong')).status).toBe(400);
    expect((await tryWith('Lockerdesk2026')).status).toBe(200);
  }
});

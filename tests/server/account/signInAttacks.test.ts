// Attacks on signing in: guessing, old and foreign tokens, and what the time it takes would tell.
import * as argon2 from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessRequests, passwords } from '../../../contract/account/account.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { placeOf } from '../../../server/http/throttle.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { askFrom, forgetTries, openBehindProxy } from './asking.ts';

// The real thing, only counted.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const RIGHT = 'Lockerdesk2026';

const server = await openBehindProxy();
afterEach(() => forgetTries(server));

const login = (username: string, password: string, ip?: string, token?: string) =>
  askFrom(
    server,
    sessions.login,
    { username, password },
    { ...(ip ? { ip } : {}), ...(token ? { token } : {}) },
  );
/** As if what was counted twice by now had been counted so often. */
const countUpTo = (name: string, points: number) =>
  server.database.db
    .updateTable('throttles')
    .set({ points })
    .where('key', 'like', `${name}:%`)
    .where('points', '=', 2)
    .execute();
const logout = (token: string) => askFrom(server, sessions.logout, {}, { token });

describe('"An unknown user costs the same one hash as a wrong password"', () => {
  const costOf = async (username: string, password = 'Wrong1Password') => {
    vi.mocked(argon2.hash).mockClear();
    vi.mocked(argon2.verify).mockClear();
    await login(username, password);
    const against = vi.mocked(argon2.verify).mock.calls.map(([kept]) => String(kept));
    return {
      hashed: vi.mocked(argon2.hash).mock.calls.length,
      verified: against.map((kept) => kept.split('$').slice(0, 4).join('$')),
    };
  };
  const one = { hashed: 0, verified: ['$argon2id$v=19$m=19456,t=2,p=1'] };

  it('a name that nobody has, from the first try on', async () =>
    expect(await costOf('nobody.at.all')).toEqual(one));
  it('a wrong password', async () => expect(await costOf('support')).toEqual(one));
  it('the right password of somebody who is locked', async () => {
    const { db } = server.database;
    const support = db.updateTable('staff').where('username', '=', 'support');
    await support.set({ userStatus: 'LOCKED' }).execute();
    expect(await costOf('support', RIGHT)).toEqual(one);
    await support.set({ userStatus: 'ACTIVE' }).execute();
  });
  it('and one who has to wait costs none, whether the name is known or not', async () => {
    for (const username of ['support', 'nobody.at.all']) {
      for (let tried = 0; tried < 5; tried += 1) await login(username, 'wrong');
      expect(await costOf(username)).toEqual({ hashed: 0, verified: [] });
    }
  });
});

it('A request for access costs one hash, whether somebody has the name or not', async () => {
  const person = { firstName: 'New', lastName: 'Person', mobile: '99123456' };
  for (const username of ['admin', 'New. Person']) {
    vi.mocked(argon2.hash).mockClear();
    const asked = { ...person, username, password: 'Another1Horse' };
    const { status, body } = await askFrom(server, accessRequests.send, asked);
    expect([status, body]).toEqual([200, {}]);
    expect(argon2.hash).toHaveBeenCalledTimes(1);
  }
});

describe('Guessing a password', () => {
  it('is counted for a name from all addresses together: a crowd of them gains nothing', async () => {
    for (const ip of ['198.51.100.1', '198.51.100.2']) await login('viewer', 'wrong', ip);
    await countUpTo('signInName', 49);
    expect((await login('viewer', 'wrong', '198.51.100.3')).status).toBe(400);
    expect((await login('viewer', RIGHT, '192.0.2.7')).status).toBe(429);
    expect((await login('support', RIGHT, '192.0.2.7')).status).toBe(200);
  });

  it('is counted at one address for all names together', async () => {
    for (const name of ['one', 'two']) await login(name, 'wrong');
    await countUpTo('signInAt', 99);
    expect((await login('three', 'wrong')).status).toBe(400);
    expect((await login('viewer', RIGHT)).status).toBe(429);
    expect((await login('viewer', RIGHT, '192.0.2.7')).status).toBe(200);
  });

  it('is counted anew after a sign-in: somebody who mistypes a few times a day is not kept out', async () => {
    for (let day = 0; day < 3; day += 1) {
      for (let tried = 0; tried < 3; tried += 1)
        expect((await login('viewer', 'wrong')).status).toBe(400);
      expect((await login('viewer', RIGHT)).status).toBe(200);
    }
  });

  it('gains nothing by addresses of one network: of IPv6 it is one place', async () => {
    for (let tried = 0; tried < 5; tried += 1)
      expect((await login('viewer', 'wrong', `2001:db8:0:1::${tried}`)).status).toBe(400);
    expect((await login('viewer', RIGHT, '2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await login('viewer', RIGHT, '2001:db8:0:2::1')).status).toBe(200);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['2001:0db8:0001:0002:3:4:5:6', '2001:db8:1:2::'],
    ['FE80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '0:0:0:0::'],
    ['here', 'here'],
  ])('%s stands for %s', (ip, place) => expect(placeOf(ip)).toBe(place));

  it('outlives a restart, and leaves neither names nor addresses in the database', async () => {
    await login('viewer', 'wrong');
    const kept = await server.database.db.selectFrom('throttles').selectAll().execute();
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toMatch(/viewer|203\.0\.113/);
  });
});

describe('A token', () => {
  it('is new at every sign-in: the one that somebody brings along is never taken over', async () => {
    const brought = 'A'.repeat(43);
    const first = (await login('viewer', RIGHT, undefined, brought)).body.token;
    const second = (await login('viewer', RIGHT, undefined, first)).body.token;
    expect(new Set([brought, first, second]).size).toBe(3);
    expect((await logout(brought)).status).toBe(401);
    expect((await logout(first)).status).toBe(200);
    expect((await logout(second)).status).toBe(200);
  });

  it('is worth nothing after sign-out, and does not end the others', async () => {
    const [one, other] = [await server.signIn('viewer'), await server.signIn('viewer')];
    expect((await logout(one)).status).toBe(200);
    expect((await logout(one)).status).toBe(401);
    expect((await logout(other)).status).toBe(200);
  });

  it('cannot be made of what the database keeps', async () => {
    await server.signIn('viewer');
    const rows = await server.database.db.selectFrom('sessions').select('tokenHash').execute();
    for (const { tokenHash } of rows) expect((await logout(tokenHash)).status).toBe(401);
  });
});

it('whoever signs in while the password is being changed does not stay in with the old one', async () => {
  const before = 'Before1Horse';
  const { username, token } = await signInWith(server, [], {
    passwordHash: await argon2.hash(before, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  });
  const change = { originalPassword: before, newPassword: 'After1Horses' };
  const [changed, ...entered] = await Promise.all([
    askFrom(server, passwords.change, change, { token }),
    ...Array.from({ length: 4 }, () => login(username, before)),
  ]);
  expect(changed.status).toBe(200);
  for (const { status, body } of entered)
    if (status === 200) expect((await logout(body.token)).status).toBe(401);
  expect((await logout(token)).status).toBe(200);
});

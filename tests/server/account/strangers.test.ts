// What strangers cannot do by trying often: keep somebody out, fill the history, keep everybody from asking for access.
import { afterEach, describe, expect, it } from 'vitest';
import { accessRequests, recovery } from '../../../contract/account/account.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { STANDING_MAX } from '../../../server/account/accessRequestRoutes.ts';
import { LIMITS, type LimitName } from '../../../server/http/limits.ts';
import { askFrom, forgetTries, openBehindProxy } from './asking.ts';
import { refused } from '../../kit/refused.ts';

const MINE = '203.0.113.7';
const ELSEWHERE = '192.0.2.9';
const DAY = 24 * 60 * 60_000;
let clock = Date.now();

const server = await openBehindProxy(() => clock);
afterEach(() => forgetTries(server));

const login = async (username: string, password: string, ip = MINE) =>
  (await askFrom(server, sessions.login, { username, password }, { ip })).status;
const validate = async (username: string, ip: string, mobile = '99400000') =>
  (await askFrom(server, recovery.validate, { username, mobile }, { ip })).status;
/** What was counted for this is counted up to its end. */
const useUp = async (name: LimitName) => {
  const { points } = LIMITS[name];
  const counts = server.database.db.updateTable('throttles').set({ points });
  await counts.where('key', 'like', `${name}:%`).execute();
};
const lines = async () => {
  const found = server.database.db.selectFrom('events').select(['type', 'byName']).orderBy('id');
  return (await found.execute()).map(({ type, byName }) => `${type} ${byName ?? 'nobody'}`);
};

describe('Whoever knows a login name alone', () => {
  it('does not keep its owner out where they signed in during the last 30 days', async () => {
    expect(await login('operator', DEMO_PASSWORD)).toBe(200);
    await login('operator', 'wrong', ELSEWHERE);
    await useUp('signInName');
    expect(await login('operator', DEMO_PASSWORD, ELSEWHERE)).toBe(429);
    expect(await login('operator', DEMO_PASSWORD)).toBe(200);
    expect(await login('support', DEMO_PASSWORD, '192.0.2.77')).toBe(200);
    clock += 30 * DAY + 1;
    await login('operator', 'wrong', ELSEWHERE);
    await useUp('signInName');
    expect(await login('operator', DEMO_PASSWORD)).toBe(429);
  });

  it('and of IPv6 in the network where they did', async () => {
    expect(await login('operator', DEMO_PASSWORD, '2001:db8:5:6::1')).toBe(200);
    await login('operator', 'wrong', ELSEWHERE);
    await useUp('signInName');
    expect(await login('operator', DEMO_PASSWORD, '2001:db8:5:6:7::1')).toBe(200);
    expect(await login('operator', DEMO_PASSWORD, '2001:db8:5:7::1')).toBe(429);
  });

  it('gains no more tries at that address: those stay counted', async () => {
    expect(await login('operator', DEMO_PASSWORD)).toBe(200);
    for (let tried = 0; tried < 5; tried += 1) await login('operator', 'wrong');
    expect(await login('operator', DEMO_PASSWORD)).toBe(429);
  });

  it('does not keep them from a forgotten password either', async () => {
    for (let tried = 0; tried < 10; tried += 1)
      expect(await validate('operator', ELSEWHERE)).toBe(400);
    expect(await validate('operator', ELSEWHERE)).toBe(429);
    expect(await validate('operator', '192.0.2.10')).toBe(400);
    expect(await login('operator', DEMO_PASSWORD)).toBe(200);
    await useUp('recoverName');
    expect(await validate('operator', '192.0.2.11')).toBe(429);
    expect(await validate('operator', MINE)).toBe(400);
  });

  it('gains little by the thousands of networks that one customer of IPv6 has', async () => {
    const guess = (network: number) => login('viewer', 'wrong', `2001:db8:9:${network}::1`);
    const answers: number[] = [];
    for (let tried = 0; tried < 17; tried += 1) answers.push(await guess(tried));
    expect(answers.filter((status) => status === 400)).toHaveLength(15);
    expect(await login('viewer', DEMO_PASSWORD, '2001:db8:a::1')).toBe(200);
  });

  it('gains no tries by spelling it otherwise', async () => {
    const answers: number[] = [];
    for (const name of ['viewer', 'VİEWER', 'ｖiewer', 'Viéwer', ' viewer ', 'vıewer'])
      answers.push(await login(name, 'wrong'));
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

it.each([
  ['198.51.100.3:4711', '198.51.100.3:4712'],
  ['[2001:db8::5]:4711', '[2001:db8::5]'],
])('An address is the same with whatever port a proxy writes behind it: %s', async (one, other) => {
  for (let tried = 0; tried < 5; tried += 1) expect(await login('viewer', 'x', one)).toBe(400);
  expect(await login('viewer', DEMO_PASSWORD, other)).toBe(429);
  const found = server.database.db.selectFrom('events').select('ip').orderBy('id', 'desc');
  expect((await found.executeTakeFirst())?.ip).not.toMatch(/4711|\[/);
});

describe('"Bounded": refused tries', () => {
  it('are written down so often in an hour, and then that there were more, once', async () => {
    await login('nobody.here', 'wrong');
    await useUp('triesAll');
    const before = (await lines()).length;
    await login('nobody.here', 'wrong');
    await validate('nobody.here', ELSEWHERE);
    const code = { mobile: '99400000', otpVal: '123456' };
    await askFrom(server, recovery.validateCode, code, { ip: ELSEWHERE });
    expect((await lines()).slice(before)).toEqual(['TRIES_BEYOND nobody']);
  });

  it('at names that nobody has do not hide those at somebody’s', async () => {
    await login('nobody.here', 'wrong');
    await useUp('triesAll');
    await login('viewer', 'wrong');
    expect((await lines()).at(-1)).toBe('SIGN_IN_REFUSED viewer');
  });
});

describe('A request for access', () => {
  const ask = (username: string, ip: string) => {
    const person = { firstName: 'Ada', lastName: 'L', mobile: '99000000' };
    const asked = { ...person, username, password: 'Another1Horse' };
    return askFrom(server, accessRequests.send, asked, { ip });
  };
  const newcomers = async () => {
    const { db } = server.database;
    const role = db.selectFrom('roles').select('roleId').where('name', '=', 'NEWCOMER');
    return (await role.executeTakeFirstOrThrow()).roleId;
  };

  it('names somebody whose name looks like no other: the one that is kept is what is seen', async () => {
    expect((await ask('Ａda\u3164  \u202eLovelace', '198.51.100.40')).status).toBe(200);
    const found = server.database.db.selectFrom('staff').select('username');
    expect(await found.where('firstName', '=', 'Ada').execute()).toEqual([
      { username: 'Ada Lovelace' },
    ]);
  });

  it('is taken five times a day from one address', async () => {
    for (let asked = 0; asked < 5; asked += 1)
      expect((await ask('admin', '198.51.100.41')).status).toBe(200);
    expect((await ask('admin', '198.51.100.41')).status).toBe(429);
  });

  it('is refused while many wait for an answer, for every name alike; who is answered makes room', async () => {
    const roleId = await newcomers();
    const stamps = { creationTime: 1, lastUpdatedTime: 1, passwordHash: 'none' };
    const { db } = server.database;
    const people = Array.from({ length: STANDING_MAX }, (_, number) => ({
      ...stamps,
      roleId,
      username: `waiting.${number}`,
      userStatus: 'LOCKED' as const,
    }));
    await db.insertInto('staff').values(people).execute();
    for (const name of ['admin', 'Grace']) {
      expect(await ask(name, '198.51.100.42')).toMatchObject(
        refused(409, 'REQUESTS_FULL', {
          message:
            'Too many access requests are pending. Try again later, or ask your administrator.',
        }),
      );
    }
    const answered = db.updateTable('staff').set({ userStatus: 'ACTIVE' });
    await answered.where('username', 'in', ['waiting.1', 'Ada Lovelace']).execute();
    expect((await ask('Grace', '198.51.100.43')).status).toBe(200);
    expect((await ask('Hedy', '198.51.100.43')).status).toBe(409);
  });
});

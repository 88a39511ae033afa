// Password recovery, step by step.
import { afterEach, beforeEach, expect, it, describe } from 'vitest';
import { recovery } from '../../../contract/account/account.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { forgetRecoveries } from '../../../server/account/recoveries.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import {
  askFrom,
  codeMessages,
  forgetTries,
  lastCode,
  openBehindProxy,
  otherCode,
} from './asking.ts';
import { refused } from '../../kit/refused.ts';

const MINUTE = 60_000;
const START = Date.now();
const NEW = 'Another1Horse';
const pair = { username: 'viewer', mobile: '98406185' };
const { mobile } = pair;
const code200 = [200, { result: 1 }];

let clock = START;

const server = await openBehindProxy(() => clock);
const people = server.database.db.updateTable('staff').where('username', 'in', ['viewer']);
await people.set({ mobile }).execute();
beforeEach(() => {
  clock = START;
});
afterEach(async () => {
  await forgetTries(server);
  await server.database.db.deleteFrom('recoveries').execute();
});

const validate = (input: { username: string; mobile: string } = pair, ip?: string) =>
  askFrom(server, recovery.validate, input, { ip: ip ?? '203.0.113.1' });
const send = (input: { mobile: string; areaCode?: string } = { mobile }, ip = '203.0.113.1') =>
  askFrom(server, recovery.sendCode, input, { ip });
const enter = (otpVal: string, ip = '203.0.113.1', number = mobile) =>
  askFrom(server, recovery.validateCode, { mobile: number, otpVal }, { ip });
const setPassword = (password = NEW, ip = '203.0.113.1', number = mobile) =>
  askFrom(server, recovery.setPassword, { mobile: number, password }, { ip });
const login = (username: string, password: string) =>
  askFrom(server, sessions.login, { username, password });
const toCode = async () => {
  await validate();
  await send();
  return lastCode(server);
};
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const stateOf = (answer: { status: number; body: unknown }) => [answer.status, codeOf(answer)];
const told = async () => (await codeMessages(server)).length;

it('leads from name and number by a code to the new password, and ends every session of the user (R4.60, R4.62, R4.63, R7.6, R7.7, R7.8, R7.9)', async () => {
  const before = await server.signIn('viewer');
  const valid = await validate();
  expect([valid.status, valid.body]).toEqual(code200);
  expect((await send({ mobile, areaCode: '00357' })).status).toBe(200);
  const message = (await codeMessages(server)).at(-1);
  expect(message).toMatchObject({ channel: 'SMS', address: `00357${mobile}`, state: 'WAITING' });
  expect(message?.data).toMatchObject({
    username: 'viewer',
    code: expect.stringMatching(/^\d{6}$/),
  });

  const entered = await enter(await lastCode(server));
  expect([entered.status, entered.body]).toEqual(code200);
  expect((await setPassword()).status).toBe(200);
  expect((await askFrom(server, sessions.logout, {}, { token: before })).status).toBe(401);
  expect((await login('viewer', 'Lockerdesk2026')).status).toBe(400);
  expect((await login('viewer', NEW)).status).toBe(200);

  const { db } = server.database;
  const kept = await db.selectFrom('recoveries').selectAll().execute();
  expect(kept).toEqual([]);
  const lines = await db
    .selectFrom('events')
    .select(['type', 'byName', 'ip'])
    .where('type', 'in', ['PASSWORD_CODE_SENT', 'PASSWORD_CHANGED'])
    .orderBy('id')
    .execute();
  expect(lines.slice(-2)).toEqual([
    { type: 'PASSWORD_CODE_SENT', byName: 'viewer', ip: '203.0.113.1' },
    { type: 'PASSWORD_CHANGED', byName: 'viewer', ip: '203.0.113.1' },
  ]);
});

describe('A wrong pair is "username or mobile is error"', () => {
  it.each([
    ['a number of somebody else', { ...pair, mobile: '99400000' }],
    ['a name that nobody has', { ...pair, username: 'nobody.here' }],
    ['the end of the number alone', { ...pair, mobile: '406185' }],
  ])('%s (R5.61)', async (_what, input) => {
    const { status, body } = await validate(input);
    expect([status, body]).toEqual([
      400,
      { statusCode: 400, code: 'WRONG_PAIR', message: 'username or mobile is error' },
    ]);
  });

  it('and so does a user who is locked, or signs in at terminals alone', async () => {
    for (const options of [{}, { loginType: 'TERMINAL' as const }]) {
      const { userId, username } = await signInWith(server, [], options);
      await server.database.db
        .updateTable('staff')
        .set({ mobile, ...('loginType' in options ? {} : { userStatus: 'LOCKED' }) })
        .where('userId', '=', userId)
        .execute();
      expect(stateOf(await validate({ username, mobile }))).toEqual([400, 'WRONG_PAIR']);
    }
  });
});

describe('A number alone tells nobody whose it is', () => {
  it('a code for it is answered alike, whoever has it, and nothing is sent', async () => {
    const before = await told();
    const [known, unknown] = [await send({ mobile }), await send({ mobile: '99000000' })];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    expect(await told()).toBe(before);
    expect(stateOf(await enter('123456'))).toEqual([400, 'CODE_WRONG']);
    expect(stateOf(await setPassword())).toEqual([400, 'RECOVERY_OVER']);
  });

  it('the prefix of another country does not send the code to somebody else', async () => {
    const before = await told();
    await validate();
    expect(stateOf(await send({ mobile, areaCode: '0044' }))).toEqual([400, 'WRONG_PAIR']);
    expect(await told()).toBe(before);
  });
});

describe('A code', () => {
  it('that was sent still holds for whoever begins once more, with the tries that are left', async () => {
    const code = await toCode();
    for (let tried = 0; tried < 4; tried += 1) await enter(otherCode(code));
    await validate();
    expect((await enter(code)).status).toBe(200);
    await forgetTries(server);
    await validate();
    await send();
    const next = await lastCode(server);
    for (let tried = 0; tried < 5; tried += 1) await enter(otherCode(next));
    await validate();
    expect(stateOf(await enter(next))).toEqual([400, 'CODE_WRONG']);
  });

  it('is not sent again for 60 s: until then none is sent, and for how long is said (R4.61, R9.8)', async () => {
    const first = await toCode();
    const again = await send();
    expect(stateOf(again)).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect(Number(again.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect(await lastCode(server)).toBe(first);
  });

  it('is used up by being right, and is replaced by the next one', async () => {
    const first = await toCode();
    expect((await enter(first)).status).toBe(200);
    expect(stateOf(await enter(first))).toEqual([400, 'CODE_WRONG']);
    await forgetTries(server);
    await send();
    const second = await lastCode(server);
    if (first !== second) expect(stateOf(await enter(first))).toEqual([400, 'CODE_WRONG']);
    expect(stateOf(await setPassword())).toEqual([400, 'RECOVERY_OVER']);
    expect((await enter(second)).status).toBe(200);
  });

  it('is over after five minutes, and then taken out of the message that told it', async () => {
    const code = await toCode();
    clock += 5 * MINUTE;
    expect(stateOf(await enter(code))).toEqual([400, 'CODE_WRONG']);
    clock += 1;
    await forgetRecoveries({ database: server.database, now: () => clock });
    const message = (await codeMessages(server)).at(-1);
    expect(message).toMatchObject({ state: 'FAILED', address: '•••', data: {} });
    expect(message?.data).not.toHaveProperty('code');
    expect(message?.data).not.toHaveProperty('username');
  });

  it('is kept nowhere but in the message: only what cannot be turned back into it', async () => {
    const code = await toCode();
    const row = await server.database.db.selectFrom('recoveries').selectAll().executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(mobile);
  });

  it('cannot be guessed: after five wrong ones the right one is refused too', async () => {
    const code = await toCode();
    const wrong = otherCode(code);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(wrong)));
    for (const answer of answers) expect(stateOf(answer)).toEqual([400, 'CODE_WRONG']);
    expect(stateOf(await enter(code))).toEqual([400, 'CODE_WRONG']);
    await Promise.all(Array.from({ length: 9 }, () => enter(wrong)));
    expect(stateOf(await enter(wrong))).toEqual([429, 'TOO_MANY_TRIES']);
  });

  it('is sent five times in an hour at most, from wherever it is asked', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      await validate(pair, `198.51.100.${asked}`);
      expect((await send({ mobile }, `198.51.100.${asked}`)).status).toBe(200);
    }
    await validate(pair, '198.51.100.9');
    expect(stateOf(await send({ mobile }, '198.51.100.9'))).toEqual([429, 'TOO_MANY_TRIES']);
  });

  it('and ten times in a day', async () => {
    for (let asked = 0; asked < 11; asked += 1) {
      const ip = `198.51.100.${asked}`;
      const { db } = server.database;
      await db.deleteFrom('throttles').where('key', 'like', 'codeUser:%').execute();
      await validate(pair, ip);
      expect((await send({ mobile }, ip)).status).toBe(asked < 10 ? 200 : 429);
    }
  });
});

describe('"accepted once, only within minutes of a code validated for that very mobile"', () => {
  it('once, also when asked twice at the same time', async () => {
    await enter(await toCode());
    const both = await Promise.all([setPassword('Another1Horse'), setPassword('Another2Horse')]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400,
    ]);
    expect(stateOf(await setPassword())).toEqual([400, 'RECOVERY_OVER']);
  });

  it('not without the code, not for another number, not from another address', async () => {
    const code = await toCode();
    expect(stateOf(await setPassword())).toEqual([400, 'RECOVERY_OVER']);
    expect(stateOf(await enter(code, '198.51.100.1'))).toEqual([400, 'CODE_WRONG']);
    expect((await enter(code)).status).toBe(200);
    expect(stateOf(await setPassword(NEW, '198.51.100.1'))).toEqual([400, 'RECOVERY_OVER']);
    expect(stateOf(await setPassword(NEW, '203.0.113.1', '99400000'))).toEqual([
      400,
      'RECOVERY_OVER',
    ]);
    expect((await setPassword()).status).toBe(200);
  });

  it('not ten minutes later', async () => {
    await enter(await toCode());
    clock += 10 * MINUTE;
    expect(stateOf(await setPassword())).toEqual([400, 'RECOVERY_OVER']);
  });

  it('not for a user who was locked in the meantime', async () => {
    await enter(await toCode());
    const viewer = server.database.db.updateTable('staff').where('username', '=', 'viewer');
    await viewer.set({ userStatus: 'LOCKED' }).execute();
    expect(stateOf(await setPassword())).toEqual([400, 'RECOVERY_OVER']);
    await viewer.set({ userStatus: 'ACTIVE' }).execute();
  });

  it.each(['Short1a', 'alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere', 'With Space1A'])(
    'and not %j: the rule of passwords holds, and costs nobody the way here',
    async (password) => {
      await enter(await toCode());
      expect(await setPassword(password)).toMatchObject(
        refused(400, 'PASSWORD_RULE', {
          field: 'password',
          message:
            'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
        }),
      );
      expect((await setPassword()).status).toBe(200);
    },
  );
});

describe('Every step is throttled', () => {
  it('names and numbers are guessed at ten times at most for one name at one address, twenty for all', async () => {
    const wrong = (username: string, ip: string) => validate({ username, mobile: '99400000' }, ip);
    for (let tried = 0; tried < 10; tried += 1)
      expect((await wrong('viewer', '198.51.100.1')).status).toBe(400);
    expect(stateOf(await wrong('viewer', '198.51.100.1'))).toEqual([429, 'TOO_MANY_TRIES']);
    expect((await validate(pair, '198.51.100.2')).status).toBe(200);
    for (let tried = 0; tried < 20; tried += 1)
      expect((await wrong(`name.${'x'.repeat(tried)}`, '192.0.2.1')).status).toBe(400);
    expect(stateOf(await wrong('admin', '192.0.2.1'))).toEqual([429, 'TOO_MANY_TRIES']);
  });

  it('new passwords are tried twenty times at most at one address', async () => {
    for (let tried = 0; tried < 20; tried += 1) expect((await setPassword()).status).toBe(400);
    expect(stateOf(await setPassword())).toEqual([429, 'TOO_MANY_TRIES']);
  });
});

// Password guessing (throttled by user and address, also across two processes), code guessing, and the last SUPER_ADMIN: two server processes over one PostgreSQL.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recovery } from '../../../contract/account/account.ts';
import { rolePickers } from '../../../contract/people/roles.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { staff } from '../../../contract/people/staff.ts';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { LIMITS } from '../../../server/http/limits.ts';
import {
  atBoth,
  crowd,
  openTwoProcesses,
  type From,
  type TwoProcesses,
} from '../../kit/servers/twoProcesses.ts';
import { lastCode, otherCode } from './asking.ts';
import type { Numbered } from '../../../domain/recordId.ts';

const ELSEWHERE = '192.0.2.7';
const pair = { username: 'viewer', mobile: '98406185' };
const { mobile } = pair;

let two: TwoProcesses;
beforeAll(async () => {
  two = await openTwoProcesses();
  const viewer = two.database.db.updateTable('staff').where('username', '=', 'viewer');
  await viewer.set({ mobile }).execute();
});
afterEach(async () => {
  await two.database.db.deleteFrom('throttles').execute();
  await two.database.db.deleteFrom('recoveries').execute();
});
afterAll(() => two.close());

const { ask }: Pick<TwoProcesses, 'ask'> = { ask: (...asked) => two.ask(...asked) };
const login = (username: string, password: string, from: From) =>
  ask(sessions.login, { username, password }, from);

describe('Guessing a password at both processes at once', () => {
  it('of one user at one address: five are looked at, and neither looks at a sixth', async () => {
    const { points } = LIMITS.signInPair;
    expect(await crowd(12, (at) => login('viewer', 'wrong', { at }))).toEqual({
      400: points,
      429: 12 - points,
    });
    expect(await atBoth((at) => login('viewer', DEMO_PASSWORD, { at }))).toEqual([429, 429]);
    expect((await login('support', DEMO_PASSWORD, { at: 0 })).status).toBe(200);
  });

  it('of one user from as many addresses: what the user has left is counted together', async () => {
    const { points } = LIMITS.signInName;
    const guess = (at: number) => login('viewer', 'wrong', { at, ip: `198.51.100.${at}` });
    expect(await crowd(points + 6, guess)).toEqual({ 400: points, 429: 6 });
    const right = (at: number) => login('viewer', DEMO_PASSWORD, { at, ip: ELSEWHERE });
    expect(await atBoth(right)).toEqual([429, 429]);
    expect((await login('support', DEMO_PASSWORD, { at: 1, ip: ELSEWHERE })).status).toBe(200);
  });

  it('of as many users from one address: what the address has left is counted together', async () => {
    const { points } = LIMITS.signInAt;
    const guess = (at: number) => login(`name.${'x'.repeat(at % 90)}.${at}`, 'wrong', { at });
    expect(await crowd(points + 6, guess)).toEqual({ 400: points, 429: 6 });
    expect(await atBoth((at) => login('viewer', DEMO_PASSWORD, { at }))).toEqual([429, 429]);
    expect((await login('viewer', DEMO_PASSWORD, { at: 1, ip: ELSEWHERE })).status).toBe(200);
  });
});

describe('Guessing a code at both processes at once', () => {
  const begin = async (at: number, ip?: string) => {
    const from = ip === undefined ? {} : { ip };
    expect((await ask(recovery.validate, pair, { at, ...from })).status).toBe(200);
    return ask(recovery.sendCode, { mobile }, { at: at + 1, ...from });
  };
  const enter = (otpVal: string, at: number) =>
    ask(recovery.validateCode, { mobile, otpVal }, { at });
  const code = () => lastCode(two);

  it('after five wrong ones the right one is worth nothing at either, and after fifteen nobody is heard', async () => {
    expect((await begin(0)).status).toBe(200);
    const right = await code();
    expect(await crowd(5, (at) => enter(otherCode(right), at))).toEqual({ 400: 5 });
    expect(await atBoth((at) => enter(right, at))).toEqual([400, 400]);
    const { points } = LIMITS.codeTryPair;
    expect(await crowd(points, (at) => enter(otherCode(right), at))).toEqual({
      400: points - 7,
      429: 7,
    });
    expect(await atBoth((at) => enter(right, at))).toEqual([429, 429]);
  });

  it('the right one, entered at both at once, is right once; so is the new password', async () => {
    await begin(1);
    const right = await code();
    expect(await crowd(2, (at) => enter(right, at))).toEqual({ 200: 1, 400: 1 });
    const password = 'Another1Horse';
    const set = (at: number) => ask(recovery.setPassword, { mobile, password }, { at });
    expect(await crowd(2, set)).toEqual({ 200: 1, 400: 1 });
    expect((await login('viewer', password, { at: 0 })).status).toBe(200);
  });

  it('no more than five codes leave for one user in an hour, wherever they are asked for', async () => {
    const { points } = LIMITS.codeUser;
    const sent: number[] = [];
    for (let at = 0; at < points + 2; at += 1)
      sent.push((await begin(at, `198.51.100.${at}`)).status);
    expect(sent).toEqual([...Array<number>(points).fill(200), 429, 429]);
  });

  it('and another one within the minute leaves from neither', async () => {
    await begin(0);
    const again = (at: number) => ask(recovery.sendCode, { mobile }, { at });
    expect(await atBoth(again)).toEqual([429, 429]);
  });
});

it('a session that has ended at one process has ended at the other', async () => {
  const { token } = (await login('support', DEMO_PASSWORD, { at: 0 })).body;
  expect((await ask(sessions.logout, {}, { at: 1, token })).status).toBe(200);
  expect(await atBoth((at) => ask(sessions.logout, {}, { at, token }))).toEqual([401, 401]);
});

describe('Two SUPER_ADMINs who end each other at the same moment, one at each process', () => {
  const PASSWORD = 'Brandnew2026';
  const LATER = Date.now() + 1e9;
  const asSent = ({
    roles: _,
    creationTime: _c,
    lastUpdatedTime: _l,
    ...user
  }: Numbered<StaffUser>) => user;
  let admins: readonly Numbered<StaffUser>[];
  let tokens: readonly string[];
  let viewerRole: number;

  beforeAll(async () => {
    const { token } = (await login('admin', DEMO_PASSWORD, { at: 0 })).body;
    const { body: first } = await ask(staff.one, { userId: 1 }, { at: 0, token });
    const { roleId } = first;
    const second = {
      username: 'second',
      roleId,
      password: PASSWORD,
      userStatus: 'ACTIVE',
    } as const;
    const { body: roles } = await ask(rolePickers.backend, {}, { at: 0, token });
    viewerRole = roles.content.find(({ name }) => name === 'VIEWER')?.roleId ?? 0;
    admins = [first, (await ask(staff.create, second, { at: 0, token })).body];
  });

  /** Both are as they were, and signed in, each at a process of their own. */
  const bothSignIn = async () => {
    for (const { userId, roleId } of admins)
      await two.database.db
        .updateTable('staff')
        .set({ userStatus: 'ACTIVE', roleId, endTime: null })
        .where('userId', '=', userId)
        .execute();
    const entered = [
      await login('admin', DEMO_PASSWORD, { at: 0 }),
      await login('second', PASSWORD, { at: 1 }),
    ];
    tokens = entered.map(({ body }) => body.token);
  };
  const inCharge = () =>
    two.database.db
      .selectFrom('staff')
      .select('userId')
      .where('roleId', '=', admins[0]?.roleId ?? 0)
      .where('userStatus', '=', 'ACTIVE')
      .where('endTime', 'is', null)
      .where('deletedAt', 'is', null)
      .execute();

  it.each([
    ['lock', () => ({ userStatus: 'LOCKED' as const })],
    ['give another role to', () => ({ roleId: viewerRole })],
    ['give an end to', () => ({ endTime: LATER })],
  ])('%s: one of them stays, however often they try', async (_what, fields) => {
    for (let round = 0; round < 4; round += 1) {
      await bothSignIn();
      const end = (at: number) => {
        const other = admins[1 - at] as Numbered<StaffUser>;
        return ask(
          staff.update,
          { ...asSent(other), ...fields() },
          { at, token: tokens[at] ?? '' },
        );
      };
      const answers = await Promise.all([end(0), end(1)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // Whoever came second is out, may do it no more, or is the last one.
      expect([401, 403, 409]).toContain(Math.max(...answers.map(({ status }) => status)));
      expect(await inCharge()).toHaveLength(1);
    }
  });
});

// A recovery, and what its code permits, belongs to the browser that began it, and lasts no longer than the account stays as it was.
import { afterEach, describe, expect, it } from 'vitest';
import { recovery } from '../../../contract/account/account.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { callerOf, findRecovering, sendCode } from '../../../server/account/recoveries.ts';
import {
  askFrom,
  codeMessages,
  forgetTries,
  lastCode,
  openBehindProxy,
  type From,
} from './asking.ts';
import { readRow } from '../../kit/databases/rows.ts';

const mobile = '98406185';
const password = 'Another1Horse';

const server = await openBehindProxy();
const { userId, roleId } = await readRow(server, 'staff', { username: 'viewer' });
const viewer = () => server.database.db.updateTable('staff').where('username', '=', 'viewer');

afterEach(async () => {
  await forgetTries(server);
  await server.database.db.deleteFrom('recoveries').execute();
  await viewer().set({ mobile, roleId, userStatus: 'ACTIVE' }).execute();
});
await viewer().set({ mobile }).execute();

const validate = (from: From = {}, username = 'viewer') =>
  askFrom(server, recovery.validate, { username, mobile }, from);
const begin = async (from: From = {}): Promise<From> => {
  const { headers } = await validate(from);
  return { cookie: headers.get('Set-Cookie')?.split(';')[0] };
};
const send = async (from: From = {}) =>
  (await askFrom(server, recovery.sendCode, { mobile }, from)).status;
const enter = async (from: From = {}, otpVal?: string) => {
  const asked = { mobile, otpVal: otpVal ?? (await lastCode(server)) };
  return (await askFrom(server, recovery.validateCode, asked, from)).status;
};
const setPassword = async (from: From = {}) =>
  (await askFrom(server, recovery.setPassword, { mobile, password }, from)).status;

describe('Somebody at the same address', () => {
  it('neither enters the code nor sets the password', async () => {
    const given = (await validate()).headers.get('Set-Cookie');
    for (const part of [/HttpOnly/, /SameSite=Strict/, /Path=\/api\/user\/v1/])
      expect(given).toMatch(part);
    const mine = { cookie: given?.split(';')[0] };
    const other = { cookie: 'lockerdesk.proof=somebody-elses' };
    expect(await send(mine)).toBe(200);
    expect([await enter(), await enter(other), await enter(mine)]).toEqual([400, 400, 200]);
    expect([await setPassword(), await setPassword(other)]).toEqual([400, 400]);
    expect(await setPassword(mine)).toBe(200);
  });

  it('who asks for the code themselves does not set the password once it was entered', async () => {
    const mine = await begin();
    expect([await send(), await send(mine)]).toEqual([200, 429]);
    expect(await enter(mine)).toBe(200);
    expect([await setPassword(), await setPassword(mine)]).toEqual([400, 200]);
  });

  it('who begins does not take it over: both begin anew', async () => {
    const mine = await begin();
    await send(mine);
    await enter(mine);
    const theirs = await begin();
    expect(theirs).not.toEqual(mine);
    for (const from of [theirs, {}, mine]) expect(await setPassword(from)).toBe(400);
  });

  it('nor where the code was entered by a program that keeps no cookies: another one is refused', async () => {
    const program = { agent: 'desk-script/1.0' };
    await validate(program);
    await send(program);
    expect(await enter(program)).toBe(200);
    expect(await setPassword({ agent: 'curl/8.5.0' })).toBe(400);
    expect(await setPassword({ ...program, cookie: 'lockerdesk.proof=anything' })).toBe(400);
    expect(await setPassword(program)).toBe(200);
  });

  it('what a browser brings along is never taken over: it is given something of its own', async () => {
    const brought = { cookie: 'lockerdesk.proof=known-to-somebody-else' };
    const given = await begin(brought);
    expect(given.cookie).toMatch(/^lockerdesk\.proof=.{20,}/);
    await send(given);
    expect([await enter(brought), await enter(given)]).toEqual([400, 200]);
    expect([await setPassword(brought), await setPassword(given)]).toEqual([400, 200]);
  });

  it('nor by beginning once more: what a code permitted is not taken along', async () => {
    const program = { agent: 'desk-script/1.0' };
    await validate(program);
    await send(program);
    await enter(program);
    await validate(program);
    expect(await setPassword({ agent: 'curl/8.5.0' })).toBe(400);
    expect(await setPassword(program)).toBe(400);
  });
});

it('the same browser goes on where it was', async () => {
  const mine = await begin();
  await send(mine);
  expect(await begin(mine)).toEqual({ cookie: undefined });
  expect([await enter(mine), await setPassword(mine)]).toEqual([200, 200]);
});

describe('A code, and what it permits, ends', () => {
  const admin = () => server.signIn('admin');
  const change = async (fields: Partial<{ mobile: string; roleId: number }>, locked = false) => {
    const token = await admin();
    const asked = { userId, username: 'viewer', roleId, mobile, userStatus: 'ACTIVE' as const };
    const statuses = locked ? (['LOCKED', 'ACTIVE'] as const) : (['ACTIVE'] as const);
    for (const userStatus of statuses) {
      const input = { ...asked, ...fields, userStatus };
      expect((await askFrom(server, staffCalls.update, input, { token })).status).toBe(200);
    }
  };
  const otherRole = async () => {
    const { db } = server.database;
    const found = db.selectFrom('roles').select('roleId').where('name', '=', 'SUPPORT');
    return (await found.executeTakeFirstOrThrow()).roleId;
  };

  it.each([
    ['when the mobile number changes', async () => change({ mobile: '99999999' })],
    ['when the account is locked, also once it is unlocked again', async () => change({}, true)],
    ['when the role changes', async () => change({ roleId: await otherRole() })],
  ])('%s', async (_what, happens) => {
    const mine = await begin();
    await send(mine);
    const code = await lastCode(server);
    await happens();
    expect(await enter(mine, code)).toBe(400);
    await viewer().set({ mobile, roleId }).execute();
    await forgetTries(server);
    const again = await begin();
    await send(again);
    expect(await enter(again)).toBe(200);
    await happens();
    expect(await setPassword(again)).toBe(400);
  });

  it('where the number that is kept is no longer the one that was entered, however it came to that', async () => {
    const mine = await begin();
    await send(mine);
    await viewer().set({ mobile: '99999999' }).execute();
    expect(await enter(mine)).toBe(400);
  });
});

describe('A code reaches nobody but whom it is for', () => {
  it('also when somebody else begins there at the moment it is sent', async () => {
    const { database, secrets } = server;
    const support = database.db.updateTable('staff').where('username', '=', 'support');
    await support.set({ mobile: `0044${mobile}` }).execute();
    await validate({}, 'support');
    const ask = { database, secrets, now: Date.now, ip: '203.0.113.1' } as unknown as Parameters<
      typeof sendCode
    >[0];
    const caller = callerOf(ask, mobile);
    const first = await findRecovering(ask, caller);
    const before = (await codeMessages(server)).length;
    await validate();
    if (first) await sendCode(ask, caller, first);
    expect([first?.username, (await codeMessages(server)).length]).toEqual(['support', before]);
    await support.set({ mobile: null }).execute();
  });

  it('and is taken out of the message, with whose it was, as soon as it was right', async () => {
    const mine = await begin();
    await send(mine);
    expect((await codeMessages(server)).at(-1)?.data).toHaveProperty('code');
    await enter(mine);
    expect((await codeMessages(server)).at(-1)).toEqual({
      channel: 'SMS',
      address: '•••',
      state: 'FAILED',
      data: {},
    });
  });
});

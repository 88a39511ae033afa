// Accounts on the wire: what a save requires, who may touch whom, and what ends sessions at once.
import { describe, expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { roles } from '../../../contract/people/roles.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { staff, staffCalls } from '../../../contract/people/staff.ts';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { refused } from '../../kit/refused.ts';

const server = await fileServer();
const token = await server.signIn('admin');
const listed = await server.ask(roles.list, { size: 100 }, { token });
const roleIds = Object.fromEntries(listed.body.content.map((role) => [role.name, role.roleId]));

const { create, update } = staff;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
let made = 0;
const newName = () => `new.${LETTERS[Math.floor(made / 26)]}${LETTERS[(made += 1) % 26]}`;
const PASSWORD = 'Brandnew2026';
const draft = (fields: object = {}) => ({
  username: newName(),
  roleId: roleIds['OPERATOR']!,
  firstName: 'Maria',
  lastName: 'Savva',
  staffNo: 'S-77',
  mobile: '99 123456',
  email: 'maria.savva@example.test',
  password: PASSWORD,
  startTime: null,
  endTime: null,
  userStatus: 'ACTIVE' as const,
  ...fields,
});
const make = async (fields: object = {}): Promise<StaffUser> => {
  const { status, body } = await server.ask(create, draft(fields), { token });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const change = (
  { roles: _, creationTime: _c, lastUpdatedTime: _l, ...user }: StaffUser,
  fields: object = {},
) => ({ ...user, ...fields });
const signIn = (username: string, password = PASSWORD) =>
  server.ask(sessions.login, { username, password });
const RULE =
  'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.';

describe('A login name has 1 to 20 letters, dots and spaces (R5.73, R5.74)', () => {
  it.each(['maria1', 'maria-savva', 'maria_s', "o'neil", 'a'.repeat(21), '', '   '])(
    'refuses “%s” (R5.73, R5.74, R9.18)',
    async (username) => {
      const answer = await server.ask(create, draft({ username }), { token });
      expect(answer).toMatchObject(refused(400, 'BAD_INPUT', { field: 'username' }));
    },
  );
  it('refuses one that somebody has, however it is capitalised', async () => {
    const answer = await server.ask(create, draft({ username: 'ADMIN' }), { token });
    expect(answer).toMatchObject(
      refused(409, 'TAKEN', {
        field: 'username',
        values: { value: 'admin', resource: 'accounts', name: 'admin' },
      }),
    );
  });
  it('keeps the login name (R5.75)', async () => {
    const user = await make();
    const answer = await server.ask(update, change(user, { username: 'another' }), { token });
    expect(answer).toMatchObject(refused(400, 'LOGIN_NAME_FIXED', { field: 'username' }));
  });
});

describe('"BACKEND: ten-character rule; TERMINAL: six or more digits; the role\'s login type decides"', () => {
  it.each(['Short2026', 'nouppercase2026', 'NOLOWERCASE2026', 'NoDigitsHere', 'With Space 2026'])(
    'the console refuses “%s” (R5.52)',
    async (password) => {
      const answer = await server.ask(create, draft({ password }), { token });
      expect(answer).toMatchObject(
        refused(400, 'PASSWORD_RULE', { field: 'password', message: RULE }),
      );
    },
  );
  it.each(['12345', 'abcdef', PASSWORD])('a terminal refuses “%s” (R9.20)', async (password) => {
    const terminal = { roleId: roleIds['COURIER'], password };
    const answer = await server.ask(create, draft(terminal), { token });
    expect(answer).toMatchObject(
      refused(400, 'TERMINAL_PASSWORD_RULE', {
        message: 'The password should be at least 6 digit numbers.',
      }),
    );
  });
  it('keeps the password where none is typed, and checks one that is (R5.76, R7.16)', async () => {
    const user = await make();
    expect((await server.ask(update, change(user), { token })).status).toBe(200);
    expect((await signIn(user.username)).status).toBe(200);
    const bad = await server.ask(update, change(user, { password: 'short' }), { token });
    expect(bad).toMatchObject(refused(400, 'PASSWORD_RULE', { field: 'password' }));
    await server.ask(update, change(user, { password: 'Another20266' }), { token });
    expect((await signIn(user.username)).status).toBe(400);
    expect((await signIn(user.username, 'Another20266')).status).toBe(200);
  });
  it('a terminal user does not sign in here, and stays one (R6.5)', async () => {
    const user = await make({ roleId: roleIds['COURIER'], password: '654321' });
    expect((await signIn(user.username, '654321')).status).toBe(400);
    const moved = change(user, { roleId: roleIds['OPERATOR'] });
    expect(await server.ask(update, moved, { token })).toMatchObject(
      refused(400, 'ROLE_OTHER_TYPE', { field: 'roleId' }),
    );
  });
});

describe('"validity period that the server enforces; ACTIVE/LOCKED that ends sessions at once"', () => {
  const DAY = 24 * 60 * 60 * 1_000;
  it.each([
    ['has not begun', { startTime: Date.now() + DAY }],
    ['is over', { endTime: Date.now() - DAY }],
    ['is locked', { userStatus: 'LOCKED' }],
  ])('nobody signs in whose account %s (R3.55, R4.21)', async (_, fields) => {
    const { username } = await make(fields);
    expect((await signIn(username)).status).toBe(400);
  });
  it('an account ends after it begins', async () => {
    const answer = await server.ask(create, draft({ startTime: 2_000, endTime: 1_000 }), { token });
    expect(answer).toMatchObject(refused(400, 'VALIDITY_BACKWARDS', { field: 'endTime' }));
  });
  it.each([
    ['locked', () => ({ userStatus: 'LOCKED' })],
    ['given another role', () => ({ roleId: roleIds['VIEWER'] })],
    ['given another password', () => ({ password: 'Another20266' })],
    ['over', () => ({ endTime: Date.now() - DAY })],
  ])('whoever is %s is signed out at once (R4.21)', async (_, fields) => {
    const user = await make();
    const mine = { token: (await signIn(user.username)).body.token };
    expect((await server.ask(lockers.list, {}, mine)).status).toBe(200);
    expect((await server.ask(update, change(user, fields()), { token })).status).toBe(200);
    expect((await server.ask(lockers.list, {}, mine)).status).toBe(401);
    // It is over for good: unlocked again, the old token is worth nothing.
    await server.ask(update, change(user), { token });
    expect((await server.ask(lockers.list, {}, mine)).status).toBe(401);
  });
  it('whoever is deleted is signed out, cannot sign in, and their name is free (R7.18)', async () => {
    const user = await make();
    const mine = { token: (await signIn(user.username)).body.token };
    expect(
      (await server.ask(staffCalls.legacyRemove, { userId: user.userId }, { token })).status,
    ).toBe(200);
    expect((await server.ask(lockers.list, {}, mine)).status).toBe(401);
    expect((await signIn(user.username)).status).toBe(400);
    expect((await make({ username: user.username })).userId).not.toBe(user.userId);
  });
});

describe('nobody grants what they do not hold', () => {
  const lead = ['STAFF_VIEW', 'STAFF_EDIT', 'LOCKER_VIEW'];
  it('what terminal users may do is theirs to give', async () => {
    const somebody = await signInWith(server, lead);
    const courier = draft({ roleId: roleIds['COURIER'], password: '654321' });
    expect((await server.ask(create, courier, somebody)).status).toBe(200);
  });
});

describe('nobody locks or deletes themselves', () => {
  it.each([
    ['role', { roleId: 2 }, 'ACCOUNT_OWN', 'roleId'],
    ['status', { userStatus: 'LOCKED' }, 'ACCOUNT_OWN', 'userStatus'],
    ['mobile number, to which the codes go,', { mobile: '99 000111' }, 'ACCOUNT_OWN', 'mobile'],
    ['end', { endTime: 4_000_000_000_000 }, 'ACCOUNT_OWN', 'endTime'],
    [
      'password, which takes the one before,',
      { password: 'Another20266' },
      'PASSWORD_OWN',
      'password',
    ],
  ])('their own %s is not theirs to change', async (_, fields, code, field) => {
    const { body } = await server.ask(staff.one, { userId: 1 }, { token });
    expect(await server.ask(update, change(body, fields), { token })).toMatchObject(
      refused(409, code, { field }),
    );
  });
  it('their names are', async () => {
    const { body } = await server.ask(staff.one, { userId: 1 }, { token });
    const saved = await server.ask(update, change(body, { staffNo: 'S-1' }), { token });
    expect([saved.status, saved.body.staffNo]).toEqual([200, 'S-1']);
    expect((await server.ask(lockers.list, {}, { token })).status).toBe(200);
  });
  it('"never oneself"', async () => {
    expect(await server.ask(staffCalls.remove, { userId: 1 }, { token })).toMatchObject(
      refused(409, 'ACCOUNT_OWN_REMOVAL'),
    );
  });
});

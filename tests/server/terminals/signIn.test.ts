// Whoever uses a terminal signs in there: name and password are looked at by the server, and it says what they may do.
import { beforeEach, describe, expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { hashPassword } from '../../../server/system/passwords.ts';
import { readEvents, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { keyOf, signInWith } from '../../kit/servers/signInWith.ts';

const DAY = 24 * 60 * 60 * 1_000;
const PASSWORD = '482915';
const MAY = ['TERMINAL_DEPOSIT', 'TERMINAL_COLLECT'];
const server = await fileServer();
const keys: Record<number, string> = { 1: await keyOf(server, 1), 2: await keyOf(server, 2) };
const passwordHash = await hashPassword(PASSWORD);
beforeEach(async () => {
  await server.database.db.deleteFrom('throttles').execute();
});

const courier = (loginType: 'TERMINAL' | 'BACKEND' = 'TERMINAL') =>
  signInWith(server, MAY, { loginType, passwordHash });
const ask = async (username: string, password = PASSWORD, lockerId = 1) => {
  const as = { terminalKey: keys[lockerId]! };
  const { status, body } = await server.ask(terminals.signIn, { username, password }, as);
  return [status, body];
};
const refused = [400, expect.objectContaining({ code: 'BAD_CREDENTIALS' })];
const historyOf = (userId: number) =>
  readEvents(server, { subjectType: 'session', subjectId: String(userId) }, [
    'type',
    'lockerId',
    'byType',
    'byId',
    'byName',
    'data',
  ]);

it('answers who it is and what they may do at the terminal; the history says where', async () => {
  const { username, userId } = await courier();
  const { name: role } = await server.database.db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select('roles.name')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  expect(await ask(` ${username.toUpperCase()} `)).toEqual([
    200,
    { userId, username, name: username, role, authoritySet: MAY },
  ]);
  await ask(username, '000000', 2);
  const by = { byType: 'STAFF', byId: userId, byName: username, data: {} };
  expect(await historyOf(userId)).toEqual([
    { type: 'SIGNED_IN', lockerId: 1, ...by },
    { type: 'SIGN_IN_REFUSED', lockerId: 2, ...by },
  ]);
});

describe('is refused alike, whatever is wrong', () => {
  it('with a wrong password, and a name that nobody has', async () => {
    const { username } = await courier();
    expect(await ask(username, '482916')).toEqual(refused);
    expect(await ask('nobody.at.all')).toEqual(refused);
  });

  it('staff of the console, who sign in there', async () => {
    const { username } = await courier('BACKEND');
    expect(await ask(username)).toEqual(refused);
    expect(await ask('admin', 'Lockerdesk2026')).toEqual(refused);
  });

  it.each([
    ['a locked account', { userStatus: 'LOCKED' as const }],
    ['one whose time has not begun', { startTime: Date.now() + DAY }],
    ['one whose time is over', { endTime: Date.now() - DAY }],
    ['one that was deleted', { deletedAt: 1 }],
  ])('%s', async (_what, change) => {
    const { username, userId } = await courier();
    expect((await ask(username))[0]).toBe(200);
    await updateRows(server, 'staff', { userId }, change);
    expect(await ask(username)).toEqual(refused);
  });
});

describe('guessing', () => {
  const tooMany = [429, expect.objectContaining({ code: 'TOO_MANY_TRIES' })];

  it('takes five tries of a name at a locker, and is written down; the right password comes too late', async () => {
    const { username } = await courier();
    for (let tried = 0; tried < 5; tried += 1)
      expect(await ask(username, `00000${tried}`)).toEqual(refused);
    expect(await ask(username)).toEqual(tooMany);
    expect((await ask(username, PASSWORD, 2))[0]).toBe(200);
    const { count } = await server.database.db
      .selectFrom('events')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('type', '=', 'SIGN_IN_THROTTLED')
      .where('subjectId', '=', `POST ${terminals.signIn.path}`)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('whoever gets in begins anew', async () => {
    const { username } = await courier();
    for (let round = 0; round < 3; round += 1) {
      for (let tried = 0; tried < 3; tried += 1) await ask(username, '000000');
      expect((await ask(username))[0]).toBe(200);
    }
  });

  it('ends for a locker whose key is used to try name after name', async () => {
    const answers: unknown[] = [];
    for (let tried = 0; tried < 101; tried += 1)
      answers.push((await ask(`guess.${'x'.repeat(tried % 50)}${tried}`))[0]);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});

it('takes the key of a terminal that is there', async () => {
  const { username } = await courier();
  const input = { username, password: PASSWORD };
  expect((await server.ask(terminals.signIn, input)).status).toBe(401);
  expect((await server.ask(terminals.signIn, input, { terminalKey: 'none' })).status).toBe(401);
});

// Never the last SUPER_ADMIN: not by locking, deleting, another role or an end, and not by two at once.
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../../contract/account/sessions.ts';
import { staff, staffCalls } from '../../../contract/people/staff.ts';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const PASSWORD = 'Brandnew2026';
let admin: string;
const server = await fileServer();
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const read = async (userId: number) =>
  (await server.ask(staff.one, { userId }, { token: admin })).body;
const asSent = ({ roles: _, creationTime: _c, lastUpdatedTime: _l, ...user }: StaffUser) => user;

/** Another SUPER_ADMIN, signed in. */
async function another(username: string) {
  const { roleId } = await read(1);
  const draft = { username, roleId, password: PASSWORD, userStatus: 'ACTIVE' as const };
  const { body } = await server.ask(staff.create, draft, { token: admin });
  const { body: session } = await server.ask(sessions.login, { username, password: PASSWORD });
  return { user: body, token: session.token };
}

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const living = () =>
  server.database.db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select('staff.userId')
    .where('roles.name', '=', 'SUPER_ADMIN')
    .where('staff.userStatus', '=', 'ACTIVE')
    .where('staff.deletedAt', 'is', null)
    .execute();

describe('the last SUPER_ADMIN', () => {
  it('two who lock each other at once: one of them stays', async () => {
    const second = await another('second');
    const first = await read(1);
    const answers = await Promise.all([
      server.ask(staff.update, { ...asSent(second.user), userStatus: 'LOCKED' }, { token: admin }),
      server.ask(staff.update, { ...asSent(first), userStatus: 'LOCKED' }, second),
    ]);
    // Whoever came second is locked already, and nobody any more to change anything.
    expect(statusesOf(answers)).toEqual([200, 401]);
    expect(await living()).toHaveLength(1);
    await server.database.db
      .updateTable('staff')
      .set({ userStatus: 'ACTIVE' })
      .where('userId', 'in', [1, second.user.userId])
      .execute();
    admin = await server.signIn('admin');
  });

  it('two who delete each other at once: one of them stays', async () => {
    const third = await another('third');
    const fourth = await another('fourth');
    const answers = await Promise.all([
      server.ask(staff.remove, { userId: fourth.user.userId }, third),
      server.ask(staff.remove, { userId: third.user.userId }, fourth),
    ]);
    expect(statusesOf(answers)).toEqual([200, 401]);
  });

  it('the only one whose account does not end is not given an end, locked, given another role or deleted', async () => {
    const ending = await another('ending');
    const later = Date.now() + 1_000_000;
    const end = { ...asSent(ending.user), endTime: later };
    expect((await server.ask(staff.update, end, { token: admin })).status).toBe(200);
    await server.database.db
      .updateTable('staff')
      .set({ userStatus: 'LOCKED' })
      .where('username', 'in', ['second', 'third', 'fourth'])
      .execute();
    const viewer = await readRow(server, 'roles', { name: 'VIEWER' }, ['roleId']);
    for (const fields of [{ endTime: later }, { userStatus: 'LOCKED' as const }, viewer]) {
      const { status, body } = await server.ask(
        staff.update,
        { ...asSent(await read(1)), ...fields },
        ending,
      );
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'LAST_SUPER_ADMIN' })]);
    }
    for (const call of [staffCalls.remove, staffCalls.legacyRemove]) {
      const { status, body } = await server.ask(call, { userId: 1 }, ending);
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'LAST_SUPER_ADMIN' })]);
    }
    expect((await server.ask(staff.one, { userId: 1 }, { token: admin })).status).toBe(200);
  });
});

// One's own account: another password, one's own sessions, who may read whom, and asking for access.
import { afterEach, describe, expect, it } from 'vitest';
import { accessRequests, ownSessions, passwords } from '../../../contract/account/account.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { userInfo } from '../../../contract/people/userInfo.ts';
import { hashPassword } from '../../../server/system/passwords.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { askFrom, forgetTries, openBehindProxy } from './asking.ts';
import { refused } from '../../kit/refused.ts';

const OLD = 'Original1Horse';
const NEW = 'Another1Horse';

const server = await openBehindProxy();
const passwordHash = await hashPassword(OLD);
afterEach(() => forgetTries(server));

const login = (username: string, password = OLD, agent = 'A browser', ip = '203.0.113.1') =>
  askFrom(server, sessions.login, { username, password }, { agent, ip });
const somebody = (authorities: readonly string[] = []) =>
  signInWith(server, authorities, { passwordHash });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

describe('change-password {originalPassword, newPassword}', () => {
  const change = (token: string, newPassword = NEW, originalPassword = OLD) =>
    askFrom(server, passwords.change, { originalPassword, newPassword }, { token });
  const asks = async (token: string) =>
    (await askFrom(server, ownSessions.list, {}, { token })).status;

  it('takes the new one, keeps this session and ends all others (R7.10)', async () => {
    const { username, token } = await somebody();
    const other = (await login(username)).body.token;
    expect((await change(token)).status).toBe(200);
    expect([await asks(token), await asks(other)]).toEqual([200, 401]);
    expect((await login(username)).status).toBe(400);
    expect((await login(username, NEW)).status).toBe(200);
  });

  it('refuses a wrong original one at its field, and after five tries looks at none', async () => {
    const { token, username } = await somebody();
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await change(token, NEW, 'wrong')).toMatchObject(
        refused(400, 'ORIGINAL_PASSWORD', {
          field: 'originalPassword',
          message: 'Your original password is not correct.',
        }),
      );
    }
    expect(codeOf(await change(token))).toEqual([429, 'TOO_MANY_TRIES']);
    expect((await login(username)).status).toBe(200);
  });

  it('takes one of two that come at once, and refuses the other', async () => {
    const { token } = await somebody();
    const answers = await Promise.all([change(token), change(token, 'Another2Horse')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('refuses a new one against the rule before it looks at the other, and the one in use', async () => {
    const { token } = await somebody();
    expect(codeOf(await change(token, 'short', 'wrong'))).toEqual([400, 'PASSWORD_RULE']);
    expect(codeOf(await change(token, OLD))).toEqual([400, 'PASSWORD_SAME']);
  });
});

describe("One's own sessions", () => {
  const list = async (token: string) =>
    (await askFrom(server, ownSessions.list, {}, { token })).body.content;

  it('say where each was opened and when, on which device, and which is the one that asks', async () => {
    const { username, token } = await somebody();
    const phone = (await login(username, OLD, 'A telephone', '198.51.100.4')).body.token;
    const seen = await list(phone);
    expect(seen).toHaveLength(2);
    expect(seen.find(({ mine }) => mine)).toMatchObject({
      agent: 'A telephone',
      ip: '198.51.100.4',
    });
    expect(JSON.stringify(seen)).not.toContain(phone);
    const { sessionId } = seen.find(({ mine }) => mine)!;
    const stranger = (await somebody()).token;
    expect((await list(stranger)).length).toBe(1);
    const steal = await askFrom(server, ownSessions.end, { sessionId }, { token: stranger });
    expect(codeOf(steal)).toEqual([404, 'NOT_FOUND']);

    expect((await askFrom(server, ownSessions.end, { sessionId }, { token })).status).toBe(200);
    expect((await askFrom(server, ownSessions.list, {}, { token: phone })).status).toBe(401);
  });

  it('end all but this one', async () => {
    const { username, token } = await somebody();
    for (let opened = 0; opened < 3; opened += 1) await login(username);
    const { body } = await askFrom(server, ownSessions.endOthers, {}, { token });
    expect(body).toEqual({ ended: 3 });
    expect((await list(token)).map(({ mine }) => mine)).toEqual([true]);
  });
});

describe('user/info/{userId}', () => {
  const read = (token: string, userId: number) =>
    askFrom(server, userInfo.one, { userId }, { token });
  const someoneElse = async () => {
    const { userId } = await somebody();
    const one = server.database.db.updateTable('staff').where('userId', '=', userId);
    await one.set({ mobile: '99123456', email: 'somebody@example.test' }).execute();
    return userId;
  };

  it('is oneself for anybody, with what is personal in clear (R7.11)', async () => {
    const { token, userId, roleId } = await somebody();
    const one = server.database.db.updateTable('staff').where('userId', '=', userId);
    await one.set({ mobile: '99123456' }).execute();
    const { body } = await read(token, userId);
    expect(body).toMatchObject({ userId, mobile: '99123456', roles: [{ roleId }] });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it("is nobody else's without an authority, and does not tell who is there", async () => {
    const userId = await someoneElse();
    const { token } = await somebody();
    expect(codeOf(await read(token, userId))).toEqual([403, 'NOT_ALLOWED']);
    expect(codeOf(await read(token, 999_999))).toEqual([403, 'NOT_ALLOWED']);
  });

  it('hides what is personal from whoever may see staff and not that', async () => {
    const userId = await someoneElse();
    const personal = async (authorities: string[]) => {
      const { body } = await read((await somebody(authorities)).token, userId);
      return [body.mobile, body.email];
    };
    expect(await personal(['STAFF_VIEW'])).toEqual(['•••56', 's•••@example.test']);
    const clear = ['99123456', 'somebody@example.test'];
    expect(await personal(['STAFF_VIEW', 'PERSONAL_VIEW'])).toEqual(clear);
    expect(await personal(['STAFF_EDIT'])).toEqual(clear);
  });
});

describe('"Request access (creates a LOCKED user for approval, nothing else)"', () => {
  const request = {
    username: 'New. Person',
    firstName: 'New',
    lastName: '<b>Person</b>',
    mobile: '99123456',
    email: 'new@example.test',
    password: NEW,
  };
  const send = (input: Partial<typeof request> = {}, ip = '203.0.113.1') =>
    askFrom(server, accessRequests.send, { ...request, ...input }, { ip });
  const people = (username: string) =>
    server.database.db
      .selectFrom('staff')
      .innerJoin('roles', 'roles.roleId', 'staff.roleId')
      .select(['userId', 'userStatus', 'lastName', 'authoritySet', 'passwordHash'])
      .where('username', '=', username)
      .execute();

  it('the user is there, locked, may do nothing and cannot sign in', async () => {
    expect((await send()).status).toBe(200);
    const [made] = await people(request.username);
    expect(made).toMatchObject({
      userStatus: 'LOCKED',
      lastName: '<b>Person</b>',
      authoritySet: [],
    });
    expect(codeOf(await login(request.username, NEW))).toEqual([400, 'BAD_CREDENTIALS']);
    const staff = server.database.db.updateTable('staff').where('userId', '=', made!.userId);
    await staff.set({ userStatus: 'ACTIVE' }).execute();
    const { status, body } = await login(request.username, NEW);
    expect([status, body.authoritySet]).toEqual([200, []]);
  });

  it('a name that somebody has is answered alike and changes nothing', async () => {
    const before = await people('admin');
    const { status, body } = await send({ username: 'ADMIN' });
    expect([status, body]).toEqual([200, {}]);
    expect(await people('admin')).toEqual(before);
    expect(await people('ADMIN')).toEqual([]);
    const last = (await readEvents(server, {}, ['type', 'subjectId'])).at(-1)!;
    expect(last).toEqual({ type: 'ACCESS_REQUEST_REFUSED', subjectId: '0' });
  });

  it.each([
    [{ username: 'new1' }, 'username'],
    [{ username: 'x'.repeat(21) }, 'username'],
    [{ username: ' ' }, 'username'],
    [{ firstName: '' }, 'firstName'],
    [{ mobile: 'none' }, 'mobile'],
    [{ email: 'none' }, 'email'],
    [{ password: 'short' }, 'password'],
  ])('%j is refused at its field', async (input, field) => {
    expect(await send(input)).toMatchObject({ status: 400, body: { field } });
  });

  it('nobody asks more often than five times in an hour, whatever they send', async () => {
    for (let asked = 0; asked < 5; asked += 1)
      expect((await send({ username: 'admin' }, '192.0.2.9')).status).toBe(200);
    expect(codeOf(await send({ username: 'admin' }, '192.0.2.9'))).toEqual([429, 'TOO_MANY_TRIES']);
  });

  it('takes neither a role nor a status along', async () => {
    const more = { ...request, username: 'Sly', roleId: 1, userStatus: 'ACTIVE' };
    const { status } = await askFrom(server, accessRequests.send, more);
    expect(status).toBe(400);
    expect(await people('Sly')).toEqual([]);
  });
});

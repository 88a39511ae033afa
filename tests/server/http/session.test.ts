// Signing in, and when a session is over.
import { beforeEach, describe, expect, it } from 'vitest';
import { boxTypes } from '../../../contract/boxes/boxTypes.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { BACKEND_AUTHORITIES } from '../../../domain/people/authorities.ts';
import { hashPassword } from '../../../server/system/passwords.ts';
import { readRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.now();
const PASSWORD = 'Correct1Horse';

let clock = START;

const server = await fileServer({ now: () => clock });
const passwordHash = await hashPassword(PASSWORD);
beforeEach(() => {
  clock = START;
});

const somebody = () => signInWith(server, ['BOX_VIEW'], { now: clock, passwordHash });
const statusOf = async (token: string) => (await server.ask(boxTypes.list, {}, { token })).status;
const login = (username: string, password: string) =>
  server.ask(sessions.login, { username, password });
const refusal = [
  400,
  expect.objectContaining({ code: 'BAD_CREDENTIALS', message: 'user not found or password error' }),
];
const change = (userId: number, values: object) =>
  server.database.db.updateTable('staff').set(values).where('userId', '=', userId).execute();

describe('signing in', () => {
  it('gives the session of the user (R3.1, R7.5)', async () => {
    const { status, body } = await login('admin', 'Lockerdesk2026');
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'admin', roles: [{ name: 'SUPER_ADMIN' }] });
    expect(Object.keys(body).toSorted()).toEqual([
      'authoritySet',
      'nikename',
      'roles',
      'token',
      'userId',
      'username',
    ]);
    expect(body.authoritySet.toSorted()).toEqual(BACKEND_AUTHORITIES.toSorted());
    expect(await statusOf(body.token)).toBe(200);
  });

  it('does not mind capital letters in the login name', async () => {
    expect((await login('ADMIN', 'Lockerdesk2026')).status).toBe(200);
  });

  it('keeps no token: only what cannot be turned back into one', async () => {
    const { body } = await login('admin', 'Lockerdesk2026');
    const kept = await server.database.db.selectFrom('sessions').select('tokenHash').execute();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map((row) => row.tokenHash)).not.toContain(body.token);
  });

  it('refuses a wrong password and an unknown name in the same words', async () => {
    const wrong = await login('viewer', 'not it');
    const unknown = await login('nobody.here', 'not it');
    expect([wrong.status, wrong.body]).toEqual(refusal);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('refuses a locked account, one outside its time and a removed one, though the password is right (R3.55, R4.21)', async () => {
    for (const values of [
      { userStatus: 'LOCKED' },
      { endTime: clock - 1 },
      { startTime: clock + 1 },
      { deletedAt: clock },
    ]) {
      const { userId, username } = await somebody();
      await change(userId, values);
      const { status, body } = await login(username, PASSWORD);
      expect([status, body]).toEqual(refusal);
    }
  });

  it('refuses somebody whose role is for terminals', async () => {
    const { username } = await signInWith(server, ['TERMINAL_OPEN'], {
      loginType: 'TERMINAL',
      passwordHash,
    });
    const { status, body } = await login(username, PASSWORD);
    expect([status, body]).toEqual(refusal);
  });
});

describe('a session', () => {
  it('is over after half an hour in which nothing was asked', async () => {
    const { token } = await somebody();
    clock += 30 * MINUTE - 1;
    expect(await statusOf(token)).toBe(200);
    clock += 30 * MINUTE;
    expect(await statusOf(token)).toBe(401);
  });

  it('is over after twelve hours, however busy', async () => {
    const { token } = await somebody();
    for (let asked = 0; asked < 35; asked += 1) {
      clock += 20 * MINUTE;
      expect(await statusOf(token)).toBe(200);
    }
    clock = START + 12 * HOUR - 1;
    expect(await statusOf(token)).toBe(200);
    clock += 1;
    expect(await statusOf(token)).toBe(401);
  });

  it('writes down when it was used at most once a minute', async () => {
    const { token, userId } = await somebody();
    const lastActiveTime = async () =>
      (await readRows(server, 'sessions', { userId }, ['lastActiveTime']))[0]?.lastActiveTime;
    clock += MINUTE - 1;
    await statusOf(token);
    expect(await lastActiveTime()).toBe(START);
    clock += 1;
    await statusOf(token);
    expect(await lastActiveTime()).toBe(START + MINUTE);
  });

  it('of one minute lasts as long as something is asked within each minute', async () => {
    const strict = await openServer({ now: () => clock, config: { sessionIdleMs: MINUTE } });
    const { token } = await signInWith(strict, ['BOX_VIEW'], { now: clock });
    for (let asked = 0; asked < 4; asked += 1) {
      clock += 40_000;
      expect((await strict.ask(boxTypes.list, {}, { token })).status).toBe(200);
    }
    clock += MINUTE;
    expect((await strict.ask(boxTypes.list, {}, { token })).status).toBe(401);
    await strict.close();
  });

  it('ends at once when the account is locked, removed, or its time is over', async () => {
    for (const values of [{ userStatus: 'LOCKED' }, { endTime: START - 1 }, { deletedAt: START }]) {
      const { token, userId } = await somebody();
      expect(await statusOf(token)).toBe(200);
      await change(userId, values);
      expect(await statusOf(token)).toBe(401);
    }
  });

  it("takes its role's authorities as they are now", async () => {
    const { token, roleId } = await somebody();
    const role = server.database.db.updateTable('roles').where('roleId', '=', roleId);
    await role.set({ authoritySet: JSON.stringify(['LOG_VIEW']) }).execute();
    expect(await statusOf(token)).toBe(403);
    await role.set({ loginType: 'TERMINAL' }).execute();
    expect(await statusOf(token)).toBe(401);
  });

  it('that is over is swept away when somebody signs in', async () => {
    const { userId } = await somebody();
    clock += 13 * HOUR;
    await login('admin', 'Lockerdesk2026');
    const left = await readRows(server, 'sessions', { userId });
    expect(left).toEqual([]);
  });
});

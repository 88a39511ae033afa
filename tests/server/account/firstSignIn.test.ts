// The first sign-in with a one-time password: nothing else is answered before it is over; and how one is had again.
import { describe, expect, it } from 'vitest';
import { firstSignIn } from '../../../contract/account/firstSignIn.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { ResetRefused, resetPassword } from '../../../server/account/oneTimePassword.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const OWN = 'Another1Horse';
const reached = { mobile: '99 123456', email: 'ann@example.test' };

const server = await fileServer();

const login = (username: string, password: string) =>
  server.ask(sessions.login, { username, password });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

/** Somebody whose password was reset; with the session that it opens. */
async function newcomer(authorities: readonly string[] = ['LOCKER_VIEW']) {
  const made = await signInWith(server, authorities);
  const { password } = await resetPassword(server.database, made.username, Date.now());
  const { body } = await login(made.username, password);
  return { ...made, before: made.token, token: body.token, password, body };
}

const eventsOf = (userId: number) =>
  readEvents(server, { subjectType: 'staff', subjectId: String(userId) }, [
    'type',
    'byType',
    'byId',
    'data',
  ]);

describe('Whoever signs in with a one-time password', () => {
  it('is told so, and asks nothing else before they have one of their own', async () => {
    const { token, body, before } = await newcomer();
    expect(body.mustChangePassword).toBe(true);
    expect((await server.ask(lockers.list, {}, { token: before })).status).toBe(401);
    expect(codeOf(await server.ask(lockers.list, {}, { token }))).toEqual([
      403,
      'PASSWORD_CHANGE_FIRST',
    ]);
    const { body: asked } = await server.ask(firstSignIn.read, {}, { token });
    expect(asked).toEqual({ needed: true, mobile: null, email: null });
  });

  it('sets one, says how they are reached, and goes on', async () => {
    const { token, username, password, userId } = await newcomer();
    const other = (await login(username, password)).body.token;
    const done = await server.ask(
      firstSignIn.complete,
      { newPassword: OWN, ...reached },
      { token },
    );
    expect(done.status).toBe(200);
    expect((await server.ask(lockers.list, {}, { token })).status).toBe(200);
    expect((await server.ask(lockers.list, {}, { token: other })).status).toBe(401);
    expect((await login(username, password)).status).toBe(400);
    expect((await login(username, OWN)).body.mustChangePassword).toBeUndefined();
    const { body } = await server.ask(firstSignIn.read, {}, { token });
    expect(body).toEqual({ needed: false, mobile: '99123456', email: reached.email });
    const events = await eventsOf(userId);
    expect(events).toMatchObject([
      { type: 'PASSWORD_CHANGED', byType: 'SERVER', byId: null, data: { how: 'reset', ended: 1 } },
      { type: 'PASSWORD_CHANGED', byType: 'STAFF', byId: userId, data: { how: 'first', ended: 1 } },
      { type: 'STAFF_CHANGED', byType: 'STAFF', byId: userId },
    ]);
    expect(JSON.stringify(events)).not.toContain(reached.email);
  });

  it('is refused a weak one, the same one, and a second time', async () => {
    const { token, password } = await newcomer();
    const complete = async (newPassword: string) =>
      codeOf(await server.ask(firstSignIn.complete, { newPassword, ...reached }, { token }));
    expect(await complete('short')).toEqual([400, 'PASSWORD_RULE']);
    expect(await complete(password)).toEqual([400, 'PASSWORD_SAME']);
    expect(await complete(OWN)).toEqual([200, undefined]);
    expect(await complete('Third1Horse')).toEqual([409, 'FIRST_SIGN_IN_OVER']);
  });

  it('can sign out', async () => {
    const { token } = await newcomer();
    expect((await server.ask(sessions.logout, {}, { token })).status).toBe(200);
    expect((await server.ask(firstSignIn.read, {}, { token })).status).toBe(401);
  });

  it('is not held up by a server of the documented calls alone: its screens could not do it', async () => {
    const { username } = await signInWith(server, ['LOCKER_VIEW']);
    const { password } = await resetPassword(server.database, username, Date.now());
    const database = { ...server.database, close: () => Promise.resolve() };
    const documented = await openServer({ database, config: { documentedOnly: true } });
    const { body } = await documented.ask(sessions.login, { username, password });
    expect(body).not.toHaveProperty('mustChangePassword');
    expect((await documented.ask(lockers.list, {}, { token: body.token })).status).toBe(200);
    await documented.close();
  });
});

describe('A one-time password', () => {
  it('is refused for nobody, and for whoever signs in at terminals', async () => {
    const { username } = await signInWith(server, [], { loginType: 'TERMINAL' });
    for (const name of [username, 'nobody at all'])
      await expect(resetPassword(server.database, name, Date.now())).rejects.toThrow(ResetRefused);
  });

  it('says where it opens nothing: the account is locked', async () => {
    const { userId, username } = await signInWith(server, []);
    const account = server.database.db.updateTable('staff').where('userId', '=', userId);
    await account.set({ userStatus: 'LOCKED' }).execute();
    const { opens, password } = await resetPassword(server.database, username.toUpperCase(), 1);
    expect(opens).toBe(false);
    expect((await login(username, password)).status).toBe(400);
  });
});

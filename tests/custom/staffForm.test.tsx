// The pages of an account: what is required, word by word, what stays as it is, and what an update is refused with.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { staffCalls } from '../../contract/people/staff.ts';
import { readRow, readRows, updateRows } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp, sessionOf, type App } from '../kit/screens/openApp.tsx';
import { goTo } from '../resources/goTo.ts';
import { signInWith } from '../kit/servers/signInWith.ts';

const server = await fileServer();
const session = await sessionOf(server, 'admin');

const open = (at: string, more: object = {}) => openApp({ server, session, at, ...more });
const save = async (user: App['user']) =>
  user.click(await screen.findByRole('button', { name: 'Save' }));
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}(?: optional)?$`));
const says = async (label: string, words: string) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(words));

async function choose(user: App['user'], role: string): Promise<void> {
  await user.type(await field('Role'), role);
  await user.click(await screen.findByRole('option', { name: role }));
}

async function enter(user: App['user'], values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await user.type(await field(label), value);
}

const userNamed = async (username: string, list = staffCalls.backend) =>
  (await server.ask(list, { username }, session)).body.content[0]!;

describe('A new member of staff', () => {
  it('says at each field what it needs (R5.53, R5.54, R5.73, R5.74, R5.77)', async () => {
    const { user } = await open('/app/AddNewStaff');
    await field('Login name');
    await save(user);
    for (const label of ['Login name', 'Role', 'Password'])
      await says(label, 'This field is required');
    await enter(user, {
      'Login name': 'maria_1',
      'Valid from': '2026-05-02 00:00',
      'Valid until': '2026-05-01 00:00',
      Password: 'short',
      'Confirm password': 'other',
    });
    await save(user);
    await says('Login name', 'No other characters except for space and period.');
    await says('Valid until', '“Valid until” must be later than “Valid from”.');
    await says(
      'Password',
      'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
    );
    await says('Confirm password', 'Passwords are not same');
    await user.clear(await field('Login name'));
    await user.type(await field('Login name'), 'abcdefghij klmnopqrst.uvw');
    expect(await field('Login name')).toHaveValue('abcdefghij klmnopqrs');
  });

  it('is made, and then the list is shown (R2.57, R2.111, R8.22)', async () => {
    const { user, address } = await open('/app/AddNewStaff');
    const secret = 'Brandnew2026';
    await enter(user, {
      'Login name': 'maria.savva',
      'First name': 'Maria',
      'Last name': 'Savva',
      Password: secret,
      'Confirm password': secret,
    });
    await choose(user, 'OPERATOR');
    await save(user);
    expect(await screen.findByText('create success!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toMatch(/^\/app\/staff/));
    const made = await userNamed('maria.savva');
    expect(made).toMatchObject({ firstName: 'Maria', userStatus: 'ACTIVE' });
    expect(made.roles).toEqual([expect.objectContaining({ name: 'OPERATOR' })]);
  });

  it('whose login name somebody has is refused at its field', async () => {
    const { user } = await open('/app/AddNewStaff');
    const secret = 'Brandnew2026';
    await enter(user, { 'Login name': 'viewer', Password: secret, 'Confirm password': secret });
    await choose(user, 'VIEWER');
    await save(user);
    await says('Login name', '“viewer” is already used: Account viewer. Choose another.');
  });
});

describe('A member of staff', () => {
  it('keeps the login name, and the password where none is typed (R5.75, R5.76)', async () => {
    const { userId } = await userNamed('support');
    const { user } = await open(`/app/AddNewStaff?userId=${userId}`);
    await user.type(await field('Staff number'), '-X');
    expect(screen.queryByLabelText(/^Login name/)).toBeNull();
    expect(screen.getAllByText('support')[0]).toBeVisible();
    await save(user);
    expect(await screen.findByText('update success')).toBeVisible();
    expect(await userNamed('support')).toMatchObject({ staffNo: 'S1004-X', userStatus: 'ACTIVE' });
  });

  it('is not changed where the server refuses: an alert dialog says why (R8.17)', async () => {
    const { userId } = await userNamed('viewer');
    const { user, network } = await open(`/app/AddNewStaff?userId=${userId}`);
    network.use(
      http.post('*/staff/update', () =>
        HttpResponse.json({ message: 'Not today.' }, { status: 400 }),
      ),
    );
    await user.type(await field('First name'), 'x');
    await save(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'The account was not changed' });
    expect(dialog).toHaveAccessibleDescription('Not today.');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await field('First name')).toHaveValue('Petrosx');
  });

  it("an update that breaks says 'SYSTEM ERROR' there, too", async () => {
    const { userId } = await userNamed('viewer');
    const { user, network } = await open(`/app/AddNewStaff?userId=${userId}`);
    network.use(http.post('*/staff/update', () => HttpResponse.json({}, { status: 503 })));
    await user.type(await field('First name'), 'x');
    await save(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'The account was not changed' });
    expect(dialog).toHaveAccessibleDescription('SYSTEM ERROR');
  });

  it('cannot change their own role, status, time and mobile number here, nor their password', async () => {
    await open('/app/AddNewStaff?userId=1');
    expect(await screen.findByText(/This is your own account/)).toBeVisible();
    for (const label of [/^Role/, /^Status/, /^Valid/, /^Mobile/, /password/i])
      expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getByText('SUPER_ADMIN')).toBeVisible();
  });

  it('has their own form, whichever of the two an address names (R2.46)', async () => {
    const { content } = (await server.ask(staffCalls.terminal, {}, session)).body;
    const { userId } = content[0]!;
    const terminal = await open(`/app/AddNewStaff?userId=${userId}`);
    await field('Staff number');
    expect(terminal.address()).toBe(`/app/AddTerminalUser?userId=${userId}`);
    goTo('/app/AddTerminalUser?userId=2');
    await waitFor(() => expect(terminal.address()).toBe('/app/AddNewStaff?userId=2'));
    expect(await field('Staff number')).toBeVisible();
  });
});

describe('A terminal user', () => {
  it('has a password of digits, typed twice alike (R2.112, R5.54, R5.78, R9.20)', async () => {
    const { user } = await open('/app/AddTerminalUser');
    await enter(user, { 'Login name': 'a.pieri', Password: 'abc', 'Confirm password': 'abc' });
    await choose(user, 'COURIER');
    await save(user);
    await says('Password', 'The password should be at least 6 digit numbers.');
    await user.clear(await field('Password'));
    await user.clear(await field('Confirm password'));
    await enter(user, { Password: '123456', 'Confirm password': '12345' });
    await save(user);
    await says('Confirm password', 'Passwords are not same');
    await enter(user, { 'Confirm password': '6' });
    await save(user);
    expect(await screen.findByText('create success!')).toBeVisible();
    expect(await userNamed('a.pieri', staffCalls.terminal)).toBeDefined();
  });

  it('that could not be changed says "The password should be at least 6 digit numbers." (R5.79)', async () => {
    const { content } = (await server.ask(staffCalls.terminal, { userStatus: 'ACTIVE' }, session))
      .body;
    const { user, network } = await open(`/app/AddTerminalUser?userId=${content[0]!.userId}`);
    network.use(http.post('*/staff/update', () => HttpResponse.json({}, { status: 400 })));
    await user.type(await field('Staff number'), 'x');
    await save(user);
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'The password should be at least 6 digit numbers.',
    );
  });
});

describe('The list of staff', () => {
  const remove = async (name: string) => {
    const { user } = await open(`/app/SingPostStaff?filter={"username":"${name}"}`);
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`More actions for ${name}`) }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  it('deletes after a question, never oneself', async () => {
    await remove('admin');
    expect((await screen.findAllByText(/You cannot delete your own account\./))[0]).toBeVisible();
  });

  it("says 'Delete success' (R8.21)", async () => {
    const { username } = await signInWith(server, []);
    await remove(username);
    expect(await screen.findByText('Delete success')).toBeVisible();
    expect(await userNamed(username)).toBeUndefined();
  });

  it('has contacts masked for whoever may only see it; one is revealed by a press', async () => {
    const held = ['STAFF_VIEW', 'PERSONAL_REVEAL'];
    const { token } = await signInWith(server, held);
    const { userId, mobile, email } = await userNamed('operator');
    await open(`/app/staff/${userId}/show`, { session: { ...session, token, authoritySet: held } });
    const reveal = await screen.findByRole('button', { name: /^Show Mobile/ });
    expect(document.body).not.toHaveTextContent(mobile!);
    reveal.click();
    expect(await screen.findByText(mobile!)).toBeVisible();
    expect(screen.getByText(email!)).toBeVisible();
    const { subjectId } = await readRow(server, 'events', { type: 'PERSONAL_REVEALED' });
    expect(subjectId).toBe(`${userId}`);
  });
});

it('One’s own sessions: this one, then the one used last', async () => {
  await sessionOf(server, 'support');
  const own = await sessionOf(server, 'support');
  await sessionOf(server, 'support');
  const { userId } = await readRow(server, 'staff', { username: 'support' });
  const opened = await readRows(server, 'sessions', { userId }, ['tokenHash']);
  for (const [place, { tokenHash }] of opened.entries())
    await updateRows(
      server,
      'sessions',
      { tokenHash },
      { lastActiveTime: Date.now() - (place + 1) * 60_000 },
    );
  await open('/app/MyAccount', { session: own });
  const used = await screen.findAllByText(/^Last used/);
  const [, ...others] = used.map(({ textContent }) => textContent);
  expect(others).toEqual(others.toSorted().toReversed());
  expect(new Set(others).size).toBe(2);
});

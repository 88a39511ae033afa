// My account: who one is, the change-password dialog with its messages, and one's own sessions.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../contract/account/sessions.ts';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const open = (user: 'support' | 'viewer' = 'support', language: 'en' | 'zh' = 'en') =>
  openApp({ server, user, at: '/app/MyAccount', language });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('the account menu leads to it, and it says who one is with what is personal in clear', async () => {
  const app = await openApp({ server, user: 'viewer', at: '/app/dashboard' });
  await app.user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await app.user.click(screen.getByRole('menuitem', { name: 'My account' }));
  await heading('My account');
  const facts = await screen.findByRole('region', { name: 'Account details' });
  expect(await within(facts).findByText('viewer@example.test')).toBeVisible();
  expect(within(facts).getByText('VIEWER')).toBeVisible();
  expect(app.address()).toBe('/app/MyAccount');
});

test("the dialog: 'Please fill in the blank', 'The password format is not correct', 'Your original password is not correct.' (R2.142, R5.55, R5.56, R5.57)", async () => {
  const { user } = await open();
  await heading('My account');
  await user.click(press('Change password'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const field = (name: string) => dialog.getByLabelText(name);
  const save = () => user.click(dialog.getByRole('button', { name: 'Change password' }));
  await save();
  expect(dialog.getAllByText('Please fill in the blank')).toHaveLength(3);
  expect(field('Original password')).toHaveFocus();

  await user.type(field('Original password'), 'not mine');
  await user.type(field('New password'), 'short');
  await user.type(field('Confirm new password'), 'other');
  await save();
  expect(field('New password')).toHaveAccessibleDescription('The password format is not correct');

  await user.clear(field('New password'));
  await user.type(field('New password'), 'Another1Horse');
  await save();
  expect(field('Confirm new password')).toHaveAccessibleDescription(
    'Your original password is not correct. The new passwords do not match.',
  );

  await user.clear(field('Confirm new password'));
  await user.type(field('Confirm new password'), 'Another1Horse');
  await save();
  await waitFor(() =>
    expect(field('Original password')).toHaveAccessibleDescription(
      'Your original password is not correct.',
    ),
  );

  await user.clear(field('Original password'));
  await user.type(field('Original password'), DEMO_PASSWORD);
  await save();
  expect(await screen.findByText('update success')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const login = (password: string) => server.ask(sessions.login, { username: 'support', password });
  expect((await login(DEMO_PASSWORD)).status).toBe(400);
  expect((await login('Another1Horse')).status).toBe(200);
});

test('one sees where one is signed in, which one this is, and signs the others out', async () => {
  const others = [await sessionOf(server, 'viewer'), await sessionOf(server, 'viewer')];
  const { user } = await open('viewer');
  const panel = within(await screen.findByRole('region', { name: 'Active sessions' }));
  await waitFor(() => expect(panel.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3));
  const [first] = panel.getAllByRole('listitem');
  expect(within(first!).getByText('This session')).toBeVisible();
  expect(within(first!).queryByRole('button')).toBeNull();

  const before = panel.getAllByRole('listitem').length;
  await user.click(panel.getAllByRole('button', { name: /^Sign out Unknown device/ })[0]!);
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(before - 1));

  await user.click(
    panel.getByRole('button', { name: /^Sign out (all \d+ other sessions|1 other session)/ }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Sign out/ }));
  expect(await panel.findByText('You have no other sessions.')).toBeVisible();
  for (const { token } of others)
    expect((await server.ask(sessions.logout, {}, { token })).status).toBe(401);
});

test('in Chinese', async () => {
  await open('viewer', 'zh');
  await heading('我的账号');
  expect(await screen.findByText('当前设备')).toBeVisible();
  expect(press('修改密码')).toBeVisible();
});

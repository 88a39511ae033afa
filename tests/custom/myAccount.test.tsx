// My account: who one is, the change-password dialog with its messages, and one's own sessions.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessions } from '../../contract/account/sessions.ts';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp } from '../kit/screens/openApp.tsx';

const server = await fileServer();

const open = (user: 'support' | 'viewer' = 'support', language: 'en' | 'zh' = 'en') =>
  openApp({ server, user, at: '/app/MyAccount', language });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

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

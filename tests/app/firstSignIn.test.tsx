// The page of the first sign-in: a one-time password opens nothing else.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resetPassword } from '../../server/account/oneTimePassword.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp } from '../kit/screens/openApp.tsx';

const server = await fileServer();
// How long the product's own half takes to load is not what these tests wait for.
await import('../../src/app/AppRoot.tsx');

const OWN = 'Another1Horse';
const oneTime = async (username = 'operator') =>
  (await resetPassword(server.database, username, Date.now())).password;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('The first sign-in asks for a password of one’s own, mobile and e-mail, and leads to where one was going', async () => {
  const password = await oneTime();
  const app = await openApp({ server, at: '/page/login?to=%2Fapp%2Flockers' });
  await app.user.type(field('Login name'), 'operator');
  await app.user.type(field('Password'), `${password}{Enter}`);
  await heading('Set up your account');
  expect(app.address()).toBe('/page/first-sign-in?to=%2Fapp%2Flockers');

  const save = await screen.findByRole('button', { name: 'Save and continue' });
  await app.user.clear(field('Mobile number'));
  await app.user.clear(field('E-mail'));
  await app.user.click(save);
  expect(field('New password')).toHaveAccessibleDescription(/at least 10 characters/);
  expect(screen.getByText('Please enter mobile number')).toBeVisible();
  expect(screen.getByText('Please enter the e-mail address')).toBeVisible();

  await app.user.type(field('New password'), password);
  await app.user.type(field('Confirm new password'), `${password}x`);
  await app.user.type(field('Mobile number'), 'Ann');
  await app.user.type(field('E-mail'), 'Ann');
  await app.user.click(save);
  expect(screen.getByText('Passwords are not same')).toBeVisible();
  expect(screen.getByText('Digits only, for example 99123456.')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();

  await app.user.type(field('Confirm new password'), '{Backspace}');
  await app.user.clear(field('Mobile number'));
  await app.user.type(field('Mobile number'), '99123456');
  await app.user.clear(field('E-mail'));
  await app.user.type(field('E-mail'), 'ann@example.test{Enter}');
  expect(
    await screen.findByText('Choose a password that differs from the current one.'),
  ).toBeVisible();

  for (const name of ['New password', 'Confirm new password']) {
    await app.user.clear(field(name));
    await app.user.type(field(name), OWN);
  }
  await app.user.click(save);
  await heading('Locker list');
  expect(app.address()).toMatch(/^\/app\/lockers/);
});

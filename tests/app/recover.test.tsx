// The pages of a forgotten password, of a request for access and of the locked screen.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../contract/account/sessions.ts';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { lastCode } from '../server/account/asking.ts';

const server = await fileServer();
const one = server.database.db.updateTable('staff').where('username', '=', 'viewer');
await one.set({ mobile: '98406185' }).execute();

const open = (at: string, language: 'en' | 'zh' = 'en') => openApp({ server, at, language });
const sessionsOf = (userId: number) => {
  const { db } = server.database;
  return db.selectFrom('sessions').select('tokenHash').where('userId', '=', userId).execute();
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('A forgotten password', () => {
  it('leads from name and number by the code to the new password and the success page (R2.4, R2.6, R2.143, R4.60, R4.61, R4.62, R4.63, R5.58, R5.59, R5.60, R5.61, R5.62)', async () => {
    const { user, address } = await open('/page/forget');
    await heading('Forgot password');
    expect(field('Country code').value).toBe('00357');
    await user.clear(field('Country code'));
    await user.click(button('Send code'));
    expect(screen.getByText('Please enter Login name')).toBeVisible();
    expect(screen.getByText('Please enter Country code')).toBeVisible();
    expect(screen.getByText('Please enter mobile number')).toBeVisible();
    expect(field('Login name')).toHaveFocus();

    await user.type(field('Login name'), 'viewer');
    await user.type(field('Country code'), '00357');
    await user.type(field('Mobile number'), '99000000{Enter}');
    expect(await screen.findByText('username or mobile is error')).toBeVisible();
    await user.clear(field('Mobile number'));
    await user.type(field('Mobile number'), '98406185{Enter}');

    await heading('Enter the code');
    expect(screen.getByText(/00357 98406185/)).toBeVisible();
    expect(button(/^Send another code in \d+ s$/)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(field('Code')).toHaveFocus());
    await user.click(button('Use another login name or number'));
    expect(field('Login name').value).toBe('viewer');
    await user.click(button('Send code'));
    expect(await screen.findByText(/^A code was sent less than a minute ago\./)).toBeVisible();
    await user.type(field('Code'), '12{Enter}');
    expect(field('Code')).toHaveAccessibleDescription('The code has 6 digits.');
    await user.clear(field('Code'));
    await user.type(field('Code'), `${await lastCode(server)}{Enter}`);

    await heading('New password');
    expect(address()).toBe('/page/updatePassword?mobile=98406185');
    await user.type(field('New password'), 'short{Enter}');
    expect(field('New password')).toHaveAccessibleDescription(
      'The password length should be at least 10 characters, including uppercase letters, lower case letters and numbers.',
    );
    await user.clear(field('New password'));
    await user.type(field('New password'), 'Another1Horse');
    await user.type(field('Confirm new password'), 'Another2Horse{Enter}');
    expect(field('Confirm new password')).toHaveAccessibleDescription('Passwords are not same');
    await user.clear(field('Confirm new password'));
    await user.type(field('Confirm new password'), 'Another1Horse{Enter}');
    await heading('Password changed');
    expect(address()).toBe('/page/updatePdSuccess');
    const entered = await server.ask(sessions.login, {
      username: 'viewer',
      password: 'Another1Horse',
    });
    expect(entered.status).toBe(200);
  });

  it.each([
    [
      'en',
      'Mobile number',
      'Country code',
      'Dialled as 00357 99 123456',
      'No country has this area code.',
    ],
    ['zh', '手机号', '国家区号', '将拨打 00357 99 123456', '没有国家使用该区号'],
  ] as const)('says how the number will be dialled, or why not: %s', async (...of) => {
    const [language, mobile, areaCode, dialled, unknown] = of;
    const { user } = await open('/page/forget', language);
    await user.type(await screen.findByLabelText(mobile), '357 99.123456');
    expect(screen.getByText(dialled)).toBeVisible();
    await user.clear(field(areaCode));
    await user.type(field(areaCode), '999');
    expect(screen.queryByText(dialled)).toBeNull();
    expect(screen.getByText(unknown)).toBeVisible();
  });
});

it('A request for access names what is wrong, is sent, and says what happens next', async () => {
  const { user } = await open('/page/register');
  await heading('Request access');
  await user.type(await screen.findByLabelText('Login name'), 'new_1');
  await user.type(field('First name'), 'New');
  await user.type(field('Password'), 'Another1Horse');
  await user.type(field('Confirm password'), 'Another2Horse{Enter}');
  expect(field('Login name')).toHaveAccessibleDescription(
    'No other characters except for space and period.',
  );
  expect(field('Last name')).toHaveAccessibleDescription('Please enter the last name');
  expect(field('Mobile number')).toHaveAccessibleDescription('Please enter mobile number');
  expect(field('Confirm password')).toHaveAccessibleDescription(
    'The password entered should be the same',
  );
  await user.clear(field('Login name'));
  await user.type(field('Login name'), 'New. Person');
  await user.type(field('Last name'), 'Person');
  await user.type(field('Mobile number'), '99123456');
  await user.clear(field('Confirm password'));
  await user.type(field('Confirm password'), 'Another1Horse{Enter}');
  await heading('Request sent');
  const { db } = server.database;
  const made = db.selectFrom('staff').select('userStatus').where('username', '=', 'New. Person');
  expect(await made.execute()).toEqual([{ userStatus: 'LOCKED' }]);
});

it('The locked screen ends the session, keeps its place, asks the password again and goes on there', async () => {
  const session = await sessionOf(server, 'operator');
  const app = await openApp({ server, at: '/app/lockers?page=2', session });
  await heading('Locker list');
  await app.user.click(screen.getByRole('button', { name: /^Account of/ }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Lock screen' }));
  await heading('Locked');
  expect(app.address()).toBe('/page/lock');
  await waitFor(() => expect(sessionStorage.getItem('lockerdesk.session')).toBeNull());
  expect(sessionStorage.getItem('lockerdesk.locked')).not.toContain(session.token);
  await waitFor(async () => expect(await sessionsOf(session.userId)).toEqual([]));
  expect((await server.ask(sessions.logout, {}, { token: session.token })).status).toBe(401);

  await app.user.type(field('Password'), 'wrong{Enter}');
  expect(await screen.findByText('user not found or password error')).toBeVisible();
  await app.user.clear(field('Password'));
  await app.user.type(field('Password'), `${DEMO_PASSWORD}{Enter}`);
  await heading('Locker list');
  expect(app.address()).toContain('/app/lockers?page=2');
  expect(sessionStorage.getItem('lockerdesk.locked')).toBeNull();
});

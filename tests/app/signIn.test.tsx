// Signing in: what is asked for, what a refusal says, and to the dashboard after.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { updateRows } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { keepWrites, pressTwice } from '../kit/screens/writtenCalls.ts';

const server = await fileServer();
// How long the product's own half takes to load is not what these tests wait for.
await import('../../src/app/AppRoot.tsx');

const openSignIn = (at = '/page/login', language: 'en' | 'zh' = 'en') =>
  openApp({ server, at, language });
const username = () => screen.getByLabelText<HTMLInputElement>('Login name');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

describe('The sign-in page', () => {
  it('leads to the dashboard and keeps the user in session storage (R2.53, R3.2)', async () => {
    const app = await openSignIn();
    await app.user.type(username(), 'operator');
    await app.user.type(password(), 'Lockerdesk2026{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(app.address()).toBe('/app/dashboard');
    const kept = JSON.parse(sessionStorage.getItem('lockerdesk.session') ?? '{}');
    expect(Object.keys(kept).toSorted()).toEqual(
      ['authoritySet', 'nikename', 'roles', 'token', 'userId', 'username'].toSorted(),
    );
  });

  it('waits for the login name: one can type at once', async () => {
    const app = await openSignIn();
    await waitFor(() => expect(username()).toHaveFocus());
    await app.user.keyboard('operator');
    expect(username().value).toBe('operator');
  });

  it("says 'user not found or password error' and keeps what was typed (R5.64)", async () => {
    const app = await openSignIn();
    await app.user.type(username(), 'operator');
    await app.user.type(password(), 'wrong');
    await app.user.click(submit());
    expect(await screen.findByText('user not found or password error')).toBeVisible();
    expect(username().value).toBe('operator');
    expect(password().value).toBe('wrong');
    await app.user.type(password(), '!');
    expect(screen.queryByText('user not found or password error')).toBeNull();
  });

  it('is asked for once however often it is pressed', async () => {
    const app = await openSignIn();
    await app.user.type(username(), 'operator');
    await app.user.type(password(), 'wrong');
    const calls = keepWrites(app);
    pressTwice(submit());
    expect(await screen.findByText('user not found or password error')).toBeVisible();
    expect(calls.map(({ name }) => name)).toEqual(['sessions.login']);
  });

  it('asks for what is missing before it asks the server (R5.63)', async () => {
    const app = await openSignIn();
    let asked = 0;
    app.network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/login')) asked += 1;
    });
    await app.user.click(submit());
    expect(screen.getByText('Please enter Login name')).toBeVisible();
    expect(screen.getByText('Please enter the password')).toBeVisible();
    expect(username()).toHaveFocus();
    expect(username()).toBeInvalid();
    expect(asked).toBe(0);
  });

  it("says 'Request service error' when the server is broken (R8.6)", async () => {
    const app = await openSignIn();
    app.network.use(http.post('*/api/user/v1/login', () => HttpResponse.json({}, { status: 503 })));
    await app.user.type(username(), 'operator');
    await app.user.type(password(), 'Lockerdesk2026{Enter}');
    expect(await screen.findByText('Request service error')).toBeVisible();
  });

  it.each([400, 401, 403])("shows the server's own message on %i (R8.5)", async (status) => {
    const app = await openSignIn();
    const body = { data: { message: 'This account is locked.' } };
    app.network.use(http.post('*/api/user/v1/login', () => HttpResponse.json(body, { status })));
    await app.user.type(username(), 'operator');
    await app.user.type(password(), 'Lockerdesk2026{Enter}');
    expect(await screen.findByText('This account is locked.')).toBeVisible();
  });

  it('fills in a demo account at a click', async () => {
    const app = await openSignIn();
    await app.user.click(await screen.findByRole('button', { name: 'Fill in the account viewer' }));
    expect(username().value).toBe('viewer');
    expect(password().value).toBe('Lockerdesk2026');
  });

  it('shows the password when asked, and hides it again', async () => {
    const app = await openSignIn();
    expect(password().type).toBe('password');
    await app.user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password().type).toBe('text');
    await app.user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(password().type).toBe('password');
  });

  it('says when Caps Lock is on', async () => {
    const app = await openSignIn();
    await app.user.click(password());
    await app.user.keyboard('{CapsLock}A');
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
  });

  it('leads to a forgotten password, and to asking for access where the server announces it', async () => {
    await openSignIn();
    const forgot = screen.getByRole('link', { name: 'Forgot password?' });
    expect(forgot).toHaveAttribute('href', '/page/forget');
    const request = await screen.findByRole('link', { name: 'Request access' });
    expect(request).toHaveAttribute('href', '/page/register');
  });

  it('sends a code for a forgotten password, which is valid for 5 minutes', async () => {
    await updateRows(server, 'staff', { username: 'viewer' }, { mobile: '98406185' });
    const app = await openSignIn('/page/forget');
    await app.user.type(await screen.findByLabelText('Login name'), 'viewer');
    await app.user.type(screen.getByLabelText('Mobile number'), '98406185{Enter}');
    expect(
      await screen.findByText(/ to 00357 98406185\. It is valid for 5 minutes\./),
    ).toBeVisible();
  });

  it('changes its language at once, and the product behind it speaks it too', async () => {
    const app = await openSignIn();
    await app.user.click(screen.getByRole('button', { name: '中文' }));
    await screen.findByRole('heading', { level: 1, name: '登录' });
    expect(document.documentElement.lang).toBe('zh-CN');
    await waitFor(() => expect(document.title).toBe('登录 · Lockerdesk'));
    await app.user.type(screen.getByLabelText('登录名'), 'operator');
    await app.user.type(screen.getByLabelText('密码'), 'Lockerdesk2026{Enter}');
    await screen.findByRole('navigation', { name: '主菜单' });
  });

  it('leads back to the page that was asked for, its query kept', async () => {
    const app = await openSignIn('/app/ViewLockers?page=2');
    await waitFor(() => expect(app.address()).toContain('/page/login?to='));
    await app.user.type(username(), 'operator');
    await app.user.type(password(), 'Lockerdesk2026{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Locker list' });
    expect(app.address()).toContain('/app/lockers?page=2');
  });
});

// Every documented address opens its own working page and shows what is recorded; none lands on the dashboard by accident.
import { screen, within } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { MOMENT } from '../kit/moment.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { expectRecorded } from '../kit/screens/expectRecorded.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { LACKING, ROUTES, SHELL_ROUTES } from '../kit/screens/routes.ts';

vi.useFakeTimers({ toFake: ['Date'], now: MOMENT + 60_000 });
afterAll(() => vi.useRealTimers());
const server = await fileServer();

const open = (at: string) => openApp({ server, user: 'admin', at: `/app/${at}` });

// R1.3, R1.47, R1.48, R1.49, R1.51, R1.52, R2.1, R2.9, R2.10, R2.11, R2.12, R2.13, R2.14, R2.15, R2.16, R2.17, R2.18,
// R2.19, R2.20, R2.21, R2.22, R2.23, R2.24, R2.25, R2.26, R2.27, R2.28, R2.29, R2.30, R2.31, R2.32, R2.33, R2.34,
// R2.35, R2.36, R2.37, R2.38, R2.39, R2.40, R2.42, R2.43, R2.44, R2.45, R2.46, R2.47, R2.49, R2.50, R2.51, R2.85,
// R2.86: step 2 of adding or editing a locker is the door layout editor.
it.each(ROUTES)('/app/$at', async ({ at, heading }) => {
  const app = await open(at);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  if (at !== 'dashboard') expect(app.address()).not.toMatch(/^\/app\/dashboard/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('heading', { name: /is not available on this server/ })).toBeNull();
  await expectRecorded(`./pages/${at.replaceAll(/\W+/g, '-')}.txt`);
});

// R1.53, R2.3, R2.4, R2.5, R2.6, R2.7, R2.8, R2.143.
it.each(SHELL_ROUTES)('$address', async ({ address, heading, signedIn }) => {
  const app = await openApp({ server, ...(signedIn && { user: 'admin' }), at: address });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(app.address()).toBe(address);
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

it.each(LACKING)(
  '/app/%s says what is missing and leads to its list (R2.39, R2.44, R2.45, R2.49, R2.50)',
  async (at, question, list) => {
    await open(at);
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('heading', { name: question })).toBeVisible();
    expect(within(main).getAllByRole('link', { name: list })[0]).toBeVisible();
  },
);

it('/app/log without an id leads to sign-in (R2.41)', async () => {
  const app = await open('log');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(app.address()).toMatch(/^\/page\/login/);
});

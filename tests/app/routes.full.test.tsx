// "Every route of section 2 opens its own working page; none lands on the dashboard by accident."
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse } from '../kit/screens/openHouse.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { LACKING, ROUTES, SHELL_ROUTES } from '../kit/screens/routes.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const open = (at: string) => openHouse({ server, user: 'admin', at: `/app/${at}` });

it.each(ROUTES)('/app/$at', async ({ at, heading }) => {
  const house = await open(at);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  if (at !== 'dashboard') expect(house.address()).not.toMatch(/^\/app\/dashboard/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('heading', { name: /does not offer it/ })).toBeNull();
});

it.each(SHELL_ROUTES)('$address', async ({ address, heading, signedIn }) => {
  const house = await openHouse({ server, ...(signedIn && { user: 'admin' }), at: address });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(house.address()).toBe(address);
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

it.each(LACKING)(
  '/app/%s says what is missing and leads to its list',
  async (at, question, list) => {
    await open(at);
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('heading', { name: question })).toBeVisible();
    expect(within(main).getAllByRole('link', { name: list })[0]).toBeVisible();
  },
);

it("/app/log: 'missing id sends user to login'", async () => {
  const house = await open('log');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(house.address()).toMatch(/^\/page\/login/);
});

it('"unknown URLs go to /app/dashboard"', async () => {
  const house = await open('nobodyKnowsThis');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(house.address()).toMatch(/^\/app\/dashboard/);
});

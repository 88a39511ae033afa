// With DOCUMENTED_ONLY=1 every documented screen works, and what is ours says plainly that it is not offered.
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type App } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { ROUTES, SHELL_ROUTES } from '../kit/screens/routes.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ config: { documentedOnly: true } });
});
afterAll(() => server.close());

/** What is asked of ours, and what is refused, as the page is used. */
function listenTo({ network }: App): { ours: string[]; refused: string[] } {
  const heard = { ours: [] as string[], refused: [] as string[] };
  network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname.startsWith('/api/v1/')) heard.ours.push(request.url);
  });
  network.events.on('response:mocked', ({ request, response }) => {
    if (response.status === 400) heard.refused.push(request.url);
  });
  return heard;
}

it.each(ROUTES)('/app/$at', async ({ at, heading, own }) => {
  const app = await openApp({ server, user: 'admin', at: `/app/${at}` });
  const heard = listenTo(app);
  const name = own ? /is not available on this server$/ : heading;
  expect(await screen.findByRole('heading', { ...(!own && { level: 1 }), name })).toBeVisible();
  if (at !== 'dashboard') expect(app.address()).not.toMatch(/^\/app\/dashboard/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heard).toEqual({ ours: [], refused: [] });
});

it.each(SHELL_ROUTES)('$address', async ({ address, heading, signedIn, own }) => {
  const app = await openApp({ server, ...(signedIn && { user: 'admin' }), at: address });
  const heard = listenTo(app);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(app.address()).toBe(address);
  if (own) expect(await screen.findByText(/^This server does not accept/)).toBeVisible();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(heard).toEqual({ ours: [], refused: [] });
});

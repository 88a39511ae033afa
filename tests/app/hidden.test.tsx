// No hidden screen is reachable by its address, and every entry that a role's menu shows opens.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { loadMenu, visibleMenu, isSection } from '../../src/app/menu.ts';
import { pages, resources } from '../../src/app/pages.ts';
import type { Needs } from '../../contract/endpoint.ts';
import { mayUse } from '../../src/engine/mayUse.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { goTo } from '../resources/goTo.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Screen {
  readonly at: string;
  readonly needs: Needs;
}

/** Every screen of the product: of resources the list, the form of a new one, and what a record has; and the pages made by hand. */
const SCREENS: readonly Screen[] = [
  ...resources.flatMap(({ name, needs, collection: { create, update, one }, form, show }) => {
    const at = (below: string, taken: { needs: Needs } | undefined, stands: boolean) =>
      taken && stands ? [{ at: `/app/${name}${below}`, needs: taken.needs }] : [];
    const ownForm = form.length > 0;
    return [
      { at: `/app/${name}`, needs },
      ...at('/create', create, ownForm),
      ...at('/1', update, ownForm),
      ...at('/1/show', one, show.length > 0),
    ];
  }),
  ...pages.map(({ path, query, needs }) => {
    const asked = Object.keys(query.shape).map((name) => `${name}=1`);
    return { at: `/app/${path}?${asked.join('&')}`, needs };
  }),
];

const says = ({ needs }: Screen) =>
  typeof needs === 'string' ? '' : `Required permission: ${needs.join(' / ')}.`;

/** What the shell itself asks, whatever the page. */
const SHELL = [
  /^\/api\/v1\/open(Alerts|Cases)$/,
  /^\/api\/v1\/session\/rights$/,
  /^\/api\/v1\/live$/,
  /^\/api\/capabilities$/,
];

async function openAs(account: 'operator' | 'support' | 'viewer') {
  const session: SessionUser = await sessionOf(server, account);
  const app = await openApp({ server, session, at: '/app/MyAccount' });
  const asked: string[] = [];
  app.network.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!SHELL.some((own) => own.test(pathname))) asked.push(pathname);
  });
  return { ...app, session, asked };
}

describe.each(['operator', 'support', 'viewer'] as const)('%s', (account) => {
  it('is told of every hidden screen what it takes, and the server is asked for nothing', async () => {
    const { session, asked } = await openAs(account);
    const hidden = SCREENS.filter((one) => !mayUse(one, session.authoritySet));
    expect(hidden.length).toBeGreaterThan(5);
    // All that the page before them asks has come.
    await screen.findByText('This session');
    await screen.findByText('Only staff with permission to edit accounts can change this.');
    asked.length = 0;
    for (const one of hidden) {
      goTo(one.at);
      const panel = await screen.findByText(says(one));
      expect(within(panel.closest('main') ?? document.body).queryByRole('table')).toBeNull();
      goTo('/app/box-info');
      await waitFor(() => expect(screen.queryByText(says(one))).toBeNull());
    }
    expect(asked).toEqual([]);
  });

  it('sees what its menu shows, and nothing there is refused', async () => {
    const { session, network } = await openAs(account);
    const refused: string[] = [];
    const open = new Set<string>();
    network.events.on('request:start', ({ request, requestId }) => {
      open.add(requestId);
      request.signal.addEventListener('abort', () => open.delete(requestId));
    });
    network.events.on('request:end', ({ requestId }) => open.delete(requestId));
    network.events.on('response:mocked', ({ request, response }) => {
      if (response.status === 403) refused.push(request.url);
    });
    const menu = visibleMenu(await loadMenu([]), (one) => mayUse(one, session.authoritySet));
    const entries = menu.flat().flatMap((part) => (isSection(part) ? part.entries : [part]));
    for (const { path } of entries) {
      goTo('/app/MyAccount');
      await waitFor(() => expect(document.title).toMatch(/^My account/));
      goTo(`/app/${path}`);
      await waitFor(() => expect(document.title).not.toMatch(/^My account/));
      await waitFor(() => expect(open.size).toBe(0));
      expect([path, screen.queryByText(/^Your role does not include /)]).toEqual([path, null]);
    }
    expect(refused).toEqual([]);
  });
});

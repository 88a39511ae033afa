// Which menu loads, and where roles come from: a locally stored role never widens anything.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadMenu } from '../../src/app/menu.ts';
import { MenuSource } from '../../src/app/shell/menu/menuSource.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Opens the product and gives the roles that its menu was asked for. */
async function menuAsked(options: Parameters<typeof openApp>[0]) {
  const asked: (readonly string[])[] = [];
  const listening: typeof loadMenu = (roles) => {
    asked.push(roles);
    return loadMenu(roles);
  };
  const app = await openApp({
    ...options,
    server,
    around: (screens) => <MenuSource value={listening}>{screens}</MenuSource>,
  });
  return { asked, app };
}

describe('The roles that choose which menu loads', () => {
  it.each([
    ['root', 'ROOT'],
    ['admin', 'SUPER_ADMIN'],
    ['operator', 'OPERATOR'],
  ] as const)('%s loads the menu of %s (R2.58, R6.1)', async (user, role) => {
    const { asked } = await menuAsked({ user, at: '/app/lockers' });
    await waitFor(() => expect(asked.at(-1)).toEqual([role]));
  });
});

describe('Roles are read from the session', () => {
  it('a role that lies in the stores of the browser changes neither menu nor rights (R6.11)', async () => {
    for (const store of [localStorage, sessionStorage])
      for (const key of ['role', 'roles', 'authoritySet', 'lockerdesk.role']) {
        store.setItem(key, JSON.stringify(['ROOT', 'STAFF_EDIT']));
        onTestFinished(() => store.removeItem(key));
      }
    const { asked } = await menuAsked({ user: 'operator', at: '/app/SingPostStaff' });
    await waitFor(() => expect(asked.at(-1)).toEqual(['OPERATOR']));
    expect(await screen.findByText(/STAFF_VIEW/)).toBeVisible();
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    await within(nav).findByText('Parcels');
    expect(within(nav).queryByText('Staff and roles')).toBeNull();
  });

  it('and what somebody writes into the session itself, the server does not believe', async () => {
    const session = await sessionOf(server, 'operator');
    const authoritySet = [...session.authoritySet, 'STAFF_VIEW', 'STAFF_EDIT'];
    await openApp({ server, at: '/app/SingPostStaff', session: { ...session, authoritySet } });
    expect((await screen.findAllByText(/Your role does not permit this/))[0]).toBeVisible();
  });
});

describe('A page that leads to the dashboard', () => {
  it.each(['table-standard', 'navtree'])('%s (R1.50, R6.4)', async (page) => {
    const session = await sessionOf(server, 'viewer');
    const roles = [{ roleId: 33, name: 'PARTNER' }];
    const app = await openApp({ server, at: `/app/${page}`, session: { ...session, roles } });
    await waitFor(() => expect(app.address()).toBe('/app/dashboard'));
  });
});

// The locker list as a map: every locker on it and beside it, by keyboard, with the list's filters.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { openApp, type OpenAppOptions } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  await import('../../../src/custom/lockersOnMap/LockersOnMap.tsx');
  await import('../../../src/custom/shared/LockerMap/NetworkMap.tsx');
  server = await openServer();
});
afterAll(() => server.close());

const open = (options: OpenAppOptions = {}) =>
  openApp({ server, at: '/app/lockers', user: 'operator', ...options });

it('the list turns into a map and keeps its filter in the address; trouble stands first', async () => {
  const filter = encodeURIComponent(JSON.stringify({ lockerSituation: 'OFFLINE' }));
  const app = await open({ at: `/app/lockers?filter=${filter}` });
  expect(await screen.findByRole('button', { name: /^Columns/ })).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: 'Map' }));
  await waitFor(() => expect(app.address()).toMatch(/^\/app\/lockers\/map\?.*OFFLINE/));
  const token = await server.signIn('operator');
  const { body } = await server.ask(lockers.list, { lockerSituation: 'OFFLINE' }, { token });
  const beside = within(await screen.findByRole('list', { name: 'Lockers beside the map' }));
  expect(beside.getAllByRole('listitem')).toHaveLength(body.totalElements);
  expect(beside.getAllByText(/^Offline, use unknown/)).toHaveLength(body.totalElements);
  expect(screen.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /^Columns/ })).toBeNull();
});

it('every locker with a place is a button on the map; Enter on it chooses it in the list, and leads to its boxes', async () => {
  const app = await open({ at: '/app/lockers/map' });
  const map = within(await screen.findByRole('group', { name: 'Lockers on the map' }));
  const beside = within(screen.getByRole('list', { name: 'Lockers beside the map' }));
  const all = beside.getAllByRole('listitem');
  const marked = map.getAllByRole('button', { name: /: (Online|Offline|Exception)/ });
  expect(marked).toHaveLength(all.length);
  const [first] = marked;
  first?.focus();
  await app.user.keyboard('{Enter}');
  const chosen = beside.getByRole('button', { pressed: true });
  const name = first?.getAttribute('aria-label')?.split(': ')[0] ?? '?';
  expect(chosen).toHaveTextContent(name);
  const link = beside.getByRole('link', { name: 'Boxes' });
  expect(link.getAttribute('href')).toMatch(/^\/app\/box-info\?id=\d+$/);
});

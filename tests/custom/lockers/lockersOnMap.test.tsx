// The locker list as a map: every locker on it and beside it, by keyboard, with the list's filters.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
  expect(beside.getAllByText(/^Offline, usage unknown/)).toHaveLength(body.totalElements);
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

it('lockers too close together are one button with their number and trouble; Enter on it takes them apart', async () => {
  const token = await server.signIn('operator');
  const { body } = await server.ask(lockers.list, { size: 4 }, { token });
  const situations = ['ONLINE', 'OFFLINE', 'EXCEPTION', 'ONLINE'] as const;
  // A street's length apart, and the last two at one place, which no zoom takes apart.
  const content = body.content.map((row, index) => ({
    ...row,
    lockerSituation: situations[index],
    latitude: 35 + Math.min(index, 2) * 0.0005,
    longitude: 33,
  }));
  const app = await open();
  app.network.use(
    http.all('*/api/locker/v1/locker/query', () =>
      HttpResponse.json({ content, totalElements: 4, totalPages: 1 }),
    ),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Map' }));
  const map = within(await screen.findByRole('group', { name: 'Lockers on the map' }));
  const group = await map.findByRole('button', { name: '4 lockers, 2 in trouble' });
  group.focus();
  await app.user.keyboard('{Enter}');
  const apart = map.getAllByRole('button', { name: /: (Online|Offline|Exception)/ });
  expect(apart).toHaveLength(4);
  expect(apart).toContain(document.activeElement);
  const places = apart.map(({ style }) => `${style.left} ${style.top} ${style.transform}`);
  expect(new Set(places).size).toBe(4);
});

// The locker list as staff see it: found by filter, paged, sorted, with honest values.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { listenToWire } from './wire.ts';

let server: OpenServer;
let token: string;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());

const at = '/app/lockers';
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Locker list' }))
    .getAllByRole('row')
    .slice(1);
const ask = async (input: Parameters<typeof server.ask<typeof lockers.list>>[1]) =>
  (await server.ask(lockers.list, input, { token })).body;

test('ten lockers are shown, those in trouble first, then the last changed (R9.1)', async () => {
  const { content, totalElements } = await ask({ sort: 'lockerSituation,desc' });
  await openApp({ server, user: 'admin', at });
  const names = (await rows()).map((row) => within(row).getByRole('rowheader').textContent);
  expect(names).toEqual(content.map((locker) => locker.lockerName));
  expect(screen.getByText(`1–10 of ${totalElements}`)).toBeVisible();
});

test('the fact beside the title counts all lockers and those in trouble', async () => {
  const { totalElements } = await ask({});
  const parts = await Promise.all([
    ask({ lockerSituation: 'OFFLINE' }),
    ask({ lockerSituation: 'EXCEPTION' }),
  ]);
  const trouble = parts.reduce((sum, part) => sum + part.totalElements, 0);
  await openApp({ server, user: 'admin', at });
  expect(
    await screen.findByText(new RegExp(`^${totalElements} lockers, ${trouble} in trouble$`)),
  ).toBeVisible();
});

test('a locker is found by its name, the address keeps the filter, and Back shows all again (R2.81)', async () => {
  const { content } = await ask({});
  const name = content[3]?.lockerName ?? '';
  const app = await openApp({ server, user: 'admin', at });
  await rows();
  await app.user.type(screen.getByRole('combobox', { name: 'Locker name' }), `${name}{Enter}`);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.getByRole('link', { name })).toBeVisible();
  expect(decodeURIComponent(app.address())).toContain(name.split(' ')[0]);
  history.back();
  await waitFor(async () => expect(await rows()).toHaveLength(10));
  expect(screen.getByRole('combobox', { name: 'Locker name' })).toHaveValue('');
});

test('an emptied filter is gone, from the address too, and the others stay', async () => {
  const filter = encodeURIComponent(JSON.stringify({ lockerName: 'zzz', lockerStatus: 'ENABLE' }));
  const app = await openApp({ server, user: 'admin', at: `${at}?filter=${filter}` });
  await app.user.clear(await screen.findByRole('combobox', { name: 'Locker name' }));
  await app.user.keyboard('{Enter}');
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
  expect(app.address()).not.toContain('lockerName');
  expect(app.address()).toContain('lockerStatus');
});

test('names are offered while somebody types, and the arrows and Enter take one', async () => {
  const { content } = await ask({});
  const name = content[0]?.lockerName ?? '';
  const app = await openApp({ server, user: 'admin', at });
  await rows();
  await app.user.type(screen.getByRole('combobox', { name: 'Locker name' }), name.slice(0, 4));
  const offered = within(await screen.findByRole('listbox', { name: 'Locker name' })).getAllByRole(
    'option',
  );
  await app.user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox', { name: 'Locker name' })).toHaveValue(
    offered[0]?.textContent,
  );
});

test('a deep link shows the rows that its filter means', async () => {
  const { totalElements } = await ask({ lockerSituation: 'OFFLINE' });
  const filter = encodeURIComponent(JSON.stringify({ lockerSituation: 'OFFLINE' }));
  await openApp({ server, user: 'admin', at: `${at}?filter=${filter}` });
  expect(await rows()).toHaveLength(totalElements);
  expect(screen.getByRole('button', { name: 'Situation Offline' })).toBeVisible();
});

test('what an offline locker does is unknown, and never shown as something else', async () => {
  const filter = encodeURIComponent(JSON.stringify({ lockerSituation: 'OFFLINE' }));
  await openApp({ server, user: 'admin', at: `${at}?filter=${filter}` });
  for (const row of await rows()) {
    expect(within(row).getByText('unknown')).toBeVisible();
    expect(within(row).getByRole('img').getAttribute('aria-label')).toMatch(/state unknown$/);
  }
});

test('a filter that nothing matches is named, and can be cleared', async () => {
  const filter = encodeURIComponent(
    JSON.stringify({ lockerName: 'Kyrenia', lockerSituation: 'ONLINE' }),
  );
  const app = await openApp({ server, user: 'admin', at: `${at}?filter=${filter}` });
  expect(await screen.findByRole('heading', { name: 'No locker matches “Kyrenia”' })).toBeVisible();
  expect(screen.getByText(/Filter: Locker name “Kyrenia”, Situation Online\./)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rows()).toHaveLength(10);
});

test('"Trouble sorts first", and the head says by what the rows are sorted', async () => {
  const app = await openApp({ server, user: 'admin', at });
  const wire = listenToWire(app);
  expect((await rows())[0]).toHaveTextContent('Offline');
  expect(screen.getByRole('columnheader', { name: 'Situation' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await app.user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() =>
    expect(wire.of(lockers.list.path).map((asked) => asked['sort'])).toContain(
      'lockerSituation,desc',
    ),
  );
});

test('a head sorts by its column, says so, and turns the order at the second press', async () => {
  const app = await openApp({ server, user: 'admin', at });
  const wire = listenToWire(app);
  await rows();
  await app.user.click(screen.getByRole('button', { name: 'Locker name' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Locker name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );
  await app.user.click(screen.getByRole('button', { name: 'Locker name' }));
  await waitFor(() =>
    expect(wire.of(lockers.list.path).map((asked) => asked['sort'])).toContain('lockerName,desc'),
  );
  expect(screen.getByRole('columnheader', { name: 'Locker name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('in Chinese the list speaks Chinese', async () => {
  await openApp({ server, user: 'admin', at, language: 'zh' });
  expect(await screen.findByRole('heading', { level: 1, name: '快递柜列表' })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: '运行状况' })).toBeVisible();
  expect(screen.getByRole('button', { name: '导出' })).toBeVisible();
});

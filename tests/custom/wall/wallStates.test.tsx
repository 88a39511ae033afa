// The control-room wall when all is not well: no answer, an old one, fewer rights, a server of the documented calls alone.
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { sessionWith } from '../../kit/servers/newNetwork.ts';
import { openApp, type OpenAppOptions } from '../../kit/screens/openApp.tsx';
import { retry } from '../../../src/dataProvider/connection.ts';
import { updateRows } from '../../kit/databases/rows.ts';

await import('../../../src/app/WallRoot.tsx');
await import('../../../src/custom/wall/Wall.tsx');
await import('../../../src/custom/shared/LockerMap/NetworkMap.tsx');
const server = await fileServer();

const AT = '/app-h/dashboard_v2';
const DIAGRAMS = '*/api/locker/v1/dashboard/diagrams';
const open = (options: OpenAppOptions = {}) =>
  openApp({ server, at: AT, user: 'operator', ...options });
const busy = http.get(DIAGRAMS, () =>
  HttpResponse.json({ statusCode: 503, message: 'The server is busy.' }, { status: 503 }),
);
/** The wall as somebody sees it who holds these alone. */
const openWith = async (authoritySet: readonly string[]) =>
  open({ session: await sessionWith(server, authoritySet) });
const booked = async () => {
  const strip = await screen.findByRole('region', { name: 'Last 48 hours' });
  await within(strip).findAllByText(/^[\d,]+$/);
  return within(strip).getByText('Booked').nextElementSibling?.textContent;
};

it('says of when its figures are once a later answer fails, keeps them, and says it no more when they are fresh', async () => {
  const { network } = await open();
  const before = await booked();
  network.use(busy);
  act(() => retry());
  expect(
    await screen.findByText(/^Out of date: some data is from \d\d:\d\d:\d\d\.$/),
  ).toBeVisible();
  expect(await booked()).toBe(before);
  network.resetHandlers();
  act(() => retry());
  await waitFor(() => expect(screen.queryByText(/^Out of date/)).toBeNull());
});

it('does not say that it is live beside figures that are stale', async () => {
  const { network } = await open({ live: true });
  // Figures that were never answered are unknown, not stale.
  await booked();
  expect(await screen.findByText(/^Live/)).toBeVisible();
  network.use(busy);
  act(() => retry());
  expect(await screen.findByText(/^Out of date/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Live/)).toBeNull());
});

it('says that it is stale when answers do not come any more, whatever the reason', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await open();
  await booked();
  expect(screen.queryByText(/^Out of date/)).toBeNull();
  vi.setSystemTime(Date.now() + 91_000);
  expect(await screen.findByText(/^Out of date/)).toBeVisible();
});

it('says what is not known when the first answer fails, and shows the rest', async () => {
  const { network, user } = await open({ at: '/app/dashboard' });
  const leads = await screen.findByRole('link', { name: 'Control-room wall' });
  network.use(busy);
  await user.click(leads);
  await screen.findByRole('heading', { level: 1, name: 'Network now' });
  const strip = await screen.findByRole('region', { name: 'Last 48 hours' });
  expect(await within(strip).findByText('Currently unavailable: SYSTEM ERROR')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Lockers on the map/ })).toBeVisible();
});

it('leaves out what the asker may not see: without alerts, versions and figures there are the lockers, those of one state in one row', async () => {
  await openWith(['LOCKER_VIEW']);
  expect(await screen.findByRole('region', { name: 'Lockers' })).toBeVisible();
  for (const name of ['Last 48 hours', 'Fullest lockers', 'Running rollouts'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  const list = within(await screen.findByRole('region', { name: 'Action required' }));
  const row = within((await list.findByText('Exception')).closest('li')!);
  expect(row.getByText(/^\d lockers$/)).toBeVisible();
  expect(list.queryByText('Unacknowledged')).toBeNull();
});

it('is refused to whoever may see none of its parts', async () => {
  await openWith(['ROLE_VIEW']);
  expect(
    await screen.findByRole('heading', { name: 'Your role does not include Network now' }),
  ).toBeVisible();
});

it('lists alerts that somebody took until they end', async () => {
  const { db } = server.database;
  await updateRows(db, 'alerts', { state: 'OPEN' }, { state: 'ACKNOWLEDGED' });
  await openWith(['ALERT_VIEW']);
  const list = within(await screen.findByRole('region', { name: 'Action required' }));
  // The gravest type of all comes first.
  const [first] = await list.findAllByRole('listitem');
  expect(first).toHaveTextContent('Repeated wrong PINs');
});

// History check on the screen: a scanned number, its stays as time lines, and what one sees without one.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { parcelThatIs } from '../parcel/parcelPage.tsx';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const open = (at = '/app/HistoryCheck') => openApp({ server, user: 'viewer', at });
const field = () => screen.findByRole('textbox', { name: 'Parcel number' });

test('it stands in the menu, and asks for a number', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Which parcel number?' })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  expect(within(menu).getByRole('link', { name: 'History check' })).toHaveAttribute(
    'href',
    '/app/HistoryCheck',
  );
  expect(await field()).toHaveFocus();
});

test('a scanner types and ends with Enter: every stay of the number is told, in capitals or not', async () => {
  const gone = await parcelThatIs(server, 'FINISHED');
  const here = await parcelThatIs(server, 'STORED');
  await server.database.db
    .updateTable('parcels')
    .set({ parcelNumber: gone.parcelNumber })
    .where('ordersId', '=', here.ordersId)
    .execute();
  const { user, address } = await open();
  await user.type(await field(), `${gone.parcelNumber.toLowerCase()}{Enter}`);
  expect(await screen.findByText(`${gone.parcelNumber}: 2 stays`)).toBeVisible();
  expect(address()).toBe(`/app/HistoryCheck?parcelNumber=${gone.parcelNumber}`);
  const stay = (parcel: typeof gone, state: string) =>
    screen.getByRole('region', { name: `${parcel.boxName} at ${parcel.lockerName}: ${state}` });
  const last = stay(here, 'Deposited');
  expect(last).toHaveTextContent('Next: it expires');
  expect(within(last).getByRole('link', { name: 'Open parcel' })).toHaveAttribute(
    'href',
    `/app/order-view?ordersId=${here.ordersId}`,
  );
  expect(stay(gone, 'Collected')).toHaveTextContent('Deposited → Collected');
  const again = await field();
  expect(again).toHaveFocus();
  await user.keyboard('NOBODY1{Enter}');
  expect(
    await screen.findByRole('heading', { name: 'No parcel has the number NOBODY1' }),
  ).toBeVisible();
});

test('no number at all is said at the field', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show history' }));
  expect(await field()).toHaveAccessibleDescription('Please enter parcel number');
});

test('in Chinese all words are Chinese', async () => {
  const { parcelNumber } = await parcelThatIs(server, 'EXPIRED');
  await openApp({
    server,
    user: 'viewer',
    language: 'zh',
    at: `/app/HistoryCheck?parcelNumber=${parcelNumber}`,
  });
  expect(await screen.findByText(`${parcelNumber}：共 1 次存放`)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '历史查询' })).toBeVisible();
});

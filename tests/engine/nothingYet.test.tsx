// A picker with nothing to choose says what to create and where, with the way there for those who may.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newNetwork, sessionWith } from '../kit/servers/newNetwork.ts';
import { openApp, type OpenAppOptions } from '../kit/screens/openApp.tsx';
import type { OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await newNetwork();
});
afterAll(() => server.close());

const open = async (at: string, authorities: readonly string[], options: OpenAppOptions = {}) =>
  openApp({ server, at, session: await sessionWith(server, authorities), ...options });

test('a reference of a form leads to the form of what is missing', async () => {
  const { user } = await open('/app/districts/create', ['LOCKER_VIEW', 'LOCKER_EDIT']);
  await user.click(await screen.findByRole('combobox', { name: 'Province' }));
  const said = await screen.findByText(/^No provinces yet/);
  const link = within(said).getByRole('link', { name: 'Provinces: New province' });
  expect(link).toHaveAttribute('href', '/app/provinces/create');
  await user.tab();
  expect(link).toHaveFocus();
});

test('a page’s own picker does so too, and leads to the page on which a locker is made', async () => {
  const rights = ['LOCKER_VIEW', 'LOCKER_EDIT', 'PARCEL_RESERVE', 'BOX_VIEW'];
  const { user } = await open('/app/unregisteredCustomer', rights);
  await user.click(await screen.findByRole('combobox', { name: 'Locker' }));
  const said = await screen.findByText(/^No lockers yet/);
  expect(within(said).getByRole('link')).toHaveAttribute('href', '/app/AddNewLocker');
});

test('whoever may not create them is told where they are created, in Chinese too', async () => {
  const rights = ['LOCKER_VIEW', 'PARCEL_RESERVE', 'BOX_VIEW'];
  const { user } = await open('/app/unregisteredCustomer', rights, { language: 'zh' });
  await user.click(await screen.findByRole('combobox', { name: '快递柜' }));
  const said = await screen.findByText(/可在“.+”中新增。/);
  expect(within(said).queryByRole('link')).toBeNull();
});

test('a filter says no more than that nothing is found', async () => {
  const { user } = await open('/app/districts', ['LOCKER_VIEW', 'LOCKER_EDIT']);
  const filter = await screen.findByRole('combobox', { name: 'Province' });
  await user.click(filter);
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.queryByText(/^No provinces yet/)).toBeNull();
});

test('what is typed and not found is not there: that says nothing of the others', async () => {
  await server.database.db
    .insertInto('provinces')
    .values({ name: 'Paphos', creationTime: 2, lastUpdatedTime: 2 })
    .execute();
  const { user } = await open('/app/districts/create', ['LOCKER_VIEW', 'LOCKER_EDIT']);
  await user.type(await screen.findByRole('combobox', { name: 'Province' }), 'Nowhere');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.queryByText(/^No provinces yet/)).toBeNull();
});

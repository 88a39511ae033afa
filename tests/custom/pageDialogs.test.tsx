// The form dialogs of custom pages are part of their URL: a reload reopens them, Back closes them; a PIN never comes back.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { saidOf } from '../resources/messages.ts';
import { goTo } from '../resources/goTo.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { parcelThatIs } from './parcel/parcelPage.tsx';

let server: OpenServer;
let session: SessionUser;
let viewer: SessionUser;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
  viewer = await sessionOf(server, 'viewer');
});
afterAll(() => server.close());

const parcel = (status: 'STORED' | 'RESERVED' | 'FINISHED') => async () =>
  `/app/order-view?ordersId=${(await parcelThatIs(server, status)).ordersId}`;
const member = async () => {
  const found = await server.database.db
    .selectFrom('members')
    .select('memberId')
    .where('memberStatus', '=', 'ACTIVE')
    .where('deletedAt', 'is', null)
    .orderBy('memberId')
    .executeTakeFirstOrThrow();
  return `/app/customerDetail?memberId=${found.memberId}`;
};
const withDialog = (at: string, name: string) =>
  `${at}${at.includes('?') ? '&' : '?'}dialog=${name}`;
const address = () => location.pathname + location.search;
const open = async (at: string, who = session) => {
  await openApp({ server, session: who, at: '/app/nothing' });
  goTo(at);
};
const form = async () => {
  await waitFor(() => expect(document.querySelector('[role=dialog] form')).not.toBeNull());
  return document.querySelector('[role=dialog] h2')!.textContent;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe.each([
  ['changeExpiry', 'Change expiry time', parcel('STORED')],
  ['changeNumber', 'Change parcel number', parcel('RESERVED')],
  ['changeStatus', 'Change status', member],
  ['resetMobile', 'Reset mobile', member],
  ['changeLanguage', 'Change language', member],
  ['subscribe', 'Charge a subscription', member],
  ['changePassword', 'Change password', () => Promise.resolve('/app/MyAccount')],
] as const)('%s', (name, label, page) => {
  test('a reload reopens it, Back and Cancel close it', async () => {
    const at = await page();
    await openApp({ server, session, at: '/app/nothing' });
    goTo(at);
    fireEvent.click(await screen.findByRole('button', { name: label }));
    const title = await form();
    expect(address()).toBe(withDialog(at, name));
    history.back();
    await closed();
    expect(address()).toBe(at);
    cleanup();

    await open(withDialog(at, name));
    expect(await form()).toBe(title);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(address()).toBe(at);
  });

  test('it is not opened for users who may not use it', async () => {
    if (name === 'changePassword') return;
    const at = await page();
    await open(withDialog(at, name), viewer);
    const refused = await screen.findByText(saidOf('en', 'engine.act.notNow'));
    expect(refused).toBeVisible();
    await waitFor(() => expect(address()).toBe(at));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a parcel that is out keeps its number, whatever the link says', async () => {
  const at = await parcel('FINISHED')();
  await open(withDialog(at, 'changeNumber'));
  expect(await screen.findByText(saidOf('en', 'engine.act.notNow'))).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['resendPin', 'Reset PIN'],
  ['openBox', /^Open box/],
] as const)('no link asks for %s', async (name, label) => {
  await open(withDialog(await parcel('STORED')(), name));
  expect(await screen.findByRole('button', { name: label })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

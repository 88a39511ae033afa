// The ids of records are the server's: the browser's main jobs are done where each of them is a text.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { freePair } from '../kit/networkBoxes.ts';
import { ROUTES } from '../kit/screens/routes.ts';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { goTo } from '../resources/goTo.ts';
import { openWithTextIds } from './openWithTextIds.tsx';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const open = (at: string) => openWithTextIds(server, at);

const textual = (at: string) => at.replaceAll(/(?<=Id=|id=)(\d+)/g, 'k$1');
const records = ROUTES.filter(({ at }) => textual(at) !== at);

test.each(records)('the page $at', async ({ at, heading }) => {
  const { refused } = await open('/app/MyAccount');
  goTo(`/app/${textual(at)}`);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  expect(document.querySelector('.state-icon.grave')).toBeNull();
  expect(refused).toEqual([]);
});

test.each([
  ['lockers', 'Locker list', /^\/app\/box-info\?id=k\d+$/],
  ['members', 'Customers', /^\/app\/customerDetail\?memberId=k\d+$/],
  ['parcels', 'Parcel list', /^\/app\/order-view\?ordersId=k\d+$/],
])('a row of %s opens its page', async (name, title, page) => {
  const { user, address, refused } = await open(`/app/${name}`);
  const table = await screen.findByRole('table', { name: title });
  const [, row] = await within(table).findAllByRole('row');
  await user.click(within(row!).getAllByRole('link')[0]!);
  await waitFor(() => expect(address()).toMatch(page));
  expect(refused).toEqual([]);
});

test('a form with a reference is saved', async () => {
  const { user, refused } = await open('/app/MyAccount');
  goTo('/app/districts/k1');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const { provinceId } = await server.database.db
    .selectFrom('districts')
    .select('provinceId')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await user.type(name, ' (text)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const saved = await server.database.db
      .selectFrom('districts')
      .select(['name', 'provinceId'])
      .where('id', '=', 1)
      .executeTakeFirst();
    expect(saved).toEqual({ name: expect.stringMatching(/ \(text\)$/), provinceId });
  });
  expect(refused).toEqual([]);
});

test('a box is chosen and locked', async () => {
  const token = await server.signIn('admin');
  const { body } = await server.ask(lockers.one, { lockerId: 1 }, { token });
  const [box] = freePair(body);
  const { user, refused } = await open('/app/box-info?id=k1');
  const cell = await waitFor(() => {
    const found = document.querySelector(`[data-box="k${box.boxId}"]`);
    if (!(found instanceof HTMLElement)) throw new Error('no box');
    return found;
  });
  await user.click(cell);
  expect(cell).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Set locked' }));
  await waitFor(async () => {
    const { body: now } = await server.ask(lockers.one, { lockerId: 1 }, { token });
    expect(now.boxList.find(({ boxId }) => boxId === box.boxId)?.status).toBe('LOCKED');
  });
  expect(refused).toEqual([]);
});

test('a customer is suspended', async () => {
  const { memberId } = await server.database.db
    .selectFrom('members')
    .select('memberId')
    .where('suspendFlag', '=', false)
    .where('memberStatus', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  const { user, refused } = await open(`/app/customerDetail?memberId=k${memberId}`);
  await user.click(await screen.findByRole('switch', { name: /Suspend/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Suspend/ }));
  await waitFor(async () => {
    const { suspendFlag } = await server.database.db
      .selectFrom('members')
      .select('suspendFlag')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(suspendFlag).toBe(true);
  });
  expect(refused).toEqual([]);
});

// The lists of parcels, bookings and orders as staff see them: their words, their filters, where they lead, and long ones.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '../../contract/parcels/bookings.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { goTo } from './goTo.ts';
import { saidOf } from './messages.ts';
import { listenToWire } from './wire.ts';

let server: OpenServer;
let session: SessionUser;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
});
afterAll(() => server.close());

const open = (at: string) => openApp({ server, session, at });
const filtered = (resourceName: string, filter: object) =>
  `/app/${resourceName}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const table = (name: string) => screen.findByRole('table', { name });
const firstRow = async (name: string) => within(await table(name)).getAllByRole('row')[1]!;

/** The labels of section 4, and of payment schemes. */
const LABELS = {
  ordersStatus:
    'RESERVED Booked, STORED Deposited, FINISHED Collected, CANCELED Booking Cancelled, WAREHOUSE_STORED In-Ware, WAREHOUSE_COLLECTED Out-Ware, FAILED_DEPOSIT Failed Deposit, EXPIRED Expired, REMOVE Removed',
  parcelType: 'DEPOSIT_PARCEL Deposit Parcel, RETURN_PARCEL Return, DELIVER_PARCEL Post Parcel',
  payStatus: 'SUCCESS Paid, WAIT Unpaid',
  orderStatus:
    'IMPORTED imported, IN_STORE in store, CUSTOMER_TAKEN taken by customer, COURIER_TAKEN taken by courier, OPERATOR_TAKEN taken by operator',
  lockerVersionStatus:
    'CREATED Task Created, UPDATING Updating, SUCCEEDED Successful, FAILED Failed, CANCELED Cancelled',
  paymentScheme:
    'PER_USE Bill payment, MONTHLY Subscription monthly, QUARTERLY Subscription quarterly, YEARLY Subscription yearly',
};

// R4.22, R4.23, R4.24, R4.25, R4.26, R4.27, R4.28, R4.29, R4.30, R4.31, R4.32, R4.33, R4.34, R4.35, R4.41, R4.42,
// R4.43, R4.44, R4.45, R9.31, R9.32
describe('the labels', () => {
  test.each(Object.entries(LABELS))('%s', (field, said) => {
    for (const pair of said.split(', ')) {
      const [value = '', ...words] = pair.split(' ');
      expect(saidOf('en', `choices.${field}.${value}`)).toBe(words.join(' '));
      expect(saidOf('zh', `choices.${field}.${value}`)).toMatch(/\p{Script=Han}/u);
    }
  });

  test('stand in the menu of the filter and in the rows', async () => {
    const app = await open('/app/parcels?perPage=10');
    await table('Parcel list');
    await app.user.click(screen.getByRole('button', { name: 'Status Any' }));
    const words = screen.getAllByRole('menuitemradio').map((one) => one.textContent);
    const said = LABELS.ordersStatus.split(', ').map((pair) => pair.replace(/^\w+ /, ''));
    expect(words).toEqual(['Any', ...said]);
    await app.user.click(screen.getByRole('menuitemradio', { name: 'Booking Cancelled' }));
    await waitFor(async () =>
      expect(await firstRow('Parcel list')).toHaveTextContent('Booking Cancelled'),
    );
  });
});

test('a hundred parcels stand on a page, and a parcel leads to its page (R2.119, R9.2)', async () => {
  const app = await open('/app/parcels');
  const wire = listenToWire(app);
  const list = await table('Parcel list');
  const names = list.querySelectorAll('a.name');
  expect(names).toHaveLength(100);
  await app.user.click(names[0]!);
  await waitFor(() => expect(app.address()).toMatch(/^\/app\/order-view\?ordersId=\d+$/));
  expect(wire.of(parcels.list.path).every((asked) => asked['size'] === '100')).toBe(true);
});

test.each([
  ['en', 0, 'Nothing due'],
  ['zh', 0, '无需付款'],
  ['en', 150, 'Paid'],
] as const)('in %s a parcel of %i cents says what is due', async (language, amountCents, due) => {
  const { db } = server.database;
  const { ordersId, parcelNumber } = await db
    .selectFrom('parcels')
    .select(['ordersId', 'parcelNumber'])
    .where('ordersStatus', '=', 'STORED')
    .orderBy('ordersId')
    .executeTakeFirstOrThrow();
  const none = { codAmountCents: 0, dtAmountCents: 0, codAmountPayableCents: 0 };
  await db
    .updateTable('parcels')
    .set({
      ...none,
      dtAmountPayableCents: 0,
      ordersAmountCents: 0,
      amountCents,
      payStatus: 'SUCCESS',
    })
    .where('ordersId', '=', ordersId)
    .execute();
  await openApp({ server, session, language, at: filtered('parcels', { parcelNumber }) });
  const row = within(await table(language === 'en' ? 'Parcel list' : '包裹列表'));
  expect(await row.findByText(due)).toBeVisible();
});

test("a locker's name leads to its boxes, the parcel's own chosen", async () => {
  const app = await open(`${filtered('parcels', { ordersStatus: 'STORED' })}&perPage=10`);
  await app.user.click(within(await firstRow('Parcel list')).getAllByRole('link')[1]!);
  await waitFor(() => expect(app.address()).toMatch(/^\/app\/box-info\?id=\d+&box=\d+$/));
});

test('a time window is asked of the time that is chosen', async () => {
  const app = await open(`${filtered('parcels', { timeQueryType: 'STORE_TIME' })}&perPage=10`);
  const wire = listenToWire(app);
  await table('Parcel list');
  await app.user.click(screen.getByRole('button', { name: 'Period Any' }));
  await app.user.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() =>
    expect(wire.of(parcels.list.path).at(-1)).toMatchObject({
      timeQueryType: 'STORE_TIME',
      startTime: expect.stringMatching(/^\d+$/),
      endTime: expect.stringMatching(/^\d+$/),
    }),
  );
});

test('a list that is not counted to its end says "more than", and its pages go on', async () => {
  const { body } = await server.ask(parcels.list, { size: 10 }, { token: session.token });
  const app = await open('/app/dashboard');
  const long = { ...body, totalElements: 10_000, totalPages: 1_000, totalIsLeast: true };
  app.network.use(http.get(`*${parcels.list.path}`, () => HttpResponse.json(long)));
  goTo('/app/parcels?page=1000&perPage=10');
  expect(await screen.findByText('9,991–10,000 of more than 10,000')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
  await app.user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Export more than 10,000')).toBeVisible();
});

test('the booking filter offers no management types (R3.29)', async () => {
  const app = await open('/app/bookings');
  const wire = listenToWire(app);
  await table('Bookings');
  await app.user.click(await screen.findByRole('combobox', { name: 'Box type' }));
  const offered = await within(await screen.findByRole('listbox')).findAllByRole('option');
  expect(offered.map((one) => one.textContent)).toEqual(['XS', 'S', 'M', 'L']);
  await app.user.click(offered[2]!);
  await waitFor(() => expect(wire.of(bookings.list.path).at(-1)?.['boxTypeId']).toBe('3'));
});

// After messy use of two lockers every figure still equals a recount: late, repeated, contradicting and offline reports.
import { expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { payments } from '../../../contract/parcels/payments.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import * as reports from '../../../contract/reports/reports.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { pinOf, signedInCourier } from '../../kit/takeOut.ts';
import { Terminal } from '../../vendor/terminal.ts';
import { countedAt, rawEvents } from '../dashboard/recountedEvents.ts';
import { openParcelServer, type ParcelServer } from '../parcels/parcelServer.ts';
import { expectRows, shown } from './readBack.ts';
import { fold, usage } from './recount.ts';
import * as rows from './recountedRows.ts';

const HOUR = 60 * 60 * 1_000;

const servers = await forFile(openParcelServer());
let services!: ParcelServer;
let terminal: Terminal;

/** Goes on at another locker. */
async function enter() {
  services = await servers.services();
  const { key, server, now } = services.locker;
  terminal = new Terminal('http://server', key, (request) => server.app.fetch(request), now);
  await terminal.join();
  return services.locker.lockerId;
}

const boxAt = (place: number) => services.locker.boxIds[place]!;

const pin = async (ordersId: number) => (await pinOf(services.locker, ordersId)) ?? '';

/** What the terminal says of a parcel, twice under one key. */
async function sayTwice(what: string, ordersId: number, boxId: number, time = services.now) {
  const said = { key: `twice ${what} ${ordersId} ${time}`, what, ordersId, boxId, time };
  for (let times = 0; times < 2; times += 1) await terminal.report('events/parcel', said);
}

/** A booking that is cancelled while the terminal reports its deposit, and one that comes to nothing. */
async function bookInVain() {
  const [first, second] = [boxAt(0), boxAt(1)];
  const cancelled = await services.book(first);
  const failed = await services.book(second);
  await Promise.all([
    services.ask(parcelActions.cancel, { ordersId: cancelled }),
    sayTwice('DEPOSITED', cancelled, first),
  ]);
  await sayTwice('FAILED', failed, second);
  await sayTwice('DEPOSITED', failed, second);
}

/** A customer's subscription that begins between a deposit and its report, and one that is withdrawn. */
async function subscribe() {
  const boxId = boxAt(2);
  const mobile = '99440001';
  const memberId = await services.member({ mobile });
  const laidIn = services.now;
  services.locker.pass(2 * HOUR);
  const { body } = await services.ask(payments.subscribe, { memberId, paymentScheme: 'MONTHLY' });
  await services.ask(payments.markPaid, { paymentId: body.paymentId });
  await services.arrive(boxId, { mobile, time: laidIn });
  const other = await services.ask(payments.subscribe, { memberId, paymentScheme: 'YEARLY' });
  await services.ask(payments.withdraw, { paymentId: other.body.paymentId });
}

/** Collected while the server was away, told late and twice; another one taken out by staff meanwhile. */
async function collectOffline() {
  const boxes = [boxAt(0), boxAt(1)];
  const mobiles = ['99440002', '99440003'];
  for (const [index, boxId] of boxes.entries())
    await services.arrive(boxId, { mobile: mobiles[index]! });
  const lying = await services.db
    .selectFrom('parcels')
    .select(['ordersId', 'boxId'])
    .where('boxId', 'in', boxes)
    .where('ordersStatus', '=', 'STORED')
    .execute();
  const pins = await Promise.all(lying.map(({ ordersId }) => pin(ordersId)));
  await terminal.refresh();
  terminal.plugged = false;
  services.locker.pass(HOUR);
  for (const pinCode of pins) await terminal.collect(pinCode);
  const { ordersId, boxId } = lying[0]!;
  const userId = await signedInCourier(services.locker);
  const taken = { key: 'staff took it', what: 'REMOVED', ordersId, boxId, userId };
  terminal.plugged = true;
  await terminal.ask('events/parcel', { ...taken, time: services.now });
  services.locker.pass(HOUR);
  const waiting = [...terminal.queue];
  await terminal.report('events/door', { boxId: boxAt(0), doorStatus: 'CLOSED' });
  terminal.queue.push(...waiting);
  await terminal.report('events/door', { boxId: boxAt(0), doorStatus: 'CLOSED' });
}

/** Posted, said again, and said of a box that is full by then. */
async function post() {
  const said = { mobile: '99440004', parcelType: 'DELIVER_PARCEL', parcelNumber: 'MESSY0001CY' };
  for (const mobile of ['99440004', '99440004', '99440005'])
    await terminal.report('events/arrival', { boxId: boxAt(2), ...said, mobile });
}

const used = [await enter()];
await bookInVain();
await post();
used.push(await enter());
await subscribe();
await collectOffline();

const asking = { server: services.locker.server, token: services.locker.staff };

it('something happened of each', async () => {
  const states = await services.db
    .selectFrom('parcels')
    .select('ordersStatus')
    .where('lockerId', 'in', used)
    .execute();
  expect(states.map(({ ordersStatus }) => ordersStatus)).toEqual(
    expect.arrayContaining(['STORED', 'FINISHED', 'REMOVE', 'FAILED_DEPOSIT']),
  );
  const [strays] = await services.db
    .selectFrom('strays')
    .select((is) => is.fn.countAll<number>().as('count'))
    .execute();
  expect(strays?.count).toBeGreaterThan(0);
});

it('the reports of parcels and of payments', async () => {
  const folded = await fold(services.locker.server.database);
  const wanted = {
    ordersId: [reports.parcelAndPaymentReport, rows.transactionRows(folded, {})],
    paymentId: [reports.paymentPreUseReport, rows.byUseRows(folded, {})],
    fromHour: [reports.collectAnalyzeReport, rows.dwellingRows(folded, {})],
    memberId: [reports.payMemberInfoReport, rows.payerRows(folded, {})],
  } as const;
  for (const [key, [report, own]] of Object.entries(wanted))
    await expectRows(asking, report, {}, key, own);
});

it('the use of the lockers', async () => {
  const folded = await fold(services.locker.server.database);
  const { content } = await shown(asking, reports.lockersUsageReport.query, {});
  for (const one of used) {
    const row = content.find(({ lockerId }) => lockerId === one);
    expect(row).toMatchObject(usage(folded, {}).get(one)!);
  }
});

it('the dashboard', async () => {
  const { last } = countedAt(await rawEvents(services.locker.server.database), services.now);
  const { body } = await services.ask(dashboard.diagrams, {});
  expect(body).toMatchObject({
    bookedIn48Hrs: last!['booked'],
    depositedIn48Hrs: last!['deposited'],
    collectedIn48Hrs: last!['collected'],
    postIn48Hrs: last!['post'],
  });
});

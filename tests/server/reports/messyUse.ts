// Two lockers used as they should not be: late, repeated, contradicting and offline reports, at the same moment.
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { payments } from '../../../contract/parcels/payments.ts';
import { pinOf, signedInCourier } from '../../kit/takeOut.ts';
import { Terminal } from '../../vendor/terminal.ts';
import type { openParcelServer, ParcelServer } from '../parcels/parcelServer.ts';

type Apps = Awaited<ReturnType<typeof openParcelServer>>;

const HOUR = 60 * 60 * 1_000;

let services: ParcelServer;
let terminal: Terminal;

/** Goes on at another locker. */
async function enter(servers: Apps) {
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
  await services.ask(payments.settle, { paymentId: body.paymentId });
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

/** Uses two lockers; gives the product of the last one, and the numbers of both. */
export async function beMessy(servers: Apps): Promise<{ services: ParcelServer; used: number[] }> {
  const first = await enter(servers);
  await bookInVain();
  await post();
  const second = await enter(servers);
  await subscribe();
  await collectOffline();
  return { services, used: [first, second] };
}

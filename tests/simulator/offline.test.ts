// A terminal that goes away for hours and comes back: what it opens by itself, and what the server makes of it. The clock is the test's.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { Refused, type Gateway } from '../../simulator/gateway.ts';
import { openOffline, type Offline } from '../../simulator/offline.ts';
import { pinOf } from '../kit/takeOut.ts';
import { openParcelServer, type ParcelServer } from '../server/parcels/parcelServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let apps: Awaited<ReturnType<typeof openParcelServer>>;
let app: ParcelServer;
let offline: Offline;
let line: { cut: boolean };

beforeAll(async () => {
  apps = await openParcelServer();
});
beforeEach(async () => {
  app = await apps.services();
  line = { cut: false };
  const { locker } = app;
  const gateway: Gateway = async (endpoint, input) => {
    if (line.cut) throw new Error('The line is cut.');
    const { status, body } = await locker.say(endpoint, input);
    if (status !== 200) throw new Refused(status, endpoint.path);
    return endpoint.output.parse(body);
  };
  offline = openOffline(gateway, { now: locker.now }, new AbortController().signal);
});
afterAll(() => apps.close());

/** A parcel that waits and owes nothing, and its PIN. */
async function waiting(boxId = app.locker.boxId) {
  const memberId = await app.member({
    paymentScheme: 'MONTHLY',
    startTimeUseLocker: app.now,
    endTimeUseLocker: app.now + 1e10,
  });
  const ordersId = await app.book(boxId, memberId);
  await app.report('DEPOSITED', ordersId, boxId);
  return { ordersId, pinCode: (await pinOf(app, ordersId)) ?? '' };
}

const stateOf = async (ordersId: number) => (await app.parcel(ordersId)).ordersStatus;

async function goAway(hours: number) {
  await offline.refresh();
  line.cut = true;
  app.locker.pass(hours * HOUR);
}
async function comeBack() {
  line.cut = false;
  await offline.refresh();
}

describe('out of touch', () => {
  it('for hours, a customer collects; the server hears of it later, as of then', async () => {
    const { ordersId, pinCode } = await waiting();
    await goAway(3);
    const collected = app.now;
    expect(await offline.collect(pinCode)).toBe(app.locker.boxId);
    app.locker.pass(5 * HOUR);
    expect(await stateOf(ordersId)).toBe('STORED');
    await comeBack();
    expect(await app.parcel(ordersId)).toMatchObject({
      ordersStatus: 'FINISHED',
      collectTime: collected,
      pinHmac: null,
      pinVerifier: null,
    });
    expect(await app.locker.box()).toMatchObject({ status: 'AVAILABLE', doorStatus: 'CLOSED' });
    expect(offline.waiting()).toBe(0);
  });

  it('nothing opens that is to be paid, nor anything once the list is twelve hours old', async () => {
    const owed = await app.stored(app.locker.boxIds[1]);
    const { pinCode } = await waiting();
    await goAway(12);
    expect(await offline.collect((await pinOf(app, owed)) ?? '')).toBeUndefined();
    expect(await offline.collect(pinCode)).toBe(app.locker.boxId);
    const { pinCode: late } = await comeBack().then(() => waiting());
    await goAway(12);
    app.locker.pass(1);
    expect(await offline.collect(late)).toBeUndefined();
  });
});

describe('meanwhile', () => {
  it('a new PIN was sent: who came with the old one is believed, as long as the terminal could not know', async () => {
    const { ordersId, pinCode } = await waiting();
    await goAway(1);
    await app.ask(parcelActions.resendPin, { ordersId });
    app.locker.pass(HOUR);
    expect(await offline.collect(pinCode)).toBe(app.locker.boxId);
    await comeBack();
    expect(await stateOf(ordersId)).toBe('FINISHED');
  });
});

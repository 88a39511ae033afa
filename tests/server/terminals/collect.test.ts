// Collecting with a PIN at a terminal: the box, what is due, wrong PINs, and what a report of COLLECTED must prove.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { checkedPin, pinOf, signedInCourier } from '../../kit/takeOut.ts';
import { openParcelServer, type ParcelServer } from '../parcels/parcelServer.ts';

let servers: Awaited<ReturnType<typeof openParcelServer>>;
let services: ParcelServer;
beforeAll(async () => {
  servers = await openParcelServer();
});
beforeEach(async () => {
  services = await servers.services();
});
afterAll(() => servers.close());

const pin = async (ordersId: number) => (await pinOf(services, ordersId)) ?? 'none';
const enter = (pinCode: string) => services.locker.say(terminals.collect, { pinCode });

/** Enters the PIN of a parcel. */
const enterFor = async (ordersId: number) => enter(await pin(ordersId));

/** A PIN that opens nothing at the locker. */
async function wrongPin(not: number): Promise<string> {
  return (await pin(not)) === '000001' ? '000002' : '000001';
}

let keys = 0;
/** Reports it taken out, by what is said to prove it. */
const takeOut = (ordersId: number, proof: Partial<Input<typeof terminals.parcel>>) =>
  services.locker.say(terminals.parcel, {
    key: `taking out ${(keys += 1)}`,
    what: 'COLLECTED',
    ordersId,
    boxId: services.locker.boxId,
    time: services.now,
    ...proof,
  });

const alerts = () =>
  services.db
    .selectFrom('alerts')
    .select(['alertType', 'state', 'reportCount'])
    .where('lockerId', '=', services.locker.lockerId)
    .execute();

/** A customer without anything to pay. */
const subscriber = () =>
  services.member({
    paymentScheme: 'MONTHLY',
    startTimeUseLocker: services.now,
    endTimeUseLocker: services.now + 1e9,
  });

describe('a PIN', () => {
  it('says which box, which parcels and what is due; it is unknown once they were taken out', async () => {
    const ordersId = await services.book(services.locker.boxId, await subscriber());
    await services.report('DEPOSITED', ordersId);
    const { parcelNumber } = await services.parcel(ordersId);
    const { status, body } = await enterFor(ordersId);
    expect(status).toBe(200);
    expect(body).toEqual({
      collectionId: expect.any(String),
      ordersId,
      boxId: services.locker.boxId,
      boxName: 'A01',
      boardNumber: 1,
      portNumber: 1,
      orders: [{ ordersId, parcelNumber, toPay: 0 }],
      toPay: 0,
      mayOpen: true,
    });
    // An answer that was lost on its way is asked for again.
    expect((await enterFor(ordersId)).body).toEqual(body);
    const pinCode = await pin(ordersId);
    const { collectionId } = body;
    expect((await takeOut(ordersId, { collectionId })).body).toEqual({ accepted: true });
    expect(await services.parcel(ordersId)).toMatchObject({
      ordersStatus: 'FINISHED',
      pinHmac: null,
    });
    expect(await enter(pinCode)).toMatchObject({ status: 400, body: { code: 'PIN_WRONG' } });
  });

  it('opens nothing at another locker, and no parcel that was not laid in', async () => {
    const other = await servers.services();
    const ordersId = await services.stored();
    const { status, body } = await other.locker.say(terminals.collect, {
      pinCode: await pin(ordersId),
    });
    expect([status, body.code]).toEqual([400, 'PIN_WRONG']);
  });

  it('that staff sent anew takes the place of the one before', async () => {
    const ordersId = await services.stored();
    const before = await pin(ordersId);
    await services.ask(parcelActions.resendPin, { ordersId });
    expect((await enter(before)).body).toMatchObject({ code: 'PIN_WRONG' });
    expect((await enterFor(ordersId)).status).toBe(200);
  });

  it('of one parcel lets its owner take out all of theirs in the box', async () => {
    const [one, other] = services.locker.boxIds as [number, number];
    const memberId = await subscriber();
    const first = await services.book(one, memberId);
    const second = await services.book(other, memberId);
    await services.report('DEPOSITED', first, one);
    await services.report('DEPOSITED', second, one);
    const { collectionId, orders } = (await enterFor(second)).body;
    expect(orders.map(({ ordersId }) => ordersId)).toEqual([first, second]);
    await takeOut(first, { collectionId });
    await takeOut(second, { collectionId });
    expect(await services.locker.box(one)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('entered again takes in what was laid into the box since', async () => {
    const [one, other] = services.locker.boxIds as [number, number];
    const memberId = await subscriber();
    const first = await services.book(one, memberId);
    const second = await services.book(other, memberId);
    await services.report('DEPOSITED', first, one);
    await enterFor(first);
    await services.report('DEPOSITED', second, one);
    const { collectionId } = (await enterFor(first)).body;
    expect((await takeOut(second, { collectionId })).body).toEqual({ accepted: true });
  });

  it('does not open while something is due; paid, it does', async () => {
    const ordersId = await services.stored();
    const due = (await enterFor(ordersId)).body;
    expect(due.mayOpen).toBe(false);
    expect(due.toPay).toBeGreaterThan(0);
    expect(due.orders).toMatchObject([{ ordersId, toPay: due.toPay }]);
    const { collectionId } = due;
    const early = await takeOut(ordersId, { collectionId });
    expect(early).toMatchObject({ status: 409, body: { code: 'PAYMENT_DUE' } });
    const paid = { key: `paid for ${ordersId}`, ordersId, time: services.now };
    await services.locker.say(terminals.payment, paid);
    expect((await enterFor(ordersId)).body).toMatchObject({
      collectionId,
      toPay: 0,
      mayOpen: true,
    });
    expect((await takeOut(ordersId, { collectionId })).body).toEqual({ accepted: true });
  });
});

describe('wrong PINs', () => {
  it('raise an alert at the fifth, and after ten no PIN is looked at for a while', async () => {
    const ordersId = await services.stored();
    const right = await pin(ordersId);
    await services.locker.beat();
    const wrong = Array.from({ length: 10 }, (_, index) => `00000${index}`).filter(
      (one) => one !== right,
    );
    for (const one of wrong.slice(0, 4)) await enter(one);
    expect(await alerts()).toEqual([]);
    for (const one of [...wrong.slice(4), '111111'].slice(0, 6))
      expect((await enter(one)).body).toMatchObject({ code: 'PIN_WRONG' });
    expect(await alerts()).toEqual([{ alertType: 'PIN_GUESSED', state: 'OPEN', reportCount: 6 }]);
    const refused = await enter(right);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
    expect(await services.locker.locker()).toMatchObject({ lockerSituation: 'EXCEPTION' });
  });

  it('of one number are looked at five times, however many parcels come and go', async () => {
    const ordersId = await services.stored();
    const wrong = await wrongPin(ordersId);
    for (let tried = 0; tried < 5; tried += 1)
      expect((await enter(wrong)).body).toMatchObject({ code: 'PIN_WRONG' });
    expect((await enter(wrong)).body).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect((await enterFor(ordersId)).status).toBe(200);
  });

  it('at another locker hold nobody back here, and right ones are not counted', async () => {
    const ordersId = await services.stored();
    const other = await servers.services();
    for (let tried = 0; tried < 12; tried += 1)
      await other.locker.say(terminals.collect, { pinCode: `22222${tried % 10}` });
    for (let tried = 0; tried < 12; tried += 1) expect((await enterFor(ordersId)).status).toBe(200);
  });

  it('leave no digits in the history, and none of a right one', async () => {
    const ordersId = await services.stored();
    for (let tried = 0; tried < 5; tried += 1) await enter('987654');
    const digits = await pin(ordersId);
    await takeOut(ordersId, await checkedPin(services.locker, ordersId));
    const events = JSON.stringify(
      await services.db
        .selectFrom('events')
        .selectAll()
        .where('lockerId', '=', services.locker.lockerId)
        .execute(),
    );
    expect(events).not.toContain('987654');
    expect(events).not.toContain(digits);
  });
});

describe('a report that a parcel was taken out', () => {
  it('is refused without a proof, and with one that is somebody else’s', async () => {
    const ordersId = await services.stored();
    const second = await services.stored(services.locker.boxIds[1]);
    const { collectionId } = (await enterFor(second)).body;
    for (const proof of [{}, { collectionId }, { userId: 1 }])
      expect(await takeOut(ordersId, proof)).toMatchObject({
        status: 409,
        body: { code: 'COLLECTION_UNPROVEN' },
      });
    const unknown = await takeOut(ordersId, { taskId: 'none' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'STORED' });
  });

  it('is taken where staff opened the box, for an hour; what was due stays due', async () => {
    const ordersId = await services.stored();
    await services.locker.beat();
    const taskId = await services.locker.open();
    await services.locker.say(terminals.result, { taskId, outcome: 'SUCCESS' });
    const later = services.now + 60 * 60_000 + 1;
    services.locker.pass(60 * 60_000 + 1);
    expect((await takeOut(ordersId, { taskId, time: later })).body).toMatchObject({
      code: 'COLLECTION_UNPROVEN',
    });
    const again = await services.locker.open();
    expect((await takeOut(ordersId, { taskId: again })).body).toMatchObject({
      code: 'COLLECTION_UNPROVEN',
    });
    await services.locker.beat();
    const opened = await services.locker.open();
    expect((await takeOut(ordersId, { taskId: opened })).body).toEqual({ accepted: true });
    expect(await services.parcel(ordersId)).toMatchObject({
      ordersStatus: 'FINISHED',
      payStatus: 'WAIT',
    });
  });

  it('is taken of whoever signed in at this terminal and may collect, for twelve hours and no longer', async () => {
    const ordersId = await services.stored();
    const elsewhere = await signedInCourier((await servers.services()).locker);
    const unproven = { code: 'COLLECTION_UNPROVEN' };
    expect((await takeOut(ordersId, { userId: elsewhere })).body).toMatchObject(unproven);
    const userId = await signedInCourier(services.locker);
    services.locker.pass(12 * 60 * 60_000 + 1);
    const back = { userId, time: services.now - 60_000 };
    expect((await takeOut(ordersId, back)).body).toMatchObject(unproven);
    await signedInCourier(services.locker);
    expect((await takeOut(ordersId, { userId })).body).toEqual({ accepted: true });
  });

  it('is not taken of whoever was locked since they signed in', async () => {
    const ordersId = await services.stored();
    const userId = await signedInCourier(services.locker);
    const set = (userStatus: 'LOCKED' | 'ACTIVE') =>
      services.db.updateTable('staff').set({ userStatus }).where('userId', '=', userId).execute();
    await set('LOCKED');
    const refused = await takeOut(ordersId, { userId });
    await set('ACTIVE');
    expect(refused.body).toMatchObject({ code: 'COLLECTION_UNPROVEN' });
  });
});

describe('a checked PIN proves', () => {
  const collection = async (ordersId: number) => {
    await services.locker.beat();
    return checkedPin(services.locker, ordersId);
  };

  it.each([
    [
      'nothing once staff replaced it',
      async (ordersId: number) => {
        await services.ask(parcelActions.resendPin, { ordersId });
      },
    ],
    [
      'nothing after ten minutes in touch, even if the report is dated back',
      async () => {
        for (let minute = 0; minute < 44; minute += 1) {
          services.locker.pass(15_000);
          await services.locker.beat();
        }
      },
    ],
  ])('%s', async (_, happens) => {
    const ordersId = await services.stored();
    const proof = await collection(ordersId);
    const { now } = services;
    await happens(ordersId);
    for (const time of [now, services.now])
      expect((await takeOut(ordersId, { ...proof, time })).body).toMatchObject({
        code: 'COLLECTION_UNPROVEN',
      });
    expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'STORED' });
  });

  it('what was taken out before the server was away, however late it hears of it', async () => {
    const ordersId = await services.stored();
    const proof = await collection(ordersId);
    const time = services.now + 60_000;
    services.locker.pass(5 * 60 * 60_000);
    expect((await takeOut(ordersId, { ...proof, time })).body).toEqual({ accepted: true });
  });

  it('nothing under the number of a PIN that was replaced, even once the new one was entered', async () => {
    const ordersId = await services.stored();
    const before = await collection(ordersId);
    await services.ask(parcelActions.resendPin, { ordersId });
    const after = await collection(ordersId);
    expect((await takeOut(ordersId, before)).body).toMatchObject({ code: 'COLLECTION_UNPROVEN' });
    expect((await takeOut(ordersId, after)).body).toEqual({ accepted: true });
  });
});

describe('a report that the operator removed a parcel', () => {
  const remove = (ordersId: number, proof: Partial<Input<typeof terminals.parcel>>) =>
    takeOut(ordersId, { what: 'REMOVED', ...proof });
  const removal = (ordersId: number) =>
    services.db
      .selectFrom('events')
      .select(['byKind', 'byName', 'data'])
      .where('ordersId', '=', ordersId)
      .where('type', '=', 'PARCEL_REMOVED')
      .executeTakeFirst();

  it('is refused without a proof, and with its owner’s PIN', async () => {
    const ordersId = await services.stored();
    const checked = await checkedPin(services.locker, ordersId);
    for (const proof of [{}, checked, { userId: 1 }])
      expect(await remove(ordersId, proof)).toMatchObject({
        status: 409,
        body: { code: 'COLLECTION_UNPROVEN' },
      });
    expect(await services.locker.box()).toMatchObject({ status: 'OCCUPIED' });
    expect(await removal(ordersId)).toBeUndefined();
  });

  it('names who signed in', async () => {
    const ordersId = await services.stored();
    const userId = await signedInCourier(services.locker);
    expect((await remove(ordersId, { userId })).body).toEqual({ accepted: true });
    expect(await removal(ordersId)).toMatchObject({
      byKind: 'TERMINAL',
      byName: expect.any(String),
      data: { proof: 'SIGN_IN', userId },
    });
  });

  it('names who opened the box', async () => {
    const ordersId = await services.stored();
    await services.locker.beat();
    const taskId = await services.locker.open();
    expect((await remove(ordersId, { taskId })).body).toEqual({ accepted: true });
    expect(await removal(ordersId)).toMatchObject({
      byName: 'admin',
      data: { proof: 'REMOTE_OPEN', taskId },
    });
  });
});

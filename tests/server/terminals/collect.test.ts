// Collecting with a PIN at a terminal: the box, what is due, and wrong PINs.
import { describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { refused } from '../../kit/refused.ts';
import { readEvents, readRows, updateRows } from '../../kit/databases/rows.ts';
import { checkedPin } from '../../kit/takeOut.ts';
import { parcelServices } from '../parcels/parcelServer.ts';
import { takingOut } from './takingOut.ts';

const services = await parcelServices();

const { pin, enter, enterFor, takeOut } = takingOut(services);

/** A PIN that opens nothing at the locker. */
async function wrongPin(not: number): Promise<string> {
  return (await pin(not)) === '000001' ? '000002' : '000001';
}

const alerts = () =>
  readRows(services.db, 'alerts', { lockerId: services.locker.lockerId }, [
    'alertType',
    'state',
    'reportCount',
  ]);

/** A customer without anything to pay. */
const subscriber = () =>
  services.member({
    paymentScheme: 'MONTHLY',
    startTimeUseLocker: services.now,
    endTimeUseLocker: services.now + 1e9,
  });

/** Two parcels of one customer, of which the first was laid into its box. */
async function twoBooked() {
  const [one, other] = services.locker.boxIds as [number, number];
  const memberId = await subscriber();
  const first = await services.book(one, memberId);
  const second = await services.book(other, memberId);
  await services.report('DEPOSITED', first, one);
  return { one, first, second };
}

describe('a PIN', () => {
  it('can be checked offline while its parcel waits, also when that has expired', async () => {
    const ordersId = await services.book(services.locker.boxId, await subscriber());
    await services.report('DEPOSITED', ordersId);
    const expired = { ordersStatus: 'EXPIRED' } as const;
    await updateRows(services.db, 'parcels', { ordersId }, expired);
    const { body } = await services.locker.say(terminals.offlinePins, {});
    expect(body.pins.map((one) => one.ordersId)).toContain(ordersId);
  });

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
    expect(await enter(pinCode)).toMatchObject(refused(400, 'PIN_WRONG'));
  });

  it('opens nothing at another locker, and no parcel that was not laid in', async () => {
    const other = await services.another();
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
    const { one, first, second } = await twoBooked();
    await services.report('DEPOSITED', second, one);
    const { collectionId, orders } = (await enterFor(second)).body;
    expect(orders.map(({ ordersId }) => ordersId)).toEqual([first, second]);
    await takeOut(first, { collectionId });
    await takeOut(second, { collectionId });
    expect(await services.locker.box(one)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('entered again takes in what was laid into the box since', async () => {
    const { one, first, second } = await twoBooked();
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
    expect(early).toMatchObject(refused(409, 'PAYMENT_DUE'));
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
    expect(await enter(right)).toMatchObject(refused(429, 'TOO_MANY_TRIES'));
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
    const other = await services.another();
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
      await readEvents(services, { lockerId: services.locker.lockerId }),
    );
    expect(events).not.toContain('987654');
    expect(events).not.toContain(digits);
  });
});

// Collecting with a PIN at a terminal: the box, what is due, wrong PINs, and what a report of COLLECTED must prove.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { checkedPin, pinOf } from '../../kit/takeOut.ts';
import { openParcelHouse, type ParcelHouse } from '../parcels/parcelHouse.ts';

let houses: Awaited<ReturnType<typeof openParcelHouse>>;
let house: ParcelHouse;
beforeAll(async () => {
  houses = await openParcelHouse();
});
beforeEach(async () => {
  house = await houses.house();
});
afterAll(() => houses.close());

const pin = async (ordersId: number) => (await pinOf(house, ordersId)) ?? 'none';
const enter = (pinCode: string) => house.locker.say(terminals.collect, { pinCode });

/** Enters the PIN of a parcel. */
const enterFor = async (ordersId: number) => enter(await pin(ordersId));

/** A PIN that opens nothing at the locker. */
async function wrongPin(not: number): Promise<string> {
  return (await pin(not)) === '000001' ? '000002' : '000001';
}

let keys = 0;
/** Reports it taken out, by what is said to prove it. */
const takeOut = (ordersId: number, proof: Partial<Input<typeof terminals.parcel>>) =>
  house.locker.say(terminals.parcel, {
    key: `taking out ${(keys += 1)}`,
    what: 'COLLECTED',
    ordersId,
    boxId: house.locker.boxId,
    time: house.now,
    ...proof,
  });

const alerts = () =>
  house.db
    .selectFrom('alerts')
    .select(['alertType', 'state', 'reportCount'])
    .where('lockerId', '=', house.locker.lockerId)
    .execute();

/** A customer without anything to pay. */
const subscriber = () =>
  house.member({
    paymentScheme: 'MONTHLY',
    startTimeUseLocker: house.now,
    endTimeUseLocker: house.now + 1e9,
  });

describe('a PIN', () => {
  it('says which box, which parcels and what is due; it is unknown once they were taken out', async () => {
    const ordersId = await house.book(house.locker.boxId, await subscriber());
    await house.report('DEPOSITED', ordersId);
    const { parcelNumber } = await house.parcel(ordersId);
    const { status, body } = await enterFor(ordersId);
    expect(status).toBe(200);
    expect(body).toEqual({
      collectionId: expect.any(String),
      ordersId,
      boxId: house.locker.boxId,
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
    expect(await house.parcel(ordersId)).toMatchObject({ ordersStatus: 'FINISHED', pinHmac: null });
    expect(await enter(pinCode)).toMatchObject({ status: 400, body: { code: 'PIN_WRONG' } });
  });

  it('opens nothing at another locker, and no parcel that was not laid in', async () => {
    const other = await houses.house();
    const ordersId = await house.stored();
    const { status, body } = await other.locker.say(terminals.collect, {
      pinCode: await pin(ordersId),
    });
    expect([status, body.code]).toEqual([400, 'PIN_WRONG']);
  });

  it('that staff sent anew takes the place of the one before', async () => {
    const ordersId = await house.stored();
    const before = await pin(ordersId);
    await house.ask(parcelActions.resendPin, { ordersId });
    expect((await enter(before)).body).toMatchObject({ code: 'PIN_WRONG' });
    expect((await enterFor(ordersId)).status).toBe(200);
  });

  it('of one parcel lets its owner take out all of theirs in the box', async () => {
    const [one, other] = house.locker.boxIds as [number, number];
    const memberId = await subscriber();
    const first = await house.book(one, memberId);
    const second = await house.book(other, memberId);
    await house.report('DEPOSITED', first, one);
    await house.report('DEPOSITED', second, one);
    const { collectionId, orders } = (await enterFor(second)).body;
    expect(orders.map(({ ordersId }) => ordersId)).toEqual([first, second]);
    await takeOut(first, { collectionId });
    await takeOut(second, { collectionId });
    expect(await house.locker.box(one)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('does not open while something is due; paid, it does', async () => {
    const ordersId = await house.stored();
    const due = (await enterFor(ordersId)).body;
    expect(due.mayOpen).toBe(false);
    expect(due.toPay).toBeGreaterThan(0);
    expect(due.orders).toMatchObject([{ ordersId, toPay: due.toPay }]);
    const { collectionId } = due;
    const early = await takeOut(ordersId, { collectionId });
    expect(early).toMatchObject({ status: 409, body: { code: 'PAYMENT_DUE' } });
    const paid = { key: `paid for ${ordersId}`, ordersId, time: house.now };
    await house.locker.say(terminals.payment, paid);
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
    const ordersId = await house.stored();
    const right = await pin(ordersId);
    await house.locker.beat();
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
    expect(await house.locker.locker()).toMatchObject({ lockerSituation: 'EXCEPTION' });
  });

  it('of one number are looked at five times, however many parcels come and go', async () => {
    const ordersId = await house.stored();
    const wrong = await wrongPin(ordersId);
    for (let tried = 0; tried < 5; tried += 1)
      expect((await enter(wrong)).body).toMatchObject({ code: 'PIN_WRONG' });
    expect((await enter(wrong)).body).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect((await enterFor(ordersId)).status).toBe(200);
  });

  it('at another locker hold nobody back here, and right ones are not counted', async () => {
    const ordersId = await house.stored();
    const other = await houses.house();
    for (let tried = 0; tried < 12; tried += 1)
      await other.locker.say(terminals.collect, { pinCode: `22222${tried % 10}` });
    for (let tried = 0; tried < 12; tried += 1) expect((await enterFor(ordersId)).status).toBe(200);
  });

  it('leave no digits in the history, and none of a right one', async () => {
    const ordersId = await house.stored();
    for (let tried = 0; tried < 5; tried += 1) await enter('987654');
    const digits = await pin(ordersId);
    await takeOut(ordersId, await checkedPin(house.locker, ordersId));
    const events = JSON.stringify(
      await house.db
        .selectFrom('events')
        .selectAll()
        .where('lockerId', '=', house.locker.lockerId)
        .execute(),
    );
    expect(events).not.toContain('987654');
    expect(events).not.toContain(digits);
  });
});

describe('a report that a parcel was taken out', () => {
  it('is refused without a proof, and with one that is somebody else’s', async () => {
    const ordersId = await house.stored();
    const second = await house.stored(house.locker.boxIds[1]);
    const { collectionId } = (await enterFor(second)).body;
    for (const proof of [{}, { collectionId }, { userId: 1 }])
      expect(await takeOut(ordersId, proof)).toMatchObject({
        status: 409,
        body: { code: 'COLLECTION_UNPROVEN' },
      });
    const unknown = await takeOut(ordersId, { taskId: 'none' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await house.parcel(ordersId)).toMatchObject({ ordersStatus: 'STORED' });
  });

  it('is taken where staff opened the box, for an hour; what was due stays due', async () => {
    const ordersId = await house.stored();
    await house.locker.beat();
    const taskId = await house.locker.open();
    await house.locker.say(terminals.result, { taskId, outcome: 'SUCCESS' });
    const later = house.now + 60 * 60_000 + 1;
    house.locker.pass(60 * 60_000 + 1);
    expect((await takeOut(ordersId, { taskId, time: later })).body).toMatchObject({
      code: 'COLLECTION_UNPROVEN',
    });
    const again = await house.locker.open();
    expect((await takeOut(ordersId, { taskId: again })).body).toMatchObject({
      code: 'COLLECTION_UNPROVEN',
    });
    await house.locker.beat();
    const opened = await house.locker.open();
    expect((await takeOut(ordersId, { taskId: opened })).body).toEqual({ accepted: true });
    expect(await house.parcel(ordersId)).toMatchObject({
      ordersStatus: 'FINISHED',
      payStatus: 'WAIT',
    });
  });

  it('is taken of whoever signed in at this terminal and may collect', async () => {
    const ordersId = await house.stored();
    const { userId, username } = await house.db
      .selectFrom('staff')
      .innerJoin('roles', 'roles.roleId', 'staff.roleId')
      .select(['userId', 'username', 'authoritySet'])
      .where('loginType', '=', 'TERMINAL')
      .where('userStatus', '=', 'ACTIVE')
      .execute()
      .then((all) => all.find(({ authoritySet }) => authoritySet.includes('TERMINAL_COLLECT'))!);
    expect((await takeOut(ordersId, { userId })).body).toMatchObject({
      code: 'COLLECTION_UNPROVEN',
    });
    const event = { time: house.now, type: 'SIGNED_IN', byKind: 'STAFF', byId: userId } as const;
    await house.db
      .insertInto('events')
      .values({
        ...event,
        byName: username,
        subjectKind: 'session',
        subjectId: String(userId),
        lockerId: house.locker.lockerId,
      })
      .execute();
    expect((await takeOut(ordersId, { userId })).body).toEqual({ accepted: true });
  });
});

// What a report of COLLECTED or REMOVED must prove, and for how long a proof counts (decision 105).
import { describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { refused } from '../../kit/refused.ts';
import { checkedPin, signedInCourier } from '../../kit/takeOut.ts';
import { parcelServices } from '../parcels/parcelServer.ts';
import { takingOut } from './takingOut.ts';

const services = await parcelServices();

const { enterFor, takeOut } = takingOut(services);

describe('a report that a parcel was taken out', () => {
  it('is refused without a proof, and with one that is somebody else’s', async () => {
    const ordersId = await services.stored();
    const second = await services.stored(services.locker.boxIds[1]);
    const { collectionId } = (await enterFor(second)).body;
    for (const proof of [{}, { collectionId }, { userId: 1 }])
      expect(await takeOut(ordersId, proof)).toMatchObject(refused(409, 'COLLECTION_UNPROVEN'));
    const unknown = await takeOut(ordersId, { taskId: 'none' });
    expect(unknown).toMatchObject(refused(404, 'NOT_FOUND'));
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
    const elsewhere = await signedInCourier((await services.another()).locker);
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
    const answer = await takeOut(ordersId, { userId });
    await set('ACTIVE');
    expect(answer.body).toMatchObject({ code: 'COLLECTION_UNPROVEN' });
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
  const remove = (ordersId: number, proof: Parameters<typeof takeOut>[1]) =>
    takeOut(ordersId, { what: 'REMOVED', ...proof });
  const removal = (ordersId: number) =>
    services.db
      .selectFrom('events')
      .select(['byType', 'byName', 'data'])
      .where('ordersId', '=', ordersId)
      .where('type', '=', 'PARCEL_REMOVED')
      .executeTakeFirst();

  it('is refused without a proof, and with its owner’s PIN', async () => {
    const ordersId = await services.stored();
    const checked = await checkedPin(services.locker, ordersId);
    for (const proof of [{}, checked, { userId: 1 }])
      expect(await remove(ordersId, proof)).toMatchObject(refused(409, 'COLLECTION_UNPROVEN'));
    expect(await services.locker.box()).toMatchObject({ status: 'OCCUPIED' });
    expect(await removal(ordersId)).toBeUndefined();
  });

  it('names who signed in', async () => {
    const ordersId = await services.stored();
    const userId = await signedInCourier(services.locker);
    expect((await remove(ordersId, { userId })).body).toEqual({ accepted: true });
    expect(await removal(ordersId)).toMatchObject({
      byType: 'TERMINAL',
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

// Scans into the warehouse and out of it: of a parcel in a box only once confirmed, and its box is checked.
import { describe, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { boxWhy } from '../../../contract/boxes/boxWhy.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { isOver } from '../../../server/messages/overMessages.ts';
import { refused } from '../../kit/refused.ts';
import { checkedPin } from '../../kit/takeOut.ts';
import { parcelServices } from './parcelServer.ts';

const HOUR = 60 * 60 * 1_000;

const services = await parcelServices();

describe('the warehouse', () => {
  const scan = (status: 'WAREHOUSE_STORED' | 'WAREHOUSE_COLLECTED', about: object = {}) =>
    services.ask(parcelActions.warehouse, { parcelNumber: 'RR482910707cy', status, ...about });
  const confirmed = { confirmed: true };

  it('In-Ware takes the newest stay of a number into it, Out-Ware ends it (R1.25, R4.26, R4.27, R7.83)', async () => {
    const number = { parcelNumber: 'RR482910707CY' };
    const first = await services.stored(services.locker.boxId, number);
    await services.report('REMOVED', first);
    const second = await services.stored(services.locker.boxIds[1], number);
    services.locker.pass(HOUR);
    expect((await scan('WAREHOUSE_STORED', { location: 'Shelf 4', ...confirmed })).status).toBe(
      200,
    );
    expect(await services.parcel(second)).toMatchObject({
      ordersStatus: 'WAREHOUSE_STORED',
      warehouseLocation: 'Shelf 4',
      warehouseExpiryTime: services.now + 72 * HOUR,
      expiryTime: services.now + 72 * HOUR,
      pinHmac: null,
    });
    expect(await services.parcel(first)).toMatchObject({ ordersStatus: 'REMOVE' });
    expect((await scan('WAREHOUSE_COLLECTED')).status).toBe(200);
    expect(await services.parcel(second)).toMatchObject({
      ordersStatus: 'WAREHOUSE_COLLECTED',
      warehouseLocation: 'Shelf 4',
    });
  });

  it('In-Ware keeps a later end that staff had set', async () => {
    const number = { parcelNumber: 'RR482910708CY' };
    const ordersId = await services.stored(services.locker.boxId, number);
    const expiryTime = services.now + 30 * 24 * HOUR;
    await services.ask(parcelActions.changeExpiry, { ordersId, expiryTime });
    const status = 'WAREHOUSE_STORED';
    expect((await scan(status, { ...number, ...confirmed })).status).toBe(200);
    expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: status, expiryTime });
  });

  /** What its owner was told, oldest first. */
  const news = async (ordersId: number) =>
    (await services.told(ordersId)).map(({ event }) => event);

  /** A parcel in its box, with a price. */
  const inBox = async () => {
    const ordersId = await services.stored();
    services.locker.pass(HOUR);
    return services.parcel(ordersId);
  };

  it('asks where the parcel is in a box, and changes nothing until it is confirmed', async () => {
    const before = await inBox();
    const { ordersId, parcelNumber } = before;
    expect(await scan('WAREHOUSE_STORED', { parcelNumber })).toMatchObject({
      status: 409,
      body: {
        code: 'PARCEL_IN_BOX',
        values: {
          ordersId,
          parcelNumber,
          box: (await services.locker.box()).name,
          locker: expect.any(String),
          storeTime: before.storeTime,
        },
      },
    });
    expect(await services.parcel(ordersId)).toEqual(before);
    expect(await services.locker.box()).toMatchObject({ status: 'OCCUPIED' });
    expect(await news(ordersId)).toEqual(['RESERVATION', 'DEPOSIT']);
  });

  it.each<[string, (at: { ordersId: number; boxId: number }) => Promise<unknown>]>([
    ['staff find it empty', ({ boxId }) => services.ask(boxWhy.confirmEmpty, { boxId })],
    ['the terminal reports it taken out', ({ ordersId }) => services.report('REMOVED', ordersId)],
  ])('its box is flagged until %s', async (_, check) => {
    const { ordersId, parcelNumber } = await inBox();
    const { boxId } = services.locker;
    expect((await scan('WAREHOUSE_STORED', { parcelNumber, ...confirmed })).body).toEqual({
      boxToCheck: { boxId, strayId: expect.any(Number) },
    });
    expect(await services.locker.box()).toMatchObject({ status: 'FLAGGED', expiryTime: null });
    expect((await services.ask(boxWhy.read, { boxId })).body).toMatchObject({
      bookable: false,
      hindrances: [{ why: 'FLAGGED', byType: 'STAFF' }],
      strays: [{ ordersId, cause: 'WAREHOUSE', recordable: true }],
    });
    expect(await services.ask(boxes.setAvailable, { boxId })).toMatchObject(
      refused(409, 'BOX_UNSETTLED'),
    );
    await check({ ordersId, boxId });
    expect(await services.locker.box()).toMatchObject({ status: 'AVAILABLE' });
    expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'WAREHOUSE_STORED' });
  });

  it('a collection by a PIN checked before the scan is disputed, and staff still look into the box', async () => {
    const { ordersId, parcelNumber } = await inBox();
    const proof = await checkedPin(services.locker, ordersId);
    await scan('WAREHOUSE_STORED', { parcelNumber, ...confirmed });
    const { boxId } = services.locker;
    const taken = { what: 'COLLECTED', ordersId, boxId, time: services.now } as const;
    const say = (key: string, by: object) =>
      services.locker.say(terminals.parcel, { key, ...taken, ...by });
    expect((await say('after the scan', proof)).body).toEqual({ accepted: false });
    expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'WAREHOUSE_STORED' });
    expect((await services.life(ordersId)).at(-1)).toBe('PARCEL_DISPUTED');
    expect(await services.locker.box()).toMatchObject({ status: 'FLAGGED' });
    expect((await services.ask(boxWhy.read, { boxId })).body.strays).toMatchObject([{ ordersId }]);
    const unknown = await say('without a proof', { collectionId: 'unknown' });
    expect(unknown).toMatchObject(refused(409, 'COLLECTION_UNPROVEN'));
    await services.locker.beat();
    const taskId = await services.locker.open();
    expect((await say('opened by staff', { taskId })).body).toEqual({ accepted: true });
    expect(await services.locker.box()).toMatchObject({ status: 'AVAILABLE' });
  });

  it('is undone: the parcel is in its box again with a new PIN, and is charged once', async () => {
    const before = await inBox();
    const { ordersId, parcelNumber } = before;
    const charges = () =>
      services.db.selectFrom('payments').selectAll().where('ordersId', '=', ordersId).execute();
    const charged = await charges();
    const about = { parcelNumber, location: 'Shelf 4', ...confirmed };
    const { boxToCheck } = (await scan('WAREHOUSE_STORED', about)).body;
    expect((await services.ask(boxWhy.recordStray, boxToCheck!)).status).toBe(200);
    expect(await services.parcel(ordersId)).toMatchObject({
      ordersStatus: 'STORED',
      boxId: before.boxId,
      storeTime: before.storeTime,
      expiryTime: services.now + 72 * HOUR,
      warehouseExpiryTime: null,
      warehouseLocation: null,
      amountCents: before.amountCents,
    });
    expect(await services.locker.box()).toMatchObject({ status: 'OCCUPIED' });
    expect(charged).toHaveLength(1);
    expect(await charges()).toEqual(charged);
    expect(await services.report('COLLECTED', ordersId)).toBe(true);
    expect(await services.locker.box()).toMatchObject({ status: 'AVAILABLE' });
  });

  /** The newest message that the parcel left its box, and whether it is obsolete. */
  const warehouseMessage = async (ordersId: number) => {
    const message = await services.db
      .selectFrom('outbox')
      .select(['outboxId', 'event', 'channel', 'address', 'data', 'state'])
      .where('ordersId', '=', ordersId)
      .where('event', '=', 'WAREHOUSE')
      .orderBy('outboxId', 'desc')
      .executeTakeFirstOrThrow();
    return { ...message, over: await isOver(services, message, services.now) };
  };

  it('a confirmed scan tells the customer, once, where the parcel was and until when it is kept', async () => {
    const { ordersId, parcelNumber } = await inBox();
    await scan('WAREHOUSE_STORED', { parcelNumber, location: 'Shelf 4', ...confirmed });
    expect(await news(ordersId)).toEqual(['RESERVATION', 'DEPOSIT', 'WAREHOUSE']);
    const { data, ...message } = await warehouseMessage(ordersId);
    expect(message).toMatchObject({ state: 'WAITING', over: false });
    expect(data).toMatchObject({
      parcelNumber,
      boxName: (await services.locker.box()).name,
      expiryTime: services.now + 72 * HOUR,
    });
    // Neither a PIN nor where the warehouse keeps it.
    expect(Object.keys(data)).not.toContain('pinCode');
    expect(JSON.stringify(data)).not.toContain('Shelf 4');
    await scan('WAREHOUSE_COLLECTED', { parcelNumber });
    expect(await news(ordersId)).toEqual(['RESERVATION', 'DEPOSIT', 'WAREHOUSE']);
    expect((await warehouseMessage(ordersId)).over).toBe(true);
  });

  it('a scan that is undone before its message was sent is not told: the new PIN is', async () => {
    const { ordersId, parcelNumber } = await inBox();
    const about = { parcelNumber, ...confirmed };
    const { boxToCheck } = (await scan('WAREHOUSE_STORED', about)).body;
    const first = await warehouseMessage(ordersId);
    await services.ask(boxWhy.recordStray, boxToCheck!);
    expect(await news(ordersId)).toEqual(['RESERVATION', 'DEPOSIT', 'WAREHOUSE', 'DEPOSIT']);
    expect((await warehouseMessage(ordersId)).over).toBe(true);
    // Scanned again, only the newer message is true.
    services.locker.pass(HOUR);
    await scan('WAREHOUSE_STORED', about);
    expect(await isOver(services, first, services.now)).toBe(true);
    expect((await warehouseMessage(ordersId)).over).toBe(false);
  });

  it('a scan of a parcel that is in no box tells nobody, and of a posted one neither', async () => {
    const { ordersId, parcelNumber } = await inBox();
    await services.report('REMOVED', ordersId);
    expect((await scan('WAREHOUSE_STORED', { parcelNumber })).status).toBe(200);
    expect(await news(ordersId)).not.toContain('WAREHOUSE');
    const posted = await services.stored(services.locker.boxIds[1]);
    const { parcelNumber: number } = await services.db
      .updateTable('parcels')
      .set({ parcelType: 'DELIVER_PARCEL' })
      .where('ordersId', '=', posted)
      .returning('parcelNumber')
      .executeTakeFirstOrThrow();
    expect((await scan('WAREHOUSE_STORED', { parcelNumber: number, ...confirmed })).status).toBe(
      200,
    );
    expect(await news(posted)).not.toContain('WAREHOUSE');
  });

  it('leaves a box in use whose other parcel stays, and flags it once that has left', async () => {
    const { memberId, parcelNumber } = await inBox();
    const other = await services.book(services.locker.boxIds[1], memberId!);
    await services.report('DEPOSITED', other);
    await scan('WAREHOUSE_STORED', { parcelNumber, ...confirmed });
    expect(await services.locker.box()).toMatchObject({ status: 'OCCUPIED' });
    expect(await services.report('COLLECTED', other)).toBe(true);
    expect(await services.locker.box()).toMatchObject({ status: 'FLAGGED' });
  });

  it.each(Object.entries({ ']C1': '', ']C1420196': '', 'P101|': '|1/1' }))(
    'reads the number on a label: %s…%s',
    async (before, after) => {
      const { ordersId, parcelNumber } = await inBox();
      const label = { parcelNumber: before + parcelNumber + after, ...confirmed };
      expect((await scan('WAREHOUSE_STORED', label)).status).toBe(200);
      expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'WAREHOUSE_STORED' });
    },
  );

  it('refuses a number that is not known, and one that cannot go that way', async () => {
    const unknown = { parcelNumber: 'NOBODY1', status: 'WAREHOUSE_STORED' } as const;
    expect(await services.ask(parcelActions.warehouse, unknown)).toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
    const booked = { parcelNumber: 'RR000000005CY' };
    await services.ask(parcelActions.reserve, services.wanted(await services.member(), booked));
    const go = (status: 'WAREHOUSE_STORED' | 'WAREHOUSE_COLLECTED') =>
      services.ask(parcelActions.warehouse, { ...booked, status });
    expect(await go('WAREHOUSE_STORED')).toMatchObject(refused(409, 'PARCEL_NOT_FOR_WAREHOUSE'));
    expect(await go('WAREHOUSE_COLLECTED')).toMatchObject(refused(409, 'PARCEL_NOT_IN_WAREHOUSE'));
  });
});

// What ends by itself: bookings that nobody came for, and storage; and what storage depends on.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { lockersUsageReport } from '../../../contract/reports/reports.ts';
import { dayIn } from '../../../domain/parcels/storageDays.ts';
import { readConfig } from '../../../server/system/config.ts';
import { endBookings, expireParcels } from '../../../server/parcels/parcelJobs.ts';
import { openParcelHouse, type ParcelHouse } from './parcelHouse.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

let houses: Awaited<ReturnType<typeof openParcelHouse>>;
let house: ParcelHouse;
beforeAll(async () => {
  houses = await openParcelHouse();
});
beforeEach(async () => {
  house = await houses.house();
});
afterAll(() => houses.close());

const swept = () => ({ database: house.locker.server.database, now: house.locker.now });

it('a booking that nobody comes for within 72 hours ends, and its box is free', async () => {
  const ordersId = await house.book();
  house.locker.pass(72 * HOUR - 1);
  await endBookings(swept());
  expect(await house.parcel(ordersId)).toMatchObject({ ordersStatus: 'RESERVED' });
  house.locker.pass(1);
  expect(await endBookings(swept())).toBeGreaterThan(0);
  expect(await house.parcel(ordersId)).toMatchObject({
    ordersStatus: 'CANCELED',
    cancelTime: house.now,
  });
  expect(await house.locker.box()).toMatchObject({ status: 'AVAILABLE' });
  expect(await endBookings(swept())).toBe(0);
});

it('a parcel whose time has passed expires with its box, and its owner is told once', async () => {
  const ordersId = await house.stored();
  house.locker.pass(72 * HOUR);
  await expireParcels(swept());
  expect(await expireParcels(swept())).toBe(0);
  expect(await house.parcel(ordersId)).toMatchObject({ ordersStatus: 'EXPIRED' });
  expect(await house.locker.box()).toMatchObject({ status: 'EXPIRED', expiryTime: house.now });
  expect((await house.told(ordersId)).map(({ event }) => event)).toEqual([
    'RESERVATION',
    'DEPOSIT',
    'EXPIRY',
  ]);
});

it('an expired parcel that may stay longer is stored again, and expires again', async () => {
  const ordersId = await house.stored();
  house.locker.pass(73 * HOUR);
  await expireParcels(swept());
  const passed = { ordersId, expiryTime: house.now - 1 };
  expect((await house.ask(parcelActions.changeExpiry, passed)).status).toBe(200);
  expect(await house.parcel(ordersId)).toMatchObject({ ordersStatus: 'EXPIRED' });
  const ahead = { ordersId, expiryTime: house.now + HOUR };
  expect((await house.ask(parcelActions.changeExpiry, ahead)).status).toBe(200);
  expect(await house.parcel(ordersId)).toMatchObject({ ordersStatus: 'STORED' });
  expect(await house.locker.box()).toMatchObject({
    status: 'OCCUPIED',
    expiryTime: ahead.expiryTime,
  });
  house.locker.pass(HOUR);
  await expireParcels(swept());
  expect((await house.life(ordersId)).slice(2)).toEqual([
    'PARCEL_EXPIRED STORED → EXPIRED',
    'PARCEL_CHANGED',
    'PARCEL_CHANGED EXPIRED → STORED',
    'PARCEL_EXPIRED STORED → EXPIRED',
  ]);
  const { lockerId } = house.locker;
  const { body } = await house.ask(lockersUsageReport.query, { lockerId });
  expect(body.content).toMatchObject([{ lockerId, courier: 1, expired: 1 }]);
});

it('many parcels whose time has passed at once all expire, batch by batch', async () => {
  const { boxIds, lockerId } = house.locker;
  const [boxId] = boxIds as [number];
  for (let number = 0; number < 45; number += 1)
    await house.arrive(boxId, { parcelNumber: `CP${number}` });
  house.locker.pass(72 * HOUR);
  await expireParcels(swept());
  const left = await house.db
    .selectFrom('parcels')
    .select('ordersStatus')
    .where('lockerId', '=', lockerId)
    .execute();
  expect(left).toHaveLength(45);
  expect(new Set(left.map(({ ordersStatus }) => ordersStatus))).toEqual(new Set(['EXPIRED']));
  expect(await house.locker.box()).toMatchObject({ status: 'EXPIRED' });
});

it('a booked parcel has no expiry: what holds when it is laid in decides', async () => {
  const { db, locker } = house;
  const setting = (settingValue: string) =>
    db
      .updateTable('settings')
      .set({ settingValue })
      .where('settingKey', '=', 'FREE_STORE_TIME')
      .execute();
  const [first, second, third] = [
    await house.book(locker.boxIds[0]),
    await house.book(locker.boxIds[1]),
    await house.book(locker.boxIds[2]),
  ];
  const laidIn = async (ordersId: number, index: number) => {
    await house.report('DEPOSITED', ordersId, locker.boxIds[index]);
    const { storeTime, expiryTime } = await house.parcel(ordersId);
    return expiryTime! - storeTime!;
  };
  expect(await house.parcel(second)).toMatchObject({ expiryTime: null, standardExpiryTime: null });
  expect(await laidIn(first, 0)).toBe(72 * HOUR);
  await setting('10');
  expect(await laidIn(second, 1)).toBe(10 * HOUR);
  await setting('72');
  await db
    .updateTable('lockers')
    .set({ freeDays: 1 })
    .where('lockerId', '=', locker.lockerId)
    .execute();
  // Five days on end on which nobody is expected to come, whatever the weekday.
  const dates = [1, 2, 3, 4, 5].map((day) =>
    dayIn(locker.clock.now + day * DAY, readConfig({}).timeZone),
  );
  await db
    .insertInto('holidays')
    .values(dates.map((date) => ({ date, name: 'Closed', creationTime: 1, lastUpdatedTime: 1 })))
    .onConflict((is) => is.column('date').doNothing())
    .execute();
  expect(await laidIn(third, 2)).toBeGreaterThan(5 * DAY);
});

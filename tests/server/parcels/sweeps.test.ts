// What ends by itself: bookings that nobody came for, and storage; and what storage depends on.
import { expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { lockersUsageReport } from '../../../contract/reports/reports.ts';
import { dayIn } from '../../../domain/timeZone.ts';
import { readConfig } from '../../../server/system/config.ts';
import { sendReminders } from '../../../server/messages/remind.ts';
import { endBookings, expireParcels } from '../../../server/parcels/parcelJobs.ts';
import { parcelServices } from './parcelServer.ts';
import { readRows, updateRows } from '../../kit/databases/rows.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

const services = await parcelServices();

const swept = () => ({ database: services.locker.server.database, now: services.locker.now });

it('a booking that nobody comes for within 72 hours ends, and its box is free', async () => {
  const ordersId = await services.book();
  services.locker.pass(72 * HOUR - 1);
  await endBookings(swept());
  expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'RESERVED' });
  services.locker.pass(1);
  expect(await endBookings(swept())).toBeGreaterThan(0);
  expect(await services.parcel(ordersId)).toMatchObject({
    ordersStatus: 'CANCELED',
    cancelTime: services.now,
  });
  expect(await services.locker.box()).toMatchObject({ status: 'AVAILABLE' });
  expect(await endBookings(swept())).toBe(0);
});

it('a parcel whose time has passed expires with its box, and its owner is told once', async () => {
  const ordersId = await services.stored();
  services.locker.pass(72 * HOUR);
  await expireParcels(swept());
  expect(await expireParcels(swept())).toBe(0);
  expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'EXPIRED' });
  expect(await services.locker.box()).toMatchObject({
    status: 'EXPIRED',
    expiryTime: services.now,
  });
  expect((await services.told(ordersId)).map(({ event }) => event)).toEqual([
    'RESERVATION',
    'DEPOSIT',
    'EXPIRY',
  ]);
});

it.each([
  ['has ended already', 15 * DAY, 'EXPIRED'],
  ['has not ended', 71 * HOUR, 'STORED'],
])(
  'a deposit reported late, whose storage %s, sends one message',
  async (_, late, ordersStatus) => {
    const time = services.now;
    services.locker.pass(late);
    const { body } = await services.arrive(services.locker.boxId, { time });
    const { ordersId = 0 } = body;
    await sendReminders(swept());
    await expireParcels(swept());
    expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus });
    const box = ordersStatus === 'STORED' ? 'OCCUPIED' : 'EXPIRED';
    expect(await services.locker.box()).toMatchObject({ status: box });
    const told = await services.told(ordersId);
    expect(told.map(({ event }) => event)).toEqual(['DEPOSIT']);
    expect(await services.report('COLLECTED', ordersId)).toBe(true);
  },
);

it('an expired parcel that may stay longer is stored again, and expires again; not where that end has passed too (R4.38)', async () => {
  const ordersId = await services.stored();
  services.locker.pass(73 * HOUR);
  await expireParcels(swept());
  const passed = { ordersId, expiryTime: services.now - 1 };
  expect((await services.ask(parcelActions.changeExpiry, passed)).status).toBe(200);
  expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'EXPIRED' });
  const ahead = { ordersId, expiryTime: services.now + HOUR };
  expect((await services.ask(parcelActions.changeExpiry, ahead)).status).toBe(200);
  expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'STORED' });
  expect(await services.locker.box()).toMatchObject({
    status: 'OCCUPIED',
    expiryTime: ahead.expiryTime,
  });
  services.locker.pass(HOUR);
  await expireParcels(swept());
  expect((await services.life(ordersId)).slice(2)).toEqual([
    'PARCEL_EXPIRED STORED → EXPIRED',
    'PARCEL_CHANGED',
    'PARCEL_CHANGED EXPIRED → STORED',
    'PARCEL_EXPIRED STORED → EXPIRED',
  ]);
  const { lockerId } = services.locker;
  const { body } = await services.ask(lockersUsageReport.query, { lockerId });
  expect(body.content).toMatchObject([{ lockerId, courier: 1, expired: 2 }]);
});

it('many parcels whose time has passed at once all expire, batch by batch', async () => {
  const { boxIds, lockerId } = services.locker;
  const [boxId] = boxIds as [number];
  for (let number = 0; number < 45; number += 1)
    await services.arrive(boxId, { parcelNumber: `CP${number}` });
  services.locker.pass(72 * HOUR);
  await expireParcels(swept());
  const left = await readRows(services, 'parcels', { lockerId }, ['ordersStatus']);
  expect(left).toHaveLength(45);
  expect(new Set(left.map(({ ordersStatus }) => ordersStatus))).toEqual(new Set(['EXPIRED']));
  expect(await services.locker.box()).toMatchObject({ status: 'EXPIRED' });
});

it('a booked parcel has no expiry: what holds when it is laid in decides', async () => {
  const { db, locker } = services;
  const setting = (settingValue: string) =>
    updateRows(db, 'settings', { settingKey: 'FREE_STORE_TIME' }, { settingValue });
  const [first, second, third] = [
    await services.book(locker.boxIds[0]),
    await services.book(locker.boxIds[1]),
    await services.book(locker.boxIds[2]),
  ];
  const laidIn = async (ordersId: number, index: number) => {
    await services.report('DEPOSITED', ordersId, locker.boxIds[index]);
    const { storeTime, expiryTime } = await services.parcel(ordersId);
    return expiryTime! - storeTime!;
  };
  expect(await services.parcel(second)).toMatchObject({
    expiryTime: null,
    standardExpiryTime: null,
  });
  expect(await laidIn(first, 0)).toBe(72 * HOUR);
  await setting('10');
  expect(await laidIn(second, 1)).toBe(10 * HOUR);
  await setting('72');
  await updateRows(db, 'lockers', { lockerId: locker.lockerId }, { freeDays: 1 });
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

// What a terminal reports of parcels: failed, removed, laid in beside another, or delivered without a booking.
import { expect, it } from 'vitest';
import { parcelServices } from './parcelServer.ts';
import { updateRows } from '../../kit/databases/rows.ts';

const services = await parcelServices();

const idOf = async (parcelNumber: string) => {
  const found = await services.db
    .selectFrom('parcels')
    .select('ordersId')
    .where('parcelNumber', '=', parcelNumber)
    .where('lockerId', '=', services.locker.lockerId)
    .orderBy('ordersId', 'desc')
    .executeTakeFirstOrThrow();
  return found.ordersId;
};

it('a parcel that could not be laid in gives its box back; if it is laid in all the same, it is looked for', async () => {
  const ordersId = await services.book();
  expect(await services.report('FAILED', ordersId)).toBe(true);
  expect(await services.parcel(ordersId)).toMatchObject({
    ordersStatus: 'FAILED_DEPOSIT',
    boxId: null,
  });
  expect(await services.locker.box()).toMatchObject({ status: 'AVAILABLE' });
  expect(await services.report('DEPOSITED', ordersId)).toBe(false);
  expect(await services.life(ordersId)).toEqual([
    'PARCEL_BOOKED → RESERVED',
    'PARCEL_FAILED_DEPOSIT RESERVED → FAILED_DEPOSIT',
    'PARCEL_STRAY',
  ]);
  expect(await services.locker.box()).toMatchObject({ status: 'FLAGGED' });
});

it('a parcel that the operator takes out is removed, and nobody is told that it was collected', async () => {
  const ordersId = await services.stored();
  expect(await services.report('REMOVED', ordersId)).toBe(true);
  expect(await services.parcel(ordersId)).toMatchObject({
    ordersStatus: 'REMOVE',
    collectTime: null,
  });
  expect(await services.locker.box()).toMatchObject({ status: 'AVAILABLE' });
  expect((await services.told(ordersId)).map(({ event }) => event)).toEqual([
    'RESERVATION',
    'DEPOSIT',
  ]);
});

it('a PIN is made when the parcel is laid in, told in the message, kept as an HMAC, and forgotten with it', async () => {
  const ordersId = await services.stored();
  const { pinHmac } = await services.parcel(ordersId);
  const message = (await services.told(ordersId)).at(-1);
  const pin = String(message?.data['pinCode']);
  expect(pin).toMatch(/^\d{6}$/);
  const { lockerId, server } = services.locker;
  expect(pinHmac).toBe(server.secrets.hmac('pin', `${lockerId}:${pin}`));
  await services.report('COLLECTED', ordersId);
  expect(await services.parcel(ordersId)).toMatchObject({
    pinHmac: null,
    ordersStatus: 'FINISHED',
  });
});

it('whoever lays it in and whoever takes it out is kept, as entered at the terminal; nobody is made up', async () => {
  const [one, other] = services.locker.boxIds as [number, number];
  const ordersId = await services.book(one);
  await services.report('DEPOSITED', ordersId, one, { userName: 'Nikos Savva' });
  await services.report('COLLECTED', ordersId, one, {
    userName: 'Anna Ioannou',
    userMobile: '99123456',
  });
  expect(await services.parcel(ordersId)).toMatchObject({
    storeUsername: 'Nikos Savva',
    collectUsername: 'Anna Ioannou',
    collectUserMobile: '99123456',
    podName: 'Anna Ioannou',
    podCollector: 'Anna Ioannou',
  });
  const unknown = await services.stored(other);
  await services.report('COLLECTED', unknown, other);
  expect(await services.parcel(unknown)).toMatchObject({ collectUsername: null, podName: null });
});

it('a second parcel of the same person may lie in a full box; the box is free when both are gone', async () => {
  const memberId = await services.member();
  const [one, other] = services.locker.boxIds as [number, number];
  const first = await services.book(one, memberId);
  const second = await services.book(other, memberId);
  await services.report('DEPOSITED', first, one);
  expect(await services.report('DEPOSITED', second, one)).toBe(true);
  expect(await services.parcel(second)).toMatchObject({ boxId: one, withOrdersId: first });
  expect(await services.locker.box(other)).toMatchObject({ status: 'AVAILABLE' });
  await services.report('COLLECTED', first, one);
  expect(await services.locker.box(one)).toMatchObject({ status: 'OCCUPIED' });
  expect(await services.parcel(second)).toMatchObject({ withOrdersId: null });
  await services.report('COLLECTED', second, one);
  expect(await services.locker.box(one)).toMatchObject({ status: 'AVAILABLE', expiryTime: null });
});

it('of three in one box the next holds it for the third when the first is gone', async () => {
  const memberId = await services.member();
  const [box] = services.locker.boxIds as [number];
  const all: number[] = [];
  for (const boxId of services.locker.boxIds.slice(0, 3))
    all.push(await services.book(boxId, memberId));
  for (const ordersId of all) await services.report('DEPOSITED', ordersId, box);
  const [first, second, third] = all as [number, number, number];
  await services.report('COLLECTED', first, box);
  expect(await services.parcel(second)).toMatchObject({ boxId: box, withOrdersId: null });
  expect(await services.parcel(third)).toMatchObject({ boxId: box, withOrdersId: second });
});

it('nor may it lie in a box in which nothing lies yet: that is promised to the other', async () => {
  const memberId = await services.member();
  const [one, other] = services.locker.boxIds as [number, number];
  await services.book(one, memberId);
  const second = await services.book(other, memberId);
  expect(await services.report('DEPOSITED', second, one)).toBe(false);
  expect(await services.parcel(second)).toMatchObject({ ordersStatus: 'RESERVED', boxId: other });
});

it('a parcel of somebody else may not', async () => {
  const [one, other] = services.locker.boxIds as [number, number];
  await services.stored(one);
  const second = await services.book(other);
  expect(await services.report('DEPOSITED', second, one)).toBe(false);
  expect(await services.parcel(second)).toMatchObject({ ordersStatus: 'RESERVED', boxId: other });
});

it('a courier lays in what nobody booked: it is a provider’s parcel, stored at once', async () => {
  const said = { parcelNumber: 'ee100000001gr', providerNumber: 'P101' };
  const { body } = await services.arrive(services.locker.boxId, said);
  expect(body).toMatchObject({ accepted: true });
  const ordersId = await idOf('EE100000001GR');
  expect(await services.parcel(ordersId)).toMatchObject({
    ordersStatus: 'STORED',
    ordersType: 'PROVIDER',
    providerId: 1,
    customerMobile: '99123456',
    customerAreaCode: '00357',
    category: 'Express (EMS)',
    countryCode: 'GR',
    bookTime: services.now,
    storeTime: services.now,
  });
  expect(await services.locker.box()).toMatchObject({ status: 'OCCUPIED' });
  expect(await services.life(ordersId)).toEqual([
    'PARCEL_BOOKED → RESERVED',
    'PARCEL_DEPOSITED RESERVED → STORED',
  ]);
  expect(await services.told(ordersId)).toMatchObject([
    { event: 'DEPOSIT', address: '0035799123456' },
  ]);
});

it('the same report twice is one parcel; another for the same person lies beside it, one for somebody else does not', async () => {
  const { boxId } = services.locker;
  const twice = { key: 'one and the same arrival', parcelNumber: 'CP1' };
  expect((await services.arrive(boxId, twice)).body).toMatchObject({ accepted: true });
  expect((await services.arrive(boxId, twice)).body).toMatchObject({ accepted: true });
  expect((await services.arrive(boxId, { parcelNumber: 'CP2' })).body).toMatchObject({
    accepted: true,
  });
  const stranger = { parcelNumber: 'CP3', mobile: '99999999' };
  expect((await services.arrive(boxId, stranger)).body).toEqual({ accepted: false });
  const standing = await services.db
    .selectFrom('parcels')
    .select(['parcelNumber', 'withOrdersId'])
    .where('boxId', '=', boxId)
    .orderBy('ordersId')
    .execute();
  expect(standing).toEqual([
    { parcelNumber: 'CP1', withOrdersId: null },
    { parcelNumber: 'CP2', withOrdersId: await idOf('CP1') },
  ]);
});

it('nothing arrives in a foreign box, for an unknown sender, or in a locker that is disabled', async () => {
  const { boxId, foreignBoxId, lockerId } = services.locker;
  expect((await services.arrive(foreignBoxId)).status).toBe(404);
  expect((await services.arrive(boxId, { providerNumber: 'P999' })).status).toBe(404);
  expect((await services.arrive(boxId, { mobile: 'not a number' })).status).toBe(400);
  expect(await services.locker.history()).toEqual([]);
  await updateRows(services, 'lockers', { lockerId }, { lockerStatus: 'DISABLE' });
  expect((await services.arrive(boxId)).body).toEqual({ accepted: false });
  expect(await services.locker.box()).toMatchObject({ status: 'FLAGGED' });
});

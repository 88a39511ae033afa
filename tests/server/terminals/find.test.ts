// A courier scans something at a terminal: which box it belongs into.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
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

const scan = (number: string) => house.locker.say(terminals.find, { number });
const box = () => ({ boxId: house.locker.boxId, boxName: 'A01', boardNumber: 1, portNumber: 1 });

it('a booked parcel is found by its number, its booking number, its express number and its label', async () => {
  const ordersId = await house.book();
  const { parcelNumber, bookNumber } = await house.parcel(ordersId);
  await house.db
    .updateTable('parcels')
    .set({ expressNumber: `X${ordersId}` })
    .where('ordersId', '=', ordersId)
    .execute();
  const found = {
    state: 'BOOKED',
    parcelNumber,
    ordersId,
    bookNumber,
    box: box(),
    providerNumber: null,
  };
  for (const number of [
    parcelNumber,
    parcelNumber.toLowerCase(),
    bookNumber ?? '',
    `x${ordersId}`,
    `P101|${parcelNumber}|1/1`,
  ])
    expect((await scan(number)).body, number).toEqual(found);
});

it('what was laid in already is said to be, so that it is not laid in twice', async () => {
  const ordersId = await house.stored();
  const { parcelNumber } = await house.parcel(ordersId);
  expect((await scan(parcelNumber)).body).toMatchObject({ state: 'LAID_IN', ordersId, box: box() });
  const again = await house.arrive(house.locker.boxIds[1]!, { parcelNumber });
  expect(again.body).toEqual({ accepted: false });
});

it('what a provider announced is brought as theirs', async () => {
  await house.db
    .insertInto('announcements')
    .values({
      providerId: 1,
      parcelNumber: 'EE482910015GR',
      mobile: '99123456',
      areaCode: '00357',
      email: null,
      creationTime: house.now,
    })
    .execute();
  expect((await scan('ee482910015gr')).body).toEqual({
    state: 'ANNOUNCED',
    parcelNumber: 'EE482910015GR',
    ordersId: null,
    bookNumber: null,
    box: null,
    providerNumber: 'P101',
  });
});

it('what has a box at another locker is said to be there; what nobody knows is not found', async () => {
  const elsewhere = await houses.house();
  const { parcelNumber } = await elsewhere.parcel(await elsewhere.book());
  const { lockerName } = await elsewhere.locker.locker();
  expect(await scan(parcelNumber)).toMatchObject({
    status: 409,
    body: { code: 'PARCEL_ELSEWHERE', values: { locker: lockerName } },
  });
  expect(await scan('nobody knows')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await scan(' ... ')).toMatchObject({ status: 404 });
});

it('an arrival answers its parcel and box, also where it was booked, and again under its key', async () => {
  const [one, other] = house.locker.boxIds as [number, number];
  const said = { key: 'an arrival answered twice', parcelNumber: 'CP482910015CY' };
  const { body } = await house.arrive(one, said);
  expect(body).toEqual({ accepted: true, ordersId: expect.any(Number), boxId: one });
  expect((await house.arrive(one, said)).body).toEqual(body);
  const ordersId = await house.book(other);
  const { parcelNumber } = await house.parcel(ordersId);
  expect((await house.arrive(other, { parcelNumber })).body).toEqual({
    accepted: true,
    ordersId,
    boxId: other,
  });
});

// A deposit or a collection whose time contradicts what is known is recorded, marked, and in no length of stay.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { dwellStatistics } from '../../../contract/reports/statistics.ts';
import { checkedPin } from '../../kit/takeOut.ts';
import { openParcelHouse, type ParcelHouse } from '../parcels/parcelHouse.ts';

const HOUR = 3_600_000;

let houses: Awaited<ReturnType<typeof openParcelHouse>>;
let house: ParcelHouse;
beforeAll(async () => {
  houses = await openParcelHouse();
});
beforeEach(async () => {
  house = await houses.house();
});
afterAll(() => houses.close());

let keys = 0;
async function report(what: 'DEPOSITED' | 'COLLECTED', ordersId: number, time: number) {
  const proof = what === 'COLLECTED' ? await checkedPin(house.locker, ordersId) : {};
  const said = { key: `a doubtful one ${(keys += 1)}`, what, ordersId, boxId: house.locker.boxId };
  return (await house.locker.say(terminals.parcel, { ...said, ...proof, time })).body;
}
const isDoubtful = async (ordersId: number) => (await house.parcel(ordersId)).timesDoubtful;

it('what is laid in and taken out in order is not marked', async () => {
  const ordersId = await house.stored();
  house.locker.pass(HOUR);
  await report('COLLECTED', ordersId, house.now);
  expect(await isDoubtful(ordersId)).toBe(false);
});

it('laid in an hour before it was booked', async () => {
  const ordersId = await house.book();
  expect(await report('DEPOSITED', ordersId, house.now - HOUR)).toEqual({ accepted: true });
  expect(await isDoubtful(ordersId)).toBe(true);
  expect(await house.parcel(ordersId)).toMatchObject({ ordersStatus: 'STORED' });
});

it('laid into a box in which another parcel was at that time', async () => {
  const before = await house.stored();
  house.locker.pass(2 * HOUR);
  await report('COLLECTED', before, house.now);
  const ordersId = await house.book();
  await house.db
    .updateTable('parcels')
    .set({ bookTime: house.now - 3 * HOUR })
    .where('ordersId', '=', ordersId)
    .execute();
  expect(await report('DEPOSITED', ordersId, house.now - HOUR)).toEqual({ accepted: true });
  expect(await isDoubtful(ordersId)).toBe(true);
});

it('taken out before it was laid in; how long it lay is in no statistic', async () => {
  const dwell = async () => {
    const { body } = await house.ask(dwellStatistics.query, { lockerId: house.locker.lockerId });
    return body.sums.collectedCount;
  };
  const sound = await house.stored();
  house.locker.pass(HOUR);
  await report('COLLECTED', sound, house.now);
  const ordersId = await house.stored();
  expect(await report('COLLECTED', ordersId, house.now - HOUR)).toEqual({ accepted: true });
  expect(await isDoubtful(ordersId)).toBe(true);
  expect(await dwell()).toBe(1);
});

// Keys and times of a terminal's reports: what is taken once, looked at anew, or refused.
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

const door = (key: string, doorStatus: 'OPEN' | 'CLOSED', time = house.now) =>
  house.locker.say(terminals.door, { key, boxId: house.locker.boxId, doorStatus, time });

/** That a booked parcel was fetched back by the operator: it was reported before its deposit. */
async function removal() {
  const ordersId = await house.book();
  const { boxId } = house.locker;
  const key = `removal of ${ordersId}`;
  const said = { key, ordersId, boxId, what: 'REMOVED' as const, time: house.now };
  return { ordersId, said };
}

it('another report under a known key is refused, whatever came of the first', async () => {
  await door('one key for two', 'OPEN');
  const { status, body } = await door('one key for two', 'CLOSED');
  expect([status, body.code]).toEqual([409, 'KEY_REUSED']);
  expect(await house.locker.box()).toMatchObject({ doorStatus: 'OPEN' });
});

it('a report that was not accepted is looked at anew under its key, and may be accepted by then', async () => {
  const { ordersId, said } = await removal();
  expect((await house.locker.say(terminals.parcel, said)).body).toEqual({ accepted: false });
  expect((await house.locker.say(terminals.parcel, said)).body).toEqual({ accepted: false });
  await house.report('DEPOSITED', ordersId);
  expect((await house.locker.say(terminals.parcel, said)).body).toEqual({ accepted: true });
  expect((await house.locker.say(terminals.parcel, said)).body).toEqual({ accepted: true });
  expect(await house.parcel(ordersId)).toMatchObject({ ordersStatus: 'REMOVE' });
});

it('a report that is still not accepted leaves nothing behind the second time', async () => {
  const time = house.now;
  house.locker.pass(60_000);
  await door('closed a little later', 'CLOSED', time + 5_000);
  const late = await door('opened before that', 'OPEN', time);
  const history = await house.locker.history();
  expect(await door('opened before that', 'OPEN', time)).toEqual(late);
  expect(await house.locker.history()).toEqual(history);
});

it.each([
  ['in seconds', 'TIME_UNIT', (now: number) => Math.floor(now / 1_000)],
  ['in microseconds', 'TIME_UNIT', (now: number) => now * 1_000],
  ['of a clock that has lost its time', 'TIME_UNIT', () => 86_400_000],
  ['of 30 days ago', 'TIME_TOO_OLD', (now: number) => now - 30 * 86_400_000],
])('a time %s is refused, and nothing is made up for it', async (_, code, time) => {
  const { status, body } = await door('a strange time', 'OPEN', time(house.now));
  expect([status, body.code]).toEqual([400, code]);
  expect(await house.locker.history()).toEqual([]);
  expect((await door('a strange time', 'OPEN')).body).toEqual({ accepted: true });
});

// Keys and times of a terminal's reports: what is taken once, looked at anew, or refused.
import { expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { signedInCourier } from '../../kit/takeOut.ts';
import { parcelServices } from '../parcels/parcelServer.ts';

const services = await parcelServices();

const door = (key: string, doorStatus: 'OPEN' | 'CLOSED', time = services.now) =>
  services.locker.say(terminals.door, { key, boxId: services.locker.boxId, doorStatus, time });

/** That a booked parcel was fetched back by the operator: it was reported before its deposit. */
async function removal() {
  const ordersId = await services.book();
  const { boxId } = services.locker;
  const key = `removal of ${ordersId}`;
  const userId = await signedInCourier(services.locker);
  const said = { key, ordersId, boxId, userId, what: 'REMOVED' as const, time: services.now };
  return { ordersId, said };
}

it('another report under a known key is refused, whatever came of the first', async () => {
  await door('one key for two', 'OPEN');
  const { status, body } = await door('one key for two', 'CLOSED');
  expect([status, body.code]).toEqual([409, 'KEY_REUSED']);
  expect(await services.locker.box()).toMatchObject({ doorStatus: 'OPEN' });
});

it('a report that was not accepted is looked at anew under its key, and may be accepted by then', async () => {
  const { ordersId, said } = await removal();
  expect((await services.locker.say(terminals.parcel, said)).body).toEqual({ accepted: false });
  expect((await services.locker.say(terminals.parcel, said)).body).toEqual({ accepted: false });
  await services.report('DEPOSITED', ordersId);
  expect((await services.locker.say(terminals.parcel, said)).body).toEqual({ accepted: true });
  expect((await services.locker.say(terminals.parcel, said)).body).toEqual({ accepted: true });
  expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'REMOVE' });
});

it('a report that is still not accepted leaves nothing behind the second time', async () => {
  const time = services.now;
  services.locker.pass(60_000);
  await door('closed a little later', 'CLOSED', time + 5_000);
  const late = await door('opened before that', 'OPEN', time);
  const history = await services.locker.history();
  expect(await door('opened before that', 'OPEN', time)).toEqual(late);
  expect(await services.locker.history()).toEqual(history);
});

it.each([
  ['in seconds', 'TIME_UNIT', (now: number) => Math.floor(now / 1_000)],
  ['in microseconds', 'TIME_UNIT', (now: number) => now * 1_000],
  ['of a clock that has lost its time', 'TIME_UNIT', () => 86_400_000],
  ['of 30 days ago', 'TIME_TOO_OLD', (now: number) => now - 30 * 86_400_000],
])('a time %s is refused, and nothing is made up for it', async (_, code, time) => {
  const { status, body } = await door('a strange time', 'OPEN', time(services.now));
  expect([status, body.code]).toEqual([400, code]);
  expect(await services.locker.history()).toEqual([]);
  expect((await door('a strange time', 'OPEN')).body).toEqual({ accepted: true });
});

// Events that send: … reminder before expiry (schedule configurable): each once, and only to whom it still concerns.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { reminders } from '../../../contract/parcels/reminders.ts';
import { forgetReminders, sendReminders } from '../../../server/messages/remind.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { openSmsServer, type SmsServer } from '../../kit/servers/smsServer.ts';
import { openParcelHouse, type ParcelHouse } from '../parcels/parcelHouse.ts';

const HOUR = 60 * 60 * 1_000;

let houses: Awaited<ReturnType<typeof openParcelHouse>>;
let house: ParcelHouse;
let smsServer: SmsServer;
beforeAll(async () => {
  houses = await openParcelHouse();
  smsServer = await openSmsServer();
});
afterAll(async () => {
  await smsServer.close();
  await houses.close();
});
beforeEach(async () => {
  house = await houses.house();
  await house.db.deleteFrom('settings').where('settingKey', '=', 'REMINDER_HOURS').execute();
});

const swept = () => ({ database: house.locker.server.database, now: house.locker.now });
const remind = () => sendReminders(swept());
const reminded = async (ordersId: number) =>
  (await house.told(ordersId)).filter(({ event }) => event === 'REMINDER');

/** A parcel that stands in its box for three days, and how much of them is left. */
async function left(hours: number, boxId = house.locker.boxId): Promise<number> {
  const ordersId = await house.stored(boxId);
  const { expiryTime } = await house.parcel(ordersId);
  house.locker.pass(expiryTime! - house.now - hours * HOUR);
  return ordersId;
}

it('a day before the end its owner is reminded, once, whichever server looks', async () => {
  const ordersId = await left(24);
  house.locker.pass(-1);
  await remind();
  expect(await reminded(ordersId)).toEqual([]);
  house.locker.pass(1);
  await remind();
  await remind();
  const { expiryTime } = await house.parcel(ordersId);
  expect(await reminded(ordersId)).toMatchObject([{ data: { expiryTime } }]);
});

it('the schedule is a setting: hours before the end, several or none', async () => {
  const { token } = await signInWith(house.locker.server, ['SETTING_EDIT'], { now: house.now });
  const save = (hoursBefore: number[]) => house.ask(reminders.save, { hoursBefore }, { token });
  expect((await house.ask(reminders.read, {}, { token })).body.hoursBefore).toEqual([24]);
  expect((await save([6, 48])).body.hoursBefore).toEqual([48, 6]);
  const ordersId = await left(48);
  await remind();
  house.locker.pass(24 * HOUR);
  await remind();
  expect(await reminded(ordersId)).toHaveLength(1);
  house.locker.pass(18 * HOUR);
  await remind();
  expect(await reminded(ordersId)).toHaveLength(2);
  await save([]);
  const other = await left(1, house.locker.boxIds[1]);
  expect(await remind()).toBe(0);
  expect(await reminded(other)).toEqual([]);
  expect((await save([0])).status).toBe(400);
  expect((await save([6, 6])).status).toBe(400);
});

it('who may stay longer is reminded of the new end too', async () => {
  const ordersId = await left(24);
  await remind();
  const { expiryTime } = await house.parcel(ordersId);
  await house.ask(parcelActions.changeExpiry, { ordersId, expiryTime: expiryTime! + 48 * HOUR });
  await remind();
  expect(await reminded(ordersId)).toHaveLength(1);
  house.locker.pass(48 * HOUR);
  await remind();
  expect(await reminded(ordersId)).toHaveLength(2);
});

it('a reminder that did not leave before the parcel was taken does not leave afterwards', async () => {
  const outbox = new Outbox(house.locker.server.database, house.locker.clock);
  await outbox.empty();
  await outbox.useSms(smsServer.url);
  const ordersId = await left(24);
  await remind();
  await house.report('COLLECTED', ordersId);
  await outbox.send();
  const rows = await house.db
    .selectFrom('outbox')
    .select(['state', 'error'])
    .where('ordersId', '=', ordersId)
    .where('event', '=', 'REMINDER')
    .execute();
  expect(rows).toEqual([{ state: 'HELD', error: 'OVER' }]);
});

it('what is kept of reminders goes a day after the end', async () => {
  const ordersId = await left(24);
  await remind();
  const kept = () =>
    house.db.selectFrom('reminders').selectAll().where('ordersId', '=', ordersId).execute();
  await forgetReminders(swept());
  expect(await kept()).toHaveLength(1);
  house.locker.pass(49 * HOUR);
  await forgetReminders(swept());
  expect(await kept()).toEqual([]);
});

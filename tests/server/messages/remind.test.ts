// Events that send: … reminder before expiry (schedule configurable): each once, and only to whom it still concerns.
import { beforeEach, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { reminders } from '../../../contract/parcels/reminders.ts';
import { forgetReminders, sendReminders } from '../../../server/messages/remind.ts';
import { readRows } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { openSmsServer } from '../../kit/servers/smsServer.ts';
import { parcelServices } from '../parcels/parcelServer.ts';

const HOUR = 60 * 60 * 1_000;

const services = await parcelServices();
const smsServer = await forFile(openSmsServer());
beforeEach(async () => {
  await services.db.deleteFrom('settings').where('settingKey', '=', 'REMINDER_HOURS').execute();
});

const swept = () => ({ database: services.locker.server.database, now: services.locker.now });
const remind = () => sendReminders(swept());
const reminded = async (ordersId: number) =>
  (await services.told(ordersId)).filter(({ event }) => event === 'REMINDER');

/** A parcel that stands in its box for three days, and how much of them is left. */
async function left(hours: number, boxId = services.locker.boxId): Promise<number> {
  const ordersId = await services.stored(boxId);
  const { expiryTime } = await services.parcel(ordersId);
  services.locker.pass(expiryTime! - services.now - hours * HOUR);
  return ordersId;
}

it('a day before the end its owner is reminded, once, whichever server looks', async () => {
  const ordersId = await left(24);
  services.locker.pass(-1);
  await remind();
  expect(await reminded(ordersId)).toEqual([]);
  services.locker.pass(1);
  await remind();
  await remind();
  const { expiryTime } = await services.parcel(ordersId);
  expect(await reminded(ordersId)).toMatchObject([{ data: { expiryTime } }]);
});

it('the schedule is a setting: hours before the end, several or none', async () => {
  const { token } = await signInWith(services.locker.server, ['SETTING_EDIT'], {
    now: services.now,
  });
  const save = (hoursBefore: number[]) => services.ask(reminders.save, { hoursBefore }, { token });
  expect((await services.ask(reminders.read, {}, { token })).body.hoursBefore).toEqual([24]);
  expect((await save([6, 48])).body.hoursBefore).toEqual([48, 6]);
  const ordersId = await left(48);
  await remind();
  services.locker.pass(24 * HOUR);
  await remind();
  expect(await reminded(ordersId)).toHaveLength(1);
  services.locker.pass(18 * HOUR);
  await remind();
  expect(await reminded(ordersId)).toHaveLength(2);
  await save([]);
  const other = await left(1, services.locker.boxIds[1]);
  expect(await remind()).toBe(0);
  expect(await reminded(other)).toEqual([]);
  expect((await save([0])).status).toBe(400);
  expect((await save([6, 6])).status).toBe(400);
});

it('one reminder goes after a time without a server: an earlier one is not sent after it', async () => {
  const staff = await signInWith(services.locker.server, ['SETTING_EDIT'], { now: services.now });
  await services.ask(reminders.save, { hoursBefore: [48, 6] }, { token: staff.token });
  const ordersId = await left(5);
  await remind();
  await remind();
  expect(await reminded(ordersId)).toHaveLength(1);
});

it('who may stay longer is reminded of the new end too', async () => {
  const ordersId = await left(24);
  await remind();
  const { expiryTime } = await services.parcel(ordersId);
  await services.ask(parcelActions.changeExpiry, { ordersId, expiryTime: expiryTime! + 48 * HOUR });
  await remind();
  expect(await reminded(ordersId)).toHaveLength(1);
  services.locker.pass(48 * HOUR);
  await remind();
  expect(await reminded(ordersId)).toHaveLength(2);
});

it.each([
  ['the parcel was taken', (ordersId: number) => services.report('COLLECTED', ordersId)],
  [
    'the parcel may stay longer',
    async (ordersId: number) => {
      const expiryTime = (await services.parcel(ordersId)).expiryTime! + HOUR;
      await services.ask(parcelActions.changeExpiry, { ordersId, expiryTime });
    },
  ],
])('a reminder that did not leave before %s does not leave afterwards', async (_, happens) => {
  const outbox = new Outbox(services.locker.server.database, services.locker.clock);
  await outbox.empty();
  await outbox.useSms(smsServer.url);
  const ordersId = await left(24);
  await remind();
  await happens(ordersId);
  await outbox.send();
  const rows = await readRows(services, 'outbox', { ordersId, event: 'REMINDER' }, [
    'state',
    'error',
  ]);
  expect(rows).toEqual([{ state: 'HELD', error: 'OVER' }]);
});

it('what is kept of reminders goes a day after the end', async () => {
  const ordersId = await left(24);
  await remind();
  const kept = () =>
    services.db.selectFrom('reminders').selectAll().where('ordersId', '=', ordersId).execute();
  await forgetReminders(swept());
  expect(await kept()).toHaveLength(1);
  services.locker.pass(49 * HOUR);
  await forgetReminders(swept());
  expect(await kept()).toEqual([]);
});

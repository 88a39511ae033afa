// Trouble that comes back just after it was told, and stays: its recipients hear of it once the ten minutes are over.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { alertRecipients } from '../../../contract/alertRecipients.ts';
import { alertCalls } from '../../../contract/alerts.ts';
import { terminals } from '../../../contract/terminals.ts';
import { ALERT_TELL_AGAIN_MS } from '../../../domain/alerts.ts';
import { tellHeld } from '../../../server/work/tellHeld.ts';
import {
  openLocker,
  openSurroundings,
  type OpenLocker,
  type Surroundings,
} from '../terminals/openLocker.ts';
import { listAlerts } from './listAlerts.ts';

const MINUTE = 60_000;
let around: Surroundings;
let locker: OpenLocker;
let token: string;

beforeAll(async () => {
  around = await openSurroundings();
});
afterAll(() => around.server.close());
beforeEach(async () => {
  locker = await openLocker(around);
  token = locker.staff;
  await locker.beat();
  await recipients('one@example.test');
});

const recipients = async (POWER_OFF: string) => {
  const { body } = await around.server.ask(alertRecipients.read, {}, { token });
  const { lastUpdatedTime: _, ...map } = body;
  await around.server.ask(alertRecipients.save, { ...map, POWER_OFF }, { token });
};
let said = 0;
const report = (ended = false) => {
  said += 1;
  const key = `held report ${said}`;
  const { now: time } = locker.clock;
  return locker.say(terminals.alert, { key, alertType: 'POWER_OFF', ended, time });
};
/** It was told, ended a minute later, and is back; gives the alert that stands. */
const comesBack = async () => {
  await report();
  locker.pass(MINUTE);
  await report(true);
  await report();
  const asked = { lockerId: locker.lockerId, alertState: 'OPEN' } as const;
  const [{ id } = { id: 0 }] = await listAlerts(around.server, token, asked);
  return id;
};
const sweep = () => tellHeld({ database: around.server.database, now: locker.now });
const told = async () => {
  const { lockerNumber } = await locker.locker();
  const messages = await locker.db
    .selectFrom('outbox')
    .select('data')
    .where('event', '=', 'ALERT')
    .execute();
  return messages.filter(({ data }) => data['lockerNumber'] === lockerNumber).length;
};

it('is told when the ten minutes have passed, once, and its history says so', async () => {
  const id = await comesBack();
  locker.pass(ALERT_TELL_AGAIN_MS - 2 * MINUTE);
  await sweep();
  expect(await told()).toBe(1);
  locker.pass(MINUTE);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await told()).toBe(2);
  const { body } = await around.server.ask(alertCalls.history, { id }, { token });
  expect(body.content.map((line) => [line.what, line.byKind, line.told])).toEqual([
    ['RAISED', 'TERMINAL', 0],
    ['TOLD', 'SERVER', 1],
  ]);
});

it('comes and goes once more after that: the next ten minutes count from the last time it was told', async () => {
  await comesBack();
  locker.pass(ALERT_TELL_AGAIN_MS);
  await sweep();
  locker.pass(MINUTE);
  await report(true);
  await report();
  locker.pass(ALERT_TELL_AGAIN_MS - 2 * MINUTE);
  await sweep();
  expect(await told()).toBe(2);
  locker.pass(MINUTE);
  await sweep();
  expect(await told()).toBe(3);
});

it('what is over by then, or was looked at by somebody, is not told', async () => {
  await comesBack();
  await report(true);
  locker.pass(ALERT_TELL_AGAIN_MS);
  await sweep();
  expect(await told()).toBe(1);
  const id = await comesBack();
  await around.server.ask(alertCalls.acknowledge, { id }, { token });
  locker.pass(ALERT_TELL_AGAIN_MS);
  await sweep();
  expect(await told()).toBe(2);
});

it('an alert whose kind had no recipients when it was raised is not told of later', async () => {
  await recipients('');
  await report();
  await recipients('one@example.test');
  locker.pass(ALERT_TELL_AGAIN_MS);
  await sweep();
  expect(await told()).toBe(0);
});

// Trouble that comes back just after it was told, and stays: its recipients hear of it once the ten minutes are over.
import { beforeEach, expect, it } from 'vitest';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { ALERT_REPEAT_MS } from '../../../domain/alerts.ts';
import { sendHeldAlerts } from '../../../server/alerts/sendHeldAlerts.ts';
import { withAlerts } from './openAlerts.ts';

const MINUTE = 60_000;
const { locker, ask, report, listed, recipients, outbox } = await withAlerts();
beforeEach(() => recipients({ POWER_OFF: 'one@example.test' }));

/** It was told, ended a minute later, and is back; gives the alert that stands. */
const comesBack = async () => {
  await report('POWER_OFF');
  locker().pass(MINUTE);
  await report('POWER_OFF', true);
  await report('POWER_OFF');
  const [{ id } = { id: 0 }] = await listed();
  return id;
};
const sweep = () => sendHeldAlerts({ database: locker().server.database, now: locker().now });
const told = async () => (await outbox()).length;

it('is told when the ten minutes have passed, once, and its history says so', async () => {
  const id = await comesBack();
  locker().pass(ALERT_REPEAT_MS - 2 * MINUTE);
  await sweep();
  expect(await told()).toBe(1);
  locker().pass(MINUTE);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await told()).toBe(2);
  const { body } = await ask(alertCalls.history, { id });
  expect(body.content.map((line) => [line.what, line.byType, line.notified])).toEqual([
    ['RAISED', 'TERMINAL', 0],
    ['NOTIFIED', 'SERVER', 1],
  ]);
});

it('comes and goes once more after that: the next ten minutes count from the last time it was told', async () => {
  await comesBack();
  locker().pass(ALERT_REPEAT_MS);
  await sweep();
  locker().pass(MINUTE);
  await report('POWER_OFF', true);
  await report('POWER_OFF');
  locker().pass(ALERT_REPEAT_MS - 2 * MINUTE);
  await sweep();
  expect(await told()).toBe(2);
  locker().pass(MINUTE);
  await sweep();
  expect(await told()).toBe(3);
});

it('what is over by then, or was looked at by somebody, is not told', async () => {
  await comesBack();
  await report('POWER_OFF', true);
  locker().pass(ALERT_REPEAT_MS);
  await sweep();
  expect(await told()).toBe(1);
  const id = await comesBack();
  await ask(alertCalls.acknowledge, { id });
  locker().pass(ALERT_REPEAT_MS);
  await sweep();
  expect(await told()).toBe(2);
});

it('an alert whose kind had no recipients when it was raised is not told of later', async () => {
  await recipients({ POWER_OFF: '' });
  await report('POWER_OFF');
  await recipients({ POWER_OFF: 'one@example.test' });
  locker().pass(ALERT_REPEAT_MS);
  await sweep();
  expect(await told()).toBe(0);
});

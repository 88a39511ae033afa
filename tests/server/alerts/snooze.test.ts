// Alerts that are set aside for a time, and alerts that are given back: counts, ends, refusals and history.
import { beforeEach, expect, it } from 'vitest';
import { alertCalls, alerts } from '../../../contract/operations/alerts.ts';
import { SNOOZE_MAX_MS } from '../../../domain/snooze.ts';
import { sendHeldAlerts } from '../../../server/alerts/sendHeldAlerts.ts';
import { wakeDue } from '../../../server/alerts/snoozing.ts';
import { withAlerts } from './openAlerts.ts';

const MINUTES = 5 * 60_000;
const { locker, ask, report, listed } = await withAlerts();
let id: number;
beforeEach(async () => {
  await report('POWER_OFF');
  id = (await listed())[0]!.id;
});

const one = async () => (await ask(alerts.one, { id })).body;
const openCount = async () => (await ask(alertCalls.openCount, {})).body.count;
const wake = () => wakeDue({ database: locker().server.database, now: locker().now });
const snooze = (input: object = {}) =>
  ask(alertCalls.snooze, { id, snoozeFor: 'HOUR', snoozeReason: 'A fuse is ordered', ...input });
const history = async () =>
  (await ask(alertCalls.history, { id })).body.content.map(({ what, byName, note }) => [
    what,
    byName,
    note,
  ]);

it('a snoozed alert does not count as open, says who snoozed it until when and why, and comes back by itself', async () => {
  const count = await openCount();
  const { now } = locker().clock;
  const until = { snoozeFor: 'CHOSEN', snoozedUntil: now + MINUTES };
  expect((await snooze(until)).body).toMatchObject({
    alertState: 'SNOOZED',
    snoozedUntil: now + MINUTES,
    snoozedBy: 'Eleni Georgiou',
    snoozeReason: 'A fuse is ordered',
  });
  expect(await openCount()).toBe(count - 1);
  await report('POWER_OFF');
  locker().pass(MINUTES - 1);
  await wake();
  expect(await one()).toMatchObject({ alertState: 'SNOOZED', reportCount: 2 });
  locker().pass(1);
  await Promise.all([wake(), wake()]);
  expect(await one()).toMatchObject({
    alertState: 'OPEN',
    snoozedUntil: null,
    snoozedBy: null,
    snoozeReason: null,
  });
  expect(await openCount()).toBe(count);
  expect(await history()).toEqual([
    ['RAISED', null, null],
    ['SNOOZED', 'Eleni Georgiou', 'A fuse is ordered'],
    ['WOKEN', null, null],
  ]);
});

it('one that was taken is taken again when its snooze is ended early', async () => {
  await ask(alertCalls.acknowledge, { id });
  await snooze({ snoozeFor: 'FOUR_HOURS' });
  expect((await ask(alertCalls.wake, { id })).body).toMatchObject({
    alertState: 'ACKNOWLEDGED',
    assigneeName: 'Eleni Georgiou',
    snoozedUntil: null,
  });
  await ask(alertCalls.wake, { id });
  expect((await history()).filter(([what]) => what === 'WOKEN')).toHaveLength(1);
});

it('taking it, and the end of its condition, end the snooze', async () => {
  await snooze();
  expect((await ask(alertCalls.acknowledge, { id })).body).toMatchObject({
    alertState: 'ACKNOWLEDGED',
    snoozedUntil: null,
  });
  await snooze({ snoozeFor: 'CHOSEN', snoozedUntil: locker().clock.now + MINUTES });
  await report('POWER_OFF', true);
  locker().pass(MINUTES);
  await wake();
  expect(await one()).toMatchObject({ alertState: 'RESOLVED', snoozedUntil: null });
  expect(await snooze()).toMatchObject({ status: 409, body: { code: 'ALERT_RESOLVED' } });
});

it('its recipients are not told of it meanwhile', async () => {
  await snooze();
  await sendHeldAlerts({ database: locker().server.database, now: locker().now });
  expect((await history()).map(([what]) => what)).toEqual(['RAISED', 'SNOOZED']);
});

it.each([
  ['no end', () => ({ snoozeFor: 'CHOSEN' }), 'snoozedUntil'],
  ['a past end', (now: number) => ({ snoozeFor: 'CHOSEN', snoozedUntil: now }), 'snoozedUntil'],
  [
    'an end beyond seven days',
    (now: number) => ({ snoozeFor: 'CHOSEN', snoozedUntil: now + SNOOZE_MAX_MS + 1 }),
    'snoozedUntil',
  ],
  ['no reason', () => ({ snoozeReason: ' ' }), 'snoozeReason'],
  ['an unknown span', () => ({ snoozeFor: 'EVER' }), 'snoozeFor'],
] as const)('a snooze with %s is refused at its field', async (_what, input, field) => {
  const { status, body } = await snooze(input(locker().clock.now));
  expect([status, body]).toEqual([400, expect.objectContaining({ field })]);
  expect((await one()).alertState).toBe('OPEN');
});

it('a taken alert is given back to nobody, but not once it has changed', async () => {
  const { lastUpdatedTime } = (await ask(alertCalls.acknowledge, { id })).body;
  await ask(alertCalls.assign, { id, assigneeId: null });
  expect((await ask(alertCalls.release, { id }, { asRead: lastUpdatedTime })).body).toMatchObject({
    code: 'STALE',
  });
  expect((await ask(alertCalls.acknowledge, { id })).body.assigneeId).not.toBeNull();
  expect((await ask(alertCalls.release, { id })).body).toMatchObject({
    alertState: 'OPEN',
    assigneeId: null,
    acknowledgedTime: null,
    acknowledgedBy: null,
  });
});

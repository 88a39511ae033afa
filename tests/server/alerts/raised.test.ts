// How alerts are raised: one a kind and place however often it repeats, told to its recipients once, ended by recovery.
import { expect, it } from 'vitest';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { HEARTBEAT_OFFLINE_AFTER_MS } from '../../../domain/terminals/terminals.ts';
import { turnSilentOffline } from '../../../server/lockers/lockerSituation.ts';
import { isOver } from '../../../server/messages/overMessages.ts';
import { withAlerts } from './openAlerts.ts';

const { locker, ask, report, listed, recipients, outbox } = await withAlerts();

it('the same trouble said again is one alert, which counts its reports and knows the first and the last', async () => {
  const first = locker().clock.now;
  await report('POWER_OFF');
  locker().pass(60_000);
  await report('POWER_OFF');
  locker().pass(60_000);
  await report('POWER_OFF');
  expect(await listed()).toEqual([
    expect.objectContaining({
      alertType: 'POWER_OFF',
      alertState: 'OPEN',
      reportCount: 3,
      startTime: first,
      lastTime: first + 120_000,
      lastUpdatedTime: first,
    }),
  ]);
});

it('a report that was held up on its way counts and sets the last time not back', async () => {
  const last = locker().clock.now;
  await report('POWER_OFF');
  await locker().say(terminals.alert, {
    key: 'held up on its way',
    alertType: 'POWER_OFF',
    ended: false,
    time: last - 60_000,
  });
  expect(await listed()).toMatchObject([{ reportCount: 2, lastTime: last }]);
});

it('doors of two boxes that stand open are two alerts, one a box', async () => {
  const [one, other] = locker().boxIds;
  await report('DOOR_UNCLOSED', false, one);
  await report('DOOR_UNCLOSED', false, other);
  await report('DOOR_UNCLOSED', false, one);
  const found = await listed();
  expect(found.map(({ boxName, reportCount }) => [boxName, reportCount])).toEqual([
    ['A02', 1],
    ['A01', 2],
  ]);
});

it('what ended and comes back is a new alert', async () => {
  await report('POWER_OFF');
  await report('POWER_OFF', true);
  await report('POWER_OFF');
  expect((await listed()).map(({ alertState }) => alertState)).toEqual(['OPEN', 'RESOLVED']);
});

it('an acknowledged alert that repeats stays acknowledged', async () => {
  await report('POWER_OFF');
  const [{ id } = { id: 0 }] = await listed();
  await ask(alertCalls.acknowledge, { id });
  await report('POWER_OFF');
  expect(await listed()).toEqual([
    expect.objectContaining({ id, alertState: 'ACKNOWLEDGED', reportCount: 2 }),
  ]);
});

it('each recipient of its kind is told once when it opens, and not when it repeats', async () => {
  await recipients({ POWER_OFF: 'one@example.test; two@example.test', DOOR_UNCLOSED: '' });
  await report('POWER_OFF');
  await report('POWER_OFF');
  await report('DOOR_UNCLOSED', false, locker().boxId);
  const told = await outbox();
  expect(told.map(({ channel, address, state }) => [channel, address, state])).toEqual([
    ['MAIL', 'one@example.test', 'WAITING'],
    ['MAIL', 'two@example.test', 'WAITING'],
  ]);
  const { lockerName, lockerNumber } = await locker().locker();
  expect(told[0]?.data).toEqual({
    alertType: 'POWER_OFF',
    lockerName,
    lockerNumber,
    location: null,
    boxName: '–',
    startTime: locker().clock.now,
  });
});

it('whoever is no recipient any more is not told what waits', async () => {
  await recipients({ POWER_OFF: 'one@example.test; two@example.test' });
  await report('POWER_OFF');
  await recipients({ POWER_OFF: 'two@example.test' });
  const { server, clock } = locker();
  const over = (await outbox()).map((message) => isOver(server.database, message, clock.now));
  expect(await Promise.all(over)).toEqual([true, false]);
});

it('trouble that comes and goes is told once in ten minutes, and another box’s by itself', async () => {
  await recipients({ DOOR_UNCLOSED: 'one@example.test' });
  const [one, other] = locker().boxIds;
  const comesAndGoes = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await report('DOOR_UNCLOSED', false, one);
      locker().pass(60_000);
      await report('DOOR_UNCLOSED', true, one);
    }
  };
  await comesAndGoes(5);
  expect(await outbox()).toHaveLength(1);
  await report('DOOR_UNCLOSED', false, other);
  expect(await outbox()).toHaveLength(2);
  await comesAndGoes(5);
  expect(await outbox()).toHaveLength(2);
  await report('DOOR_UNCLOSED', false, one);
  expect(await outbox()).toHaveLength(3);
  expect(await listed()).toHaveLength(12);
});

it('a report that is refused tells nobody: the message is written in the transaction of the alert', async () => {
  await recipients({ DOOR_UNCLOSED: 'one@example.test' });
  const { status } = await report('DOOR_UNCLOSED', false, locker().foreignBoxId);
  expect([status, await outbox()]).toEqual([404, []]);
});

it('no terminal says of itself that it is disconnected', async () => {
  const { status } = await report('LOCKER_DISCONNECTED' as never);
  expect([status, await listed()]).toEqual([400, []]);
  expect((await locker().locker()).lockerSituation).toBe('ONLINE');
});

it('a locker that falls silent is an alert, told once; its next heartbeat ends it', async () => {
  await recipients({ LOCKER_DISCONNECTED: 'one@example.test' });
  locker().pass(HEARTBEAT_OFFLINE_AFTER_MS + 1);
  await turnSilentOffline({ database: locker().server.database, now: locker().now });
  await turnSilentOffline({ database: locker().server.database, now: locker().now });
  expect(await listed()).toEqual([
    expect.objectContaining({
      alertType: 'LOCKER_DISCONNECTED',
      alertState: 'OPEN',
      reportCount: 1,
    }),
  ]);
  expect(await outbox()).toHaveLength(1);
  await locker().beat();
  const [ended] = await listed();
  expect(ended).toMatchObject({ alertState: 'RESOLVED', resolvedBy: null });
  const { body } = await ask(alertCalls.history, { id: ended?.id ?? 0 });
  expect(body.content.map(({ what, byType }) => [what, byType])).toEqual([
    ['RAISED', 'SERVER'],
    ['ENDED', 'TERMINAL'],
  ]);
});

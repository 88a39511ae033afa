// Alerts whose condition holds: nobody resolves them by hand; each is resolved when its condition ends.
import { describe, expect, it } from 'vitest';
import { alertCalls, alerts, type AlertRow } from '../../../contract/operations/alerts.ts';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { reportedAlert, terminals } from '../../../contract/terminals/terminals.ts';
import { ALERT_TYPES, type AlertType } from '../../../domain/alerts.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { HEARTBEAT_OFFLINE_AFTER_MS } from '../../../domain/terminals/terminals.ts';
import { turnSilentOffline } from '../../../server/lockers/lockerSituation.ts';
import { guessedPin } from '../../kit/guessedPin.ts';
import { withAlerts } from './openAlerts.ts';

const { locker, ask, report, listed } = await withAlerts();

type Reported = (typeof reportedAlert.options)[number];
const OF_A_BOX: readonly AlertType[] = ['DOOR_UNCLOSED', 'FLAGGED_LOCKED'];
const boxOf = (type: AlertType) => (OF_A_BOX.includes(type) ? locker().boxId : undefined);
const isReported = (type: AlertType): type is Reported =>
  reportedAlert.options.some((one) => one === type);

/** Begins the condition, or ends it, as the product hears of it. */
async function begin(type: AlertType): Promise<void> {
  if (isReported(type)) await report(type, false, boxOf(type));
  else if (type === 'PIN_GUESSED')
    await guessedPin(locker().server.database, locker().lockerId, locker().clock.now);
  else {
    locker().pass(HEARTBEAT_OFFLINE_AFTER_MS + 1);
    await turnSilentOffline({ database: locker().server.database, now: locker().now });
  }
}
const end = (type: AlertType) =>
  isReported(type) ? report(type, true, boxOf(type)) : locker().beat();

const standing = async (): Promise<AlertRow> => {
  const [alert, ...others] = await listed();
  expect(others).toEqual([]);
  return alert!;
};
const one = async (id: RecordId) => (await ask(alerts.one, { id })).body;
const resolve = (id: RecordId) => ask(alertCalls.resolve, { id, note: 'Looked at' });
const holds = { status: 409, body: { code: 'ALERT_HOLDS', field: 'id' } };
const situation = async () => (await locker().locker()).lockerSituation;

describe.each(ALERT_TYPES.filter((type) => type !== 'PIN_GUESSED'))('%s', (type) => {
  it('is not resolved by hand, open, taken or snoozed; it resolves itself when the condition ends', async () => {
    await begin(type);
    const { id } = await standing();
    expect(await resolve(id)).toMatchObject(holds);
    expect((await ask(alertCalls.acknowledge, { id })).body.alertState).toBe('ACKNOWLEDGED');
    expect(await resolve(id)).toMatchObject(holds);
    const snoozed = { id, snoozeFor: 'HOUR', snoozeReason: 'A part is ordered' } as const;
    expect((await ask(alertCalls.snooze, snoozed)).body.alertState).toBe('SNOOZED');
    expect(await resolve(id)).toMatchObject(holds);
    expect(await one(id)).toMatchObject({ alertState: 'SNOOZED', note: null });
    await end(type);
    expect(await one(id)).toMatchObject({
      alertState: 'RESOLVED',
      resolvedBy: null,
      resolvedTime: locker().clock.now,
    });
    expect(await situation()).toBe('ONLINE');
  });
});

it('PIN_GUESSED happened once: it is resolved by hand', async () => {
  await begin('PIN_GUESSED');
  const { id } = await standing();
  expect(await resolve(id)).toMatchObject({ status: 200, body: { alertState: 'RESOLVED' } });
  expect(await situation()).toBe('ONLINE');
});

it('a door that closes is not left open any more, even if its terminal does not say so', async () => {
  const { boxId } = locker();
  const door = (key: string, doorStatus: 'OPEN' | 'CLOSED') =>
    locker().say(terminals.door, { key, boxId, doorStatus, time: locker().clock.now });
  await door('a door opens', 'OPEN');
  locker().pass(1_000);
  await begin('DOOR_UNCLOSED');
  locker().pass(1_000);
  const { id } = await standing();
  await door('it closes', 'CLOSED');
  expect(await one(id)).toMatchObject({ alertState: 'RESOLVED', resolvedBy: null });
  expect(await situation()).toBe('ONLINE');
});

it.each(['setAvailable', 'setLocked'] as const)(
  'the flag of a box that no longer has that status ends with %s as well',
  async (change) => {
    const { boxId } = locker();
    await begin('FLAGGED_LOCKED');
    expect(await locker().box()).toMatchObject({ status: 'AVAILABLE' });
    const { id } = await standing();
    expect((await ask(boxes[change], { boxId })).status).toBe(200);
    expect(await one(id)).toMatchObject({ alertState: 'RESOLVED', resolvedBy: 'Eleni Georgiou' });
    expect(await situation()).toBe('ONLINE');
  },
);

it('the alerts of a box end when it is taken off its locker; those of the locker and its other boxes stay', async () => {
  const [stays, , gone] = locker().boxIds;
  await report('DOOR_UNCLOSED', false, gone);
  await report('DOOR_UNCLOSED', false, stays);
  await report('POWER_OFF');
  const { lockerId } = locker();
  const { lockerName, lockerNumber, deviceList, boxList } = (await ask(lockers.one, { lockerId }))
    .body;
  const left = boxList.map((box, positionY) => {
    return { ...box, positionY, deleteFlag: box.boxId === gone };
  });
  const saved = await ask(lockerSaves.update, {
    lockerId,
    lockerName,
    lockerNumber,
    deviceList,
    boxList: left,
  });
  expect(saved.body).toMatchObject({ lockerId });
  const open = (await listed()).filter(({ alertState }) => alertState === 'OPEN');
  expect(open.map(({ alertType, boxId }) => [alertType, boxId])).toEqual([
    ['POWER_OFF', null],
    ['DOOR_UNCLOSED', stays],
  ]);
});

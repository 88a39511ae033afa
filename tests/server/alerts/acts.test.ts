// What staff do with alerts: list, look at, give to somebody, resolve; and what is refused.
import { beforeEach, describe, expect, it } from 'vitest';
import { alertCalls, alerts, type AlertRow } from '../../../contract/operations/alerts.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { guessedPin } from '../../kit/guessedPin.ts';
import { withAlerts } from './openAlerts.ts';

const { locker, ask, report, list } = await withAlerts();
let id: number;
const guess = () => guessedPin(locker().server.database, locker().lockerId, locker().clock.now);
beforeEach(async () => {
  id = await guess();
});

const one = async () => (await ask(alerts.one, { id })).body;
const userId = async (username: string) => (await readRow(locker(), 'staff', { username })).userId;

describe('an alert', () => {
  it('is taken once, by name, and stays an exception of its locker', async () => {
    locker().pass(1_000);
    const { body } = await ask(alertCalls.acknowledge, { id });
    expect(body).toMatchObject({
      alertState: 'ACKNOWLEDGED',
      acknowledgedBy: 'Eleni Georgiou',
      acknowledgedTime: locker().clock.now,
      assigneeName: 'Eleni Georgiou',
    });
    await ask(alertCalls.acknowledge, { id });
    expect(await locker().locker()).toMatchObject({ lockerSituation: 'EXCEPTION' });
    expect((await locker().history()).filter((line) => line.startsWith('ALERT_ACK'))).toHaveLength(
      1,
    );
  });

  it('is given to somebody who may see to it, and taken back', async () => {
    const assigneeId = await userId('operator');
    const { body } = await ask(alertCalls.assign, { id, assigneeId });
    expect(body).toMatchObject({
      assigneeId,
      assigneeName: 'Andreas Charalambous',
      alertState: 'OPEN',
    });
    const { body: told } = await ask(alertCalls.history, { id });
    expect(told.content.at(-1)).toMatchObject({
      what: 'ASSIGNED',
      assignee: 'Andreas Charalambous',
    });
    const { data } = await readRow(
      locker(),
      'events',
      { type: 'ALERT_ASSIGNED' },
      undefined,
      'id desc',
    );
    expect(data).toEqual({ assigneeId });
    const mine = await list({ assigneeId, lockerId: locker().lockerId });
    expect(mine.map((row) => row.id)).toEqual([id]);
    expect((await ask(alertCalls.assign, { id, assigneeId: null })).body.assigneeId).toBeNull();
  });

  it('is given to nobody whose role may not see to it', async () => {
    const viewer = await userId('viewer');
    for (const assigneeId of [viewer, 999_999]) {
      const { status, body } = await ask(alertCalls.assign, { id, assigneeId });
      expect([status, body]).toEqual([400, expect.objectContaining({ field: 'assigneeId' })]);
    }
    const { body } = await ask(alertCalls.assignees, {});
    const names = body.content.map(({ name }) => name);
    expect(names).toContain('Andreas Charalambous');
    expect(names).not.toContain('Petros Demetriou');
    const found = await ask(alertCalls.assignees, { name: 'andreas ch' });
    expect(found.body.content.map(({ name }) => name)).toEqual(['Andreas Charalambous']);
  });

  it('is resolved with a note: the locker is well again, and the history says who did what', async () => {
    locker().pass(1_000);
    await ask(alertCalls.acknowledge, { id });
    locker().pass(1_000);
    const { body } = await ask(alertCalls.resolve, { id, note: ' The customer called ' });
    expect(body).toMatchObject({
      alertState: 'RESOLVED',
      note: 'The customer called',
      resolvedBy: 'Eleni Georgiou',
      resolvedTime: locker().clock.now,
    });
    expect(await locker().locker()).toMatchObject({ lockerSituation: 'ONLINE' });
    const history = (await ask(alertCalls.history, { id })).body.content;
    expect(history.map(({ what, byName, note }) => [what, byName, note])).toEqual([
      ['RAISED', null, null],
      ['ACKNOWLEDGED', 'Eleni Georgiou', null],
      ['RESOLVED', 'Eleni Georgiou', 'The customer called'],
    ]);
  });

  it('that is resolved is neither acknowledged, given away nor resolved again', async () => {
    await ask(alertCalls.resolve, { id, note: 'Done' });
    const tries = [
      await ask(alertCalls.acknowledge, { id }),
      await ask(alertCalls.assign, { id, assigneeId: 1 }),
      await ask(alertCalls.resolve, { id, note: 'Again' }),
    ];
    for (const { status, body } of tries)
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'ALERT_RESOLVED' })]);
    expect((await one()).note).toBe('Done');
  });

  it('is resolved by nobody without a note, and by none of two who meant different states of it', async () => {
    const empty = await ask(alertCalls.resolve, { id, note: '  ' });
    expect([empty.status, empty.body]).toEqual([400, expect.objectContaining({ field: 'note' })]);
    const { lastUpdatedTime: asRead } = await one();
    locker().pass(1_000);
    await ask(alertCalls.acknowledge, { id });
    const stale = await ask(alertCalls.resolve, { id, note: 'Mine' }, { asRead });
    expect([stale.status, stale.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'STALE',
        current: expect.objectContaining({ id, alertState: 'ACKNOWLEDGED' }),
      }),
    ]);
  });

  it('that is not there is not found by any call', async () => {
    const none = { id: 9_999_999 };
    const tries = [
      await ask(alerts.one, none),
      await ask(alertCalls.history, none),
      await ask(alertCalls.acknowledge, none),
      await ask(alertCalls.resolve, { ...none, note: 'x' }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('is counted while nobody has looked at it', async () => {
    const { count } = (await ask(alertCalls.openCount, {})).body;
    await ask(alertCalls.acknowledge, { id });
    expect((await ask(alertCalls.openCount, {})).body.count).toBe(count - 1);
  });
});

describe('the list', () => {
  it('comes open and gravest first when asked by urgency', async () => {
    const rows = await list({ sort: 'urgency,desc' });
    const urgencies = rows.map(({ urgency }) => urgency);
    expect(urgencies).toEqual(urgencies.toSorted((a, b) => b - a));
    expect(rows[0]?.alertState).toBe('OPEN');
    expect(rows.at(-1)?.alertState).toBe('RESOLVED');
  });

  it('is filtered by kind, state, locker by name, and when it was first reported', async () => {
    const all = await list({ sort: 'id,asc' });
    const some = (fits: (row: AlertRow) => boolean) => all.filter(fits).map((row) => row.id);
    const ids = async (input: Parameters<typeof list>[0]) =>
      (await list({ ...input, sort: 'id,asc' })).map((row) => row.id);
    expect(await ids({ alertType: 'CCTV_NVR_OFF' })).toEqual(
      some((row) => row.alertType === 'CCTV_NVR_OFF'),
    );
    expect(await ids({ alertState: 'ACKNOWLEDGED' })).toEqual(
      some((row) => row.alertState === 'ACKNOWLEDGED'),
    );
    expect(await ids({ lockerName: 'larnaca' })).toEqual(
      some((row) => /larnaca/i.test(row.lockerName)),
    );
    const startFrom = locker().clock.now - 7 * 86_400_000;
    expect(await ids({ startFrom })).toEqual(some((row) => row.startTime >= startFrom));
    expect(await ids({ startUntil: startFrom })).toEqual(some((row) => row.startTime <= startFrom));
  });

  it('of the demo network holds open, acknowledged and resolved ones, some resolved by people', async () => {
    const all = await list({});
    for (const alertState of ['OPEN', 'ACKNOWLEDGED', 'RESOLVED'])
      expect(all.filter((row) => row.alertState === alertState).length).toBeGreaterThan(1);
    expect(all.some((row) => row.resolvedBy !== null && row.note !== null)).toBe(true);
    expect(all.some((row) => row.alertState === 'RESOLVED' && row.resolvedBy === null)).toBe(true);
  });
});

it('staff who resolve and a terminal that reports never wait for each other, however often they meet', async () => {
  for (let round = 0; round < 25; round += 1) {
    const next = round === 0 ? id : await guess();
    const [resolved, ...reported] = await Promise.all([
      ask(alertCalls.resolve, { id: next, note: 'The customer called' }),
      report('POWER_OFF', round % 2 === 1),
      report('CCTV_NVR_OFF'),
      report('CCTV_NVR_OFF', true),
    ]);
    expect(resolved.status).toBe(200);
    expect(reported.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
});

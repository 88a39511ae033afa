// The wall's figures beside those of the dashboard: alerts that stand, lockers by state and fill, rollouts; counted again from the events.
import { expect, it } from 'vitest';
import { alertCalls, alerts } from '../../../contract/operations/alerts.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { versions } from '../../../contract/terminals/versions.ts';
import { NOT_TAKEN } from '../../../domain/alerts.ts';
import { isTrouble, TROUBLES, type Trouble } from '../../../domain/lockers/trouble.ts';
import { parcelBoxes } from '../../kit/databases/parcelBoxes.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { boxesAfter, rawEvents, situationsAfter } from './recountedEvents.ts';
import { alertsAfter } from './recountedNow.ts';

const server = await fileServer();
const token = await server.signIn('admin');
const events = await rawEvents(server.database);

it('lockers in trouble and alerts not taken: dashboard, wall, bell and lists tell the same two numbers', async () => {
  const one = { page: 0, size: 1 } as const;
  const { body: figures } = await server.ask(dashboard.diagrams, {}, { token });
  const listed = async (lockerSituation: Trouble) =>
    (await server.ask(lockers.list, { ...one, lockerSituation }, { token })).body.totalElements;
  const totals = await Promise.all(TROUBLES.map(listed));
  const onWall = (await server.ask(lockers.list, { page: 0, size: 500 }, { token })).body.content;
  const trouble = figures.troubleCount ?? 0;
  expect(trouble).toBeGreaterThan(0);
  expect([
    totals.reduce((sum, total) => sum + total, 0),
    onWall.filter(({ lockerSituation }) => isTrouble(lockerSituation)).length,
  ]).toEqual([trouble, trouble]);

  const notTaken = figures.alertsNotTaken ?? 0;
  expect(notTaken).toBeGreaterThan(0);
  const bell = (await server.ask(alertCalls.openCount, {}, { token })).body.count;
  const { headers } = await server.ask(alerts.list, { ...one, alertState: NOT_TAKEN }, { token });
  expect([bell, headers.get('content-range')?.split('/')[1]]).toEqual([notTaken, String(notTaken)]);
});

it('alerts that stand: how many are open, and how many somebody has taken', async () => {
  const standing = alertsAfter(events);
  for (const [alertState, isTaken] of [
    ['OPEN', false],
    ['ACKNOWLEDGED', true],
  ] as const) {
    const asked = { alertState, page: 0, size: 100, sort: 'urgency,desc' } as const;
    const { body, headers } = await server.ask(alerts.list, asked, { token });
    const wanted = standing.filter(({ taken }) => taken === isTaken);
    expect(wanted.length).toBeGreaterThan(0);
    const rows = body as unknown as { lockerId: number; alertType: string; startTime: number }[];
    const spelt = (lockerId: number | null, type: string, since: number) =>
      `${lockerId} ${type} ${since}`;
    expect(
      rows
        .map(({ lockerId, alertType, startTime }) => spelt(lockerId, alertType, startTime))
        .toSorted(),
    ).toEqual(
      wanted.map(({ lockerId, alertType, since }) => spelt(lockerId, alertType, since)).toSorted(),
    );
    expect(headers.get('content-range')).toMatch(new RegExp(`/${wanted.length}$`));
  }
});

it('each locker: its state, its boxes, and how many are in use', async () => {
  const [states, situations] = [boxesAfter(events), situationsAfter(events)];
  const boxes = await parcelBoxes(server.database);
  const { body } = await server.ask(lockers.list, { page: 0, size: 100 }, { token });
  expect(body.content.length).toBeGreaterThan(5);
  for (const { lockerId, lockerSituation, boxCount, usedBoxCount } of body.content) {
    const own = boxes.filter((box) => box.lockerId === lockerId);
    const used = own.filter(({ boxId }) =>
      ['OCCUPIED', 'EXPIRED'].includes(states.get(boxId) ?? ''),
    );
    expect([lockerId, lockerSituation, boxCount, usedBoxCount]).toEqual([
      lockerId,
      situations.get(lockerId) ?? 'ONLINE',
      own.length,
      used.length,
    ]);
  }
});

it('rollouts: how many lockers have it, how many failed, and how many are still to come', async () => {
  const rollouts = new Map<string, Map<number, string>>();
  for (const { type, subjectId, lockerId, toState, data } of events) {
    if (type === 'VERSION_CREATED') {
      const lockerIds = data['lockerIds'] as number[];
      rollouts.set(subjectId, new Map(lockerIds.map((id) => [id, 'TO_COME'])));
    }
    if (type === 'VERSION_TASK' && lockerId !== null && toState !== null)
      rollouts.get(subjectId)?.set(lockerId, toState);
  }
  const { body } = await server.ask(versions.list, { page: 0, size: 100 }, { token });
  expect(body.content).toHaveLength(rollouts.size);
  for (const { lockerVersionId, taskCounts } of body.content) {
    const ends = [...(rollouts.get(String(lockerVersionId)) ?? new Map<number, string>()).values()];
    const of = (end: string) => ends.filter((one) => one === end).length;
    const { CREATED = 0, UPDATING = 0, ...over } = taskCounts ?? {};
    expect([lockerVersionId, CREATED + UPDATING, over]).toEqual([
      lockerVersionId,
      of('TO_COME'),
      { SUCCEEDED: of('SUCCEEDED'), FAILED: of('FAILED'), CANCELED: of('CANCELED') },
    ]);
  }
});

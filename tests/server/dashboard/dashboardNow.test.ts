// Every figure on every dashboard equals a recount by a fold over the raw events in time order: what the network is now.
import { describe, expect, it } from 'vitest';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { caseCalls, cases } from '../../../contract/operations/cases.ts';
import { dashboard, type Diagrams } from '../../../contract/reports/dashboard.ts';
import { members } from '../../../contract/people/members.ts';
import { readRow, readRows, updateRows } from '../../kit/databases/rows.ts';
import { parcelBoxes } from '../../kit/databases/parcelBoxes.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { boxesAfter, rawEvents, situationsAfter, type Raw } from './recountedEvents.ts';
import {
  alertsAfter,
  casesAfter,
  lateAfter,
  preferredAfter,
  situatedAt,
  turnedAt,
} from './recountedNow.ts';
import type { Numbered } from '../../../domain/recordId.ts';

let now = Date.now();
const server = await fileServer({ now: () => now });
now = Math.max(...(await rawEvents(server.database)).map(({ time }) => time)) + 1;
const may = ['DASHBOARD_VIEW', 'ALERT_VIEW', 'ALERT_EDIT', 'TICKET_EDIT', 'MEMBER_EDIT'];
const { token } = await signInWith(server, may, { now });

const ask = ((endpoint, input) => server.ask(endpoint, input, { token })) as OpenServer['ask'];
const told = async (): Promise<Numbered<Diagrams>> => (await ask(dashboard.diagrams, {})).body;
const events = (): Promise<Raw[]> => rawEvents(server.database);

describe('alerts that nobody has looked at', () => {
  const notTaken = async () => alertsAfter(await events()).filter(({ taken }) => !taken).length;

  it('are those that were raised, and neither taken nor over; one that is taken is none', async () => {
    const before = await notTaken();
    expect(before).toBeGreaterThan(0);
    expect((await told()).alertsNotTaken).toBe(before);
    const { alertId } = await readRow(server, 'alerts', {
      state: 'OPEN',
      alertType: 'PIN_GUESSED',
    });
    now += 1;
    expect((await ask(alertCalls.acknowledge, { id: alertId })).status).toBe(200);
    expect([await notTaken(), (await told()).alertsNotTaken]).toEqual([before - 1, before - 1]);
    now += 1;
    expect((await ask(alertCalls.resolve, { id: alertId, note: 'Seen to' })).status).toBe(200);
    expect([await notTaken(), (await told()).alertsNotTaken]).toEqual([before - 1, before - 1]);
  });
});

it('open cases are those that were opened, or opened again, and not resolved since', async () => {
  const before = casesAfter(await events());
  expect(before).toBeGreaterThan(0);
  const counted = async () => [casesAfter(await events()), (await told()).openCaseCount];
  expect(await counted()).toEqual([before, before]);
  now += 1;
  const about = { caseType: 'OTHER', subject: 'The door squeaks', lockerId: 1 } as const;
  const { id } = (await ask(cases.create, about)).body;
  expect(await counted()).toEqual([before + 1, before + 1]);
  now += 1;
  const resolved = await ask(caseCalls.resolve, { id, resolution: 'REPAIRED' });
  expect(resolved.status).toBe(200);
  expect(await counted()).toEqual([before, before]);
  now += 1;
  expect((await ask(caseCalls.reopen, { id, note: 'Still' })).status).toBe(200);
  expect(await counted()).toEqual([before + 1, before + 1]);
});

describe('primary against secondary preferred lockers', () => {
  async function expectRecounted(): Promise<void> {
    const counts = preferredAfter(await events());
    const lockers = await readRows(server, 'lockers', {}, ['lockerId', 'lockerName']);
    const wanted = lockers.flatMap(({ lockerId, lockerName }) => {
      const [primary, secondary] = counts.get(lockerId) ?? [];
      return primary === undefined ? [] : [[lockerName, [primary, secondary]] as const];
    });
    const shown = (await told()).lockerPreferredCountList.map(
      ({ lockerName, primaryCount, secondaryCount }) =>
        [lockerName, [primaryCount, secondaryCount]] as const,
    );
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wanted));
    expect(shown).toHaveLength(wanted.length);
  }

  it('are what customers joined with, also when one joins and leaves (R3.89)', async () => {
    expect(preferredAfter(await events()).size).toBeGreaterThan(1);
    await expectRecounted();
    now += 1;
    const draft = {
      username: 'new.customer',
      mobile: '+35799000001',
      notifyType: 'SMS',
      paymentScheme: 'PER_USE',
      primaryLockerId: 2,
      secondaryLockerId: 1,
    } as const;
    const { status, body } = await ask(members.create, draft);
    expect(status).toBe(200);
    await expectRecounted();
    now += 1;
    expect((await ask(members.remove, { memberId: body.memberId })).status).toBe(200);
    await expectRecounted();
  });
});

describe('what is in the boxes', () => {
  it('is too late where a parcel ran out of its time and was not taken out, and else in use (R3.87)', async () => {
    const all = await events();
    const [states, late, situations] = [boxesAfter(all), lateAfter(all), situationsAfter(all)];
    const known = (await parcelBoxes(server.database)).filter(
      ({ lockerId }) => situations.get(lockerId) !== 'OFFLINE',
    );
    const full = known.filter(({ boxId }) =>
      ['OCCUPIED', 'EXPIRED'].includes(states.get(boxId) ?? ''),
    );
    const expired = full.filter(({ boxId }) => late.has(boxId)).length;
    expect(expired).toBeGreaterThan(0);
    const { occupiedCount, expiredCount } = await told();
    expect({ occupiedCount, expiredCount }).toEqual({
      occupiedCount: full.length - expired,
      expiredCount: expired,
    });
  });

  it('is one line for each state that asks for a visit: expired, flagged', async () => {
    const all = await events();
    const [states, late, situations] = [boxesAfter(all), lateAfter(all), situationsAfter(all)];
    const turned = turnedAt(all);
    const own = await parcelBoxes(server.database);
    const { visitedBoxList, expiredCount, flaggedCount } = await told();
    const [expired, flagged] = visitedBoxList ?? [];
    for (const [line, those, since] of [
      [expired, own.filter(({ boxId }) => late.has(boxId)), late],
      [flagged, own.filter(({ boxId }) => states.get(boxId) === 'FLAGGED'), turned],
    ] as const) {
      const known = those.filter(({ lockerId }) => situations.get(lockerId) !== 'OFFLINE');
      expect(line).toMatchObject({
        boxCount: known.length,
        lockerCount: new Set(known.map(({ lockerId }) => lockerId)).size,
        offlineBoxCount: those.length - known.length,
        since: Math.min(...known.map(({ boxId }) => since.get(boxId) ?? Number.NaN)),
      });
    }
    expect([expired?.boxCount, flagged?.boxCount]).toEqual([expiredCount, flaggedCount]);
  });

  it('stands beside each locker in trouble, with what is worst and since when', async () => {
    const all = await events();
    const [states, late] = [boxesAfter(all), lateAfter(all)];
    const situated = situatedAt(all);
    const alerts = alertsAfter(all);
    const own = await parcelBoxes(server.database);
    const list = (await told()).troubleList ?? [];
    expect(list.length).toBeGreaterThan(2);
    for (const row of list) {
      const ids = own.filter(({ lockerId }) => lockerId === row.lockerId).map(({ boxId }) => boxId);
      const of = (...wanted: string[]) => ids.filter((id) => wanted.includes(states.get(id) ?? ''));
      const lateHere = ids.filter((id) => late.has(id));
      const flagged = of('FLAGGED');
      expect(row).toMatchObject({
        boxCount: ids.length,
        usedBoxCount: of('OCCUPIED', 'EXPIRED').length,
        storedCount: of('OCCUPIED').length,
        expiredCount: lateHere.length,
        flaggedCount: flagged.length,
      });
      const here = alerts.filter((alert) => alert.lockerId === row.lockerId);
      const since =
        row.trouble === 'OFFLINE'
          ? [situated.get(row.lockerId)]
          : here.filter(({ alertType }) => alertType === row.alertType).map((alert) => alert.since);
      expect(here.map(({ alertType }) => alertType)).toContain(row.alertType);
      const waiting = here.filter(({ taken }) => !taken).length;
      expect(row.otherAlertCount).toBe(waiting - (row.alertState === 'OPEN' ? 1 : 0));
      const earliest = Math.min(...since.map((time) => time ?? Number.NaN));
      expect([row.lockerName, row.trouble, row.since]).toEqual([
        row.lockerName,
        row.trouble,
        earliest,
      ]);
    }
  });

  it('is late since the first box of a locker that is, whichever else is late', async () => {
    const { lockerId } = await readRow(server, 'lockers', { lockerSituation: 'ONLINE' });
    const own = (await parcelBoxes(server.database)).filter((box) => box.lockerId === lockerId);
    for (const expiryTime of [1, 2])
      await updateRows(server, 'boxes', own[expiryTime]!, { status: 'EXPIRED', expiryTime });
    expect((await told()).visitedBoxList?.[0]).toMatchObject({ status: 'EXPIRED', since: 1 });
  });
});

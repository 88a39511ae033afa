// Every figure on every dashboard equals a recount by a fold over the raw events in time order.
import { describe, expect, it, onTestFinished } from 'vitest';
import { dashboard, type Diagrams } from '../../../contract/reports/dashboard.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedBase } from '../../../server/seed/base/seedBase.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import {
  boxesAfter,
  COUNTED_TYPES,
  countedAt,
  rawEvents,
  situationsAfter,
} from './recountedEvents.ts';
import { emptyDatabase } from '../../kit/databases/testDatabase.ts';
import type { Numbered } from '../../../domain/recordId.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let now = Date.now();
const server = await fileServer({ now: () => now });

async function askedAt(moment: number, of = server): Promise<Numbered<Diagrams>> {
  now = moment;
  const { token } = await signInWith(of, ['DASHBOARD_VIEW', 'ALERT_VIEW'], { now: moment });
  return (await of.ask(dashboard.diagrams, {}, { token })).body;
}

const countsOf = (told: Numbered<Diagrams>) => ({
  last: {
    booked: told.bookedIn48Hrs,
    deposited: told.depositedIn48Hrs,
    collected: told.collectedIn48Hrs,
    post: told.postIn48Hrs,
    alerts: told.alertsIn48Hrs,
  },
  before: told.before48Hrs,
});

/** When the clocks of the network's country change: one o'clock, world time, on the last Sunday of a month. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY;
}

/** The last change to winter time and the last one to summer time. */
function clockChanges(before: number): number[] {
  const year = new Date(before).getUTCFullYear();
  return [3, 10].map((month) => {
    const here = lastSunday(year, month);
    return here < before - DAY ? here : lastSunday(year - 1, month);
  });
}

describe('the counts of 48 hours', () => {
  const today = Date.now();
  const windows = [
    ['now', today],
    ['half a day ago', today - 12 * HOUR],
    ['a week ago', today - 7 * DAY],
    ['a month ago', today - 30 * DAY],
    ...clockChanges(today).flatMap((change): [string, number][] => [
      [`the day when the clocks changed, ${new Date(change).toISOString()}`, change + 12 * HOUR],
      ['the end of the window that the change lies in', change + 2 * DAY - 1],
    ]),
  ] as const;

  it.each(windows)('are those of the events, %s (R3.86)', async (_name, moment) => {
    const events = await rawEvents(server.database);
    expect(countsOf(await askedAt(moment))).toEqual(countedAt(events, moment));
  });

  it('are of 48 hours also where a day has 23 or 25: an hour more would count what an event at its edge says', async () => {
    for (const change of clockChanges(today)) {
      const moment = change + 30 * HOUR + 7;
      const edge = { subjectType: 'parcel', subjectId: '1' } as const;
      const times = [moment - 48 * HOUR, moment - 48 * HOUR + 1, moment - 96 * HOUR, moment + 1];
      await insertRow(
        server,
        'events',
        times.flatMap((time) => COUNTED_TYPES.map((type) => ({ ...edge, type, time }))),
      );
      const told = countsOf(await askedAt(moment));
      expect(told).toEqual(countedAt(await rawEvents(server.database), moment));
    }
  });
});

describe('what the boxes are now', () => {
  it('is what they were turned to last, by state, by size and by locker (R3.88, R3.90, R7.50)', async () => {
    const told = await askedAt(Date.now());
    const events = await rawEvents(server.database);
    const [states, situations] = [boxesAfter(events), situationsAfter(events)];
    const { db } = server.database;
    const rows = await db.selectFrom('boxes').selectAll().where('deletedAt', 'is', null).execute();
    const types = await db.selectFrom('boxTypes').selectAll().execute();
    const boxes = rows.flatMap(({ boxId, boxTypeId, lockerId }) => {
      const size = types.find((type) => type.boxTypeId === boxTypeId);
      if (size === undefined || size.management) return [];
      const known = situations.get(lockerId) !== 'OFFLINE';
      const state = states.get(boxId) ?? 'AVAILABLE';
      return [{ lockerId, size: size.name, state, known }];
    });
    const known = boxes.filter((box) => box.known);
    const among = (some: typeof boxes, ...wanted: string[]) =>
      some.filter(({ state }) => wanted.includes(state)).length;
    expect(told).toMatchObject({
      availableCount: among(known, 'AVAILABLE'),
      bookedCount: among(known, 'RESERVED'),
      lockedCount: among(known, 'LOCKED'),
      flaggedCount: among(known, 'FLAGGED'),
      unknownCount: boxes.length - known.length,
    });
    expect(told.occupiedCount + told.expiredCount).toBe(among(known, 'OCCUPIED', 'EXPIRED'));
    expect(told.boxTypeList.map(({ name }) => name)).toEqual(['XS', 'S', 'M', 'L']);
    const lockerIds = told.lockerDiagramsList.map(({ lockerId }) => lockerId);
    expect(new Set(lockerIds)).toEqual(new Set(rows.map((row) => row.lockerId)));
    for (const { name, totalCount, availableCount, utilization } of told.boxTypeList) {
      const own = known.filter(({ size }) => size === name);
      const used = among(own, 'OCCUPIED', 'EXPIRED');
      expect({ name, totalCount, availableCount }).toEqual({
        name,
        totalCount: own.length,
        availableCount: among(own, 'AVAILABLE'),
      });
      expect(utilization).toBeCloseTo((100 * used) / own.length, 1);
    }
    for (const { lockerId, totalBoxCount, occupiedBoxCount } of told.lockerDiagramsList) {
      const own = boxes.filter((box) => box.lockerId === lockerId);
      const used = own.every((box) => box.known) ? among(own, 'OCCUPIED', 'EXPIRED') : undefined;
      expect([totalBoxCount, occupiedBoxCount]).toEqual([own.length, used]);
    }
  });

  it('names every locker that is not online, and no other', async () => {
    const told = await askedAt(Date.now());
    const troubled = new Set<number>();
    for (const [lockerId, situation] of situationsAfter(await rawEvents(server.database)))
      if (situation !== 'ONLINE') troubled.add(lockerId);
    expect(troubled.size).toBeGreaterThan(2);
    expect(told.troubleCount).toBe(troubled.size);
    const named = told.troubleList?.map(({ lockerId }) => lockerId) ?? [];
    expect(named.length).toBe(Math.min(8, troubled.size));
    expect(named.filter((lockerId) => !troubled.has(lockerId))).toEqual([]);
    expect(told.troubleList?.[0]?.trouble).toBe('OFFLINE');
  });
});

/** A network of its own without anything in it. */
async function emptyNetwork(): Promise<OpenServer> {
  const database = await emptyDatabase();
  await migrate(database);
  await seedBase(database, 1);
  const empty = await openServer({ database });
  onTestFinished(() => empty.close());
  return empty;
}

it('a locker without boxes is a locker', async () => {
  const empty = await emptyNetwork();
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  await insertRow(empty, 'lockers', [
    { lockerName: 'Bare', lockerNumber: '1', lockerSituation: 'ONLINE', ...stamps },
    { lockerName: 'Gone', lockerNumber: '2', deletedAt: 1, ...stamps },
    { lockerName: 'Silent', lockerNumber: '3', ...stamps },
  ]);
  expect((await askedAt(Date.now(), empty)).lockerDiagramsList).toEqual([
    { lockerId: expect.any(Number), lockerName: 'Bare', totalBoxCount: 0, occupiedBoxCount: 0 },
    { lockerId: expect.any(Number), lockerName: 'Silent', totalBoxCount: 0 },
  ]);
});

it('with no data every figure is 0 and every list is empty', async () => {
  const empty = await emptyNetwork();
  const told = await askedAt(Date.now(), empty);
  const { boxTypeList, lockerPreferredCountList, lockerDiagramsList, troubleList, ...others } =
    told;
  const { visitedBoxList, ...counts } = others;
  expect([boxTypeList, lockerPreferredCountList, lockerDiagramsList, troubleList]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  for (const { boxCount, lockerCount, offlineBoxCount, since } of visitedBoxList ?? [])
    expect([boxCount, lockerCount, offlineBoxCount, since]).toEqual([0, 0, 0, null]);
  const { before48Hrs, ...figures } = counts;
  for (const count of [...Object.values(figures), ...Object.values(before48Hrs ?? {})])
    expect(count).toBe(0);
});

// The dashboard's figures: each is counted again here, one row at a time.
import { describe, expect, it } from 'vitest';
import { boxTypes } from '../../../contract/boxes/boxTypes.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { shownStatus, type ShownStatus } from '../../../domain/boxes/boxes.ts';
import { readRows, readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const HOUR = 3_600_000;

const now = Date.now();
const server = await fileServer({ now: () => now });
const token = await server.signIn('admin');
const figures = (await server.ask(dashboard.diagrams, {}, { token })).body;

async function boxesThatTakeParcels() {
  const boxes = await server.database.db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select([
      'boxes.lockerId',
      'lockerSituation',
      'status',
      'expiryTime',
      'boxes.deletedAt',
      'boxTypes.name as size',
      'management',
    ])
    .execute();
  return boxes
    .filter((box) => box.deletedAt === null && !box.management)
    .map((box) => {
      const known = box.lockerSituation !== 'OFFLINE';
      return Object.assign(box, { known, shown: known ? shownStatus(box, now) : undefined });
    });
}

describe('The window of 48 hours', () => {
  it.each([
    ['bookedIn48Hrs', 'PARCEL_BOOKED'],
    ['depositedIn48Hrs', 'PARCEL_DEPOSITED'],
    ['collectedIn48Hrs', 'PARCEL_COLLECTED'],
    ['postIn48Hrs', 'PARCEL_POSTED'],
    ['alertsIn48Hrs', 'ALERT_RAISED'],
  ] as const)('%s counts the events %s and no older one', async (figure, type) => {
    const rows = await readEvents(server, { type }, ['time']);
    const counted = rows.filter(({ time }) => time > now - 48 * HOUR).length;
    expect(figures[figure]).toBe(counted);
    const event = { type, subjectKind: 'parcel', subjectId: '1' } as const;
    const times = [now - 48 * HOUR, now - 48 * HOUR + 1, now - 1];
    await server.database.db
      .insertInto('events')
      .values(times.map((time) => Object.assign({ time }, event)))
      .execute();
    const later = (await server.ask(dashboard.diagrams, {}, { token })).body;
    expect(later[figure]).toBe(counted + 2);
  });
});

describe('the boxes as they are', () => {
  it('are counted by what staff see of them: one past its time is expired (R3.87)', async () => {
    const boxes = await boxesThatTakeParcels();
    const count = (shown: ShownStatus) => boxes.filter((box) => box.shown === shown).length;
    expect(figures).toMatchObject({
      availableCount: count('AVAILABLE'),
      occupiedCount: count('STORED'),
      expiredCount: count('EXPIRED'),
      bookedCount: count('RESERVED'),
      lockedCount: count('LOCKED'),
      flaggedCount: count('FLAGGED'),
      unknownCount: boxes.filter((box) => !box.known).length,
    });
    expect(figures.unknownCount).toBeGreaterThan(0);
    expect(figures.availableCount).toBeGreaterThan(0);
  });

  it('add up by size and by locker (R3.88, R3.90, R7.50)', async () => {
    const boxes = await boxesThatTakeParcels();
    const used = boxes.filter(({ shown }) => shown === 'STORED' || shown === 'EXPIRED').length;
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    const known = boxes.filter((box) => box.known);
    expect(sum(figures.boxTypeList.map((size) => size.totalCount))).toBe(known.length);
    expect(sum(figures.boxTypeList.map((size) => size.availableCount))).toBe(
      figures.availableCount,
    );
    expect(sum(figures.lockerDiagramsList.map((locker) => locker.totalBoxCount))).toBe(
      boxes.length,
    );
    expect(sum(figures.lockerDiagramsList.map((locker) => locker.occupiedBoxCount ?? 0))).toBe(
      used,
    );
    const told = figures.lockerDiagramsList.filter((one) => one.occupiedBoxCount !== undefined);
    expect(new Set(told.map(({ lockerId }) => lockerId))).toEqual(
      new Set(known.map(({ lockerId }) => lockerId)),
    );
    expect(figures.boxTypeList.map((size) => size.name)).toEqual(['XS', 'S', 'M', 'L']);
    for (const { utilization } of figures.boxTypeList) {
      expect(utilization).toBeGreaterThanOrEqual(0);
      expect(utilization).toBeLessThanOrEqual(100);
    }
  });
});

it('members are counted by their first and second locker (R3.89)', async () => {
  const { db } = server.database;
  const members = await readRows(db, 'members', { deletedAt: null });
  const lockers = await db.selectFrom('lockers').select(['lockerId', 'lockerName']).execute();
  for (const row of figures.lockerPreferredCountList) {
    const locker = lockers.find(({ lockerName }) => lockerName === row.lockerName);
    expect(row.primaryCount).toBe(
      members.filter((member) => member.primaryLockerId === locker?.lockerId).length,
    );
    expect(row.secondaryCount).toBe(
      members.filter((member) => member.secondaryLockerId === locker?.lockerId).length,
    );
  }
  const chosen = new Set(
    members.flatMap((member) => [member.primaryLockerId, member.secondaryLockerId]),
  );
  chosen.delete(null);
  expect(figures.lockerPreferredCountList).toHaveLength(chosen.size);
});

it('box types have a name, a length, a width, a height and an id (R3.26, R7.45)', async () => {
  const { body } = await server.ask(boxTypes.list, {}, { token });
  expect(body.map((type) => type.name)).toEqual([
    'XS',
    'S',
    'M',
    'L',
    'SENT',
    'DYNAMIC',
    'CONTROL',
  ]);
  expect(body.filter((type) => type.management).map((type) => type.name)).toEqual([
    'SENT',
    'DYNAMIC',
    'CONTROL',
  ]);
});

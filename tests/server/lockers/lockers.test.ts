// The locker list, its filters and order, one locker, and switching one on and off.
import { parseCsv } from 'hucre/csv';
import { describe, expect, it } from 'vitest';
import { lockerCalls, lockers, type LockerRow } from '../../../contract/lockers/lockers.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { decodeFront } from '../../../domain/layout/front.ts';
import { insertRow, readRow } from '../../kit/databases/rows.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import type { Numbered } from '../../../domain/recordId.ts';

const stamps = { creationTime: 1, lastUpdatedTime: 1 };
const odd = [
  {
    lockerName: 'Zenon 100%',
    lockerNumber: 'ZZ-1',
    location: 'Under_score street',
    postalCode: '90210',
  },
  {
    lockerName: 'zenon 1000',
    lockerNumber: 'ZZ-2',
    location: 'Underscore street',
    postalCode: '90-21',
  },
  { lockerName: String.raw`Zenon \ back`, lockerNumber: 'YZZ-1', location: null, postalCode: null },
];

const plain = Array.from({ length: 25 }, (_, index) => ({
  lockerName: `Plain ${index}`,
  lockerNumber: `PLAIN-${index}`,
}));

const server = await fileServer();
const token = await server.signIn('admin');
const made = await server.database.db
  .insertInto('lockers')
  .values([...odd, ...plain].map((locker) => Object.assign(locker, stamps)))
  .returning('lockerId')
  .execute();
const firstId = made[0]?.lockerId ?? 0;

const list = async (input: Input<(typeof lockers)['list']>) =>
  (await server.ask(lockers.list, input, { token })).body;
const names = async (input: Input<(typeof lockers)['list']>) =>
  (await list({ ...input, size: 100, sort: 'lockerName,asc' })).content.map(
    (row) => row.lockerName,
  );
const whole = async (sort?: string): Promise<Numbered<LockerRow>[]> =>
  (await list({ size: 10_000, ...(sort ? { sort } : {}) })).content;

describe('the list', () => {
  it('has ten rows a page, counts pages from zero, and begins with what was changed last (R7.3, R9.1, R9.4, R9.5)', async () => {
    const all = await whole();
    const first = await list({});
    expect(first.content.map((row) => row.lockerId)).toEqual(
      all.slice(0, 10).map((row) => row.lockerId),
    );
    expect(first).toMatchObject({
      totalElements: all.length,
      totalPages: Math.ceil(all.length / 10),
    });
    const times = all.map((row) => row.lastUpdatedTime);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('"Trouble sorts first": falling by situation, the worst, and among equals the last changed', async () => {
    const gravity = { OFFLINE: 0, EXCEPTION: 1, ONLINE: 2 };
    const found = await whole('lockerSituation,desc');
    const worse = (one: Numbered<LockerRow>, other: Numbered<LockerRow>) =>
      gravity[one.lockerSituation] - gravity[other.lockerSituation] ||
      other.lastUpdatedTime - one.lastUpdatedTime ||
      other.lockerId - one.lockerId;
    expect(found.map((row) => row.lockerId)).toEqual(
      found.toSorted(worse).map((row) => row.lockerId),
    );
    expect(new Set(found.map((row) => row.lockerSituation)).size).toBe(3);
  });

  it('behind its last page is empty and still knows how many there are', async () => {
    const page = await list({ page: 1_000_000 });
    expect(page.content).toEqual([]);
    expect(page.totalElements).toBeGreaterThan(30);
  });

  it('finds names and addresses anywhere in the text, capital or not, and takes signs as they are typed', async () => {
    expect(await names({ lockerName: 'ENON 100' })).toHaveLength(2);
    expect(await names({ lockerName: '100%' })).toEqual(['Zenon 100%']);
    expect(await names({ location: 'r_s' })).toEqual(['Zenon 100%']);
    expect(await names({ lockerName: '\\' })).toEqual([String.raw`Zenon \ back`]);
    expect(await names({ lockerName: "'; drop table lockers; --" })).toEqual([]);
  });

  it('finds numbers and postal codes by their beginning', async () => {
    expect(await names({ lockerNumber: 'zz-' })).toEqual(['zenon 1000', 'Zenon 100%'].toSorted());
    expect(await names({ postalCode: '902' })).toEqual(['Zenon 100%']);
    expect(await names({ lockerId: firstId })).toEqual(['Zenon 100%']);
  });

  it("draws each locker's own front, and counts the boxes that take parcels", async () => {
    const row = (await whole('boxCount,desc'))[0];
    const drawn = decodeFront(row?.front ?? []).flat();
    const parcelBoxes = drawn.filter(({ boxTypeName }) =>
      ['XS', 'S', 'M', 'L'].includes(boxTypeName),
    );
    expect(row?.boxCount).toBe(parcelBoxes.length);
    expect(row?.usedBoxCount).toBe(
      parcelBoxes.filter(({ status }) => ['STORED', 'EXPIRED'].includes(status)).length,
    );
    expect(row?.boxCount).toBeGreaterThan(0);
  });

  it('leaves out a locker that was removed', async () => {
    const locker = server.database.db.updateTable('lockers').where('lockerId', '=', firstId);
    await locker.set({ deletedAt: 5 }).execute();
    expect(await names({ lockerId: firstId })).toEqual([]);
    expect((await server.ask(lockers.one, { lockerId: firstId }, { token })).status).toBe(404);
    await locker.set({ deletedAt: null }).execute();
  });
});

it('the file has in its columns what the list has', async () => {
  const rows = await whole('lockerNumber,asc');
  const sort = { sort: 'lockerNumber,asc' };
  const { body } = await server.ask(lockerCalls.exportCsv, sort, { token });
  const cells = parseCsv(body as unknown as string).slice(1);
  // Times and choices are spelled otherwise.
  const fields =
    'lockerName lockerNumber location companyName category postalCode sortingCode cctvLink - - - boxCount usedBoxCount'.split(
      ' ',
    );
  const known = fields.flatMap((field, place) => (field === '-' ? [] : [[field, place] as const]));
  expect(cells.map((line) => known.map(([, place]) => line[place]))).toEqual(
    rows.map((row) => known.map(([field]) => row[field as 'location']?.toString() ?? '')),
  );
});

describe('by name', () => {
  it('at most twenty are offered (R7.34)', async () => {
    const { body } = await server.ask(lockerCalls.names, {}, { token });
    expect(body).toHaveLength(20);
    const found = await server.ask(lockerCalls.names, { lockerName: 'zen' }, { token });
    expect(found.body.map((row) => row.lockerName)).toHaveLength(3);
  });

  it('the call for all has them all (R7.33)', async () => {
    const { body } = await server.ask(lockerCalls.all, {}, { token });
    expect(body.content).toHaveLength((await whole()).length);
  });
});

describe('one locker', () => {
  it('has its boxes, orders, sizes and devices (R3.17, R7.31)', async () => {
    const row = (await whole('boxCount,desc'))[0];
    const { body } = await server.ask(lockers.one, { lockerId: row?.lockerId ?? 0 }, { token });
    expect(body.lockerName).toBe(row?.lockerName);
    expect(body.boxTypeCountList.reduce((sum, size) => sum + size.count, 0)).toBe(row?.boxCount);
    const boxIds = new Set(body.boxList.map((box) => box.boxId));
    expect(body.ordersList.every((order) => boxIds.has(order.boxId))).toBe(true);
  });

  it('tells its parcels and its alerts to those who may see them', async () => {
    const seen = async (...authorities: string[]) => {
      const { body } = await server.ask(
        lockers.one,
        { lockerId: 1 },
        await signInWith(server, authorities),
      );
      return [body.ordersList.length > 0, (body.openAlertList ?? []).length > 0];
    };
    expect(await seen('LOCKER_VIEW')).toEqual([false, false]);
    expect(await seen('BOX_VIEW', 'ALERT_VIEW')).toEqual([true, true]);
  });

  it("shows a parcel's pin code only as a mask", async () => {
    const { boxId, lockerId } = await readRow(server, 'boxes', { status: 'AVAILABLE' });
    const parcel = { lockerId, boxId, parcelNumber: 'TEST-PIN-1', pinHmac: 'kept-hmac', ...stamps };
    await insertRow(server, 'parcels', {
      ...parcel,
      ordersStatus: 'STORED',
      parcelType: 'DEPOSIT_PARCEL',
      ordersType: 'REGISTERED',
    });
    const { body } = await server.ask(lockers.one, { lockerId }, { token });
    const shown = body.ordersList.find((order) => order.parcelNumber === 'TEST-PIN-1');
    expect(shown).toMatchObject({ boxId, pinCode: '••••••', ordersStatus: 'STORED' });
    expect(JSON.stringify(body)).not.toContain('kept-hmac');
  });
});

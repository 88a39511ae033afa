// The demo network: the same every time, and no figure without an event behind it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOX_HEIGHTS, DASHBOARD_WINDOW_MS } from '../../../domain/limits.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedDemo } from '../../../server/seed/demo.ts';
import { SMALL } from '../../../server/seed/network/size.ts';
import { TABLE_KEYS } from '../../../server/db/tableKeys.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';

const NOW = Date.UTC(2026, 10, 21, 10);

let postgres: Postgres;
let one: Database;
let other: Database;

async function filled(name: string): Promise<Database> {
  const database = await openDatabase({ url: await postgres.another(name) });
  await migrate(database);
  await seedDemo(database, NOW, SMALL);
  return database;
}

beforeAll(async () => {
  postgres = await startPostgres();
  [one, other] = await Promise.all([filled('one'), filled('other')]);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await postgres.stop();
});

const rowsOf = async ({ db }: Database, query: string) =>
  (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;

test('two networks made at the same moment are the same, but for the salts of the passwords', async () => {
  for (const { table, key } of TABLE_KEYS) {
    const query = `select * from "${table}" order by "${key.join('", "')}"`;
    const unsalted = async (database: Database) =>
      (await rowsOf(database, query)).map(({ passwordHash: _salted, ...row }) => row);
    expect(await unsalted(one), table).toEqual(await unsalted(other));
  }
});

test('a locker’s columns are equally high and without gaps, with one terminal among them', async () => {
  const boxes = await one.db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .select(['lockerId', 'positionX', 'positionY', 'boxTypes.name as type'])
    .orderBy('lockerId')
    .orderBy('positionX')
    .orderBy('positionY')
    .execute();
  const heights: Record<string, number> = BOX_HEIGHTS;
  for (const [lockerId, own] of grouped(boxes, (box) => box.lockerId)) {
    const columns = grouped(own, (box) => box.positionX);
    expect([...columns.keys()], `locker ${lockerId}`).toEqual(
      [...columns.keys()].map((_, index) => index),
    );
    for (const column of columns.values()) {
      expect(column.map((box) => box.positionY)).toEqual(column.map((_, index) => index));
      expect(column.reduce((height, box) => height + (heights[box.type] ?? 0), 0)).toBe(16);
    }
    expect(own.filter((box) => box.type === 'CONTROL')).toHaveLength(1);
  }
});

function grouped<T>(rows: readonly T[], by: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row]);
  return groups;
}

test('what a box is follows from the parcel that holds it', async () => {
  const holding = await rowsOf(
    one,
    `select b."status", b."expiryTime", p."ordersStatus", p."expiryTime" as "parcelExpiry" from "boxes" b
      join "parcels" p on p."boxId" = b."boxId" and p."ordersStatus" in ('RESERVED', 'STORED', 'EXPIRED')`,
  );
  const states = { RESERVED: 'RESERVED', STORED: 'OCCUPIED', EXPIRED: 'EXPIRED' } as Record<
    string,
    string
  >;
  expect(holding.length).toBeGreaterThan(20);
  for (const row of holding) {
    expect(row.status).toBe(states[String(row.ordersStatus)]);
    expect(row.expiryTime).toBe(row.parcelExpiry);
  }
  const taken = await rowsOf(
    one,
    `select "boxId" from "boxes" where "status" in ('RESERVED', 'OCCUPIED', 'EXPIRED')`,
  );
  const live = await rowsOf(
    one,
    `select "boxId" from "parcels" where "ordersStatus" in ('RESERVED', 'STORED', 'EXPIRED') and "withOrdersId" is null`,
  );
  expect(taken).toHaveLength(live.length);
});

test('a parcel’s history ends in the state it is in, and each step begins where the one before ended', async () => {
  const events = await rowsOf(
    one,
    `select e."ordersId", e."fromState", e."toState", p."ordersStatus" from "events" e
      join "parcels" p using ("ordersId") where e."subjectKind" = 'parcel' order by "ordersId", e."id"`,
  );
  const byParcel = grouped(events, (event) => Number(event.ordersId));
  const parcels = await rowsOf(one, 'select "ordersId" from "parcels"');
  expect(byParcel.size).toBe(parcels.length);
  for (const steps of byParcel.values()) {
    expect(steps[0]?.fromState).toBeNull();
    expect(steps.slice(1).map((step) => step.fromState)).toEqual(
      steps.slice(0, -1).map((step) => step.toState),
    );
    expect(steps.at(-1)?.toState).toBe(steps.at(-1)?.ordersStatus);
  }
});

test('every count of the last 48 hours is the count of its events, and none lies in the future', async () => {
  const since = NOW - DASHBOARD_WINDOW_MS;
  const counted: [type: string, rows: string][] = [
    ['PARCEL_BOOKED', `"parcels" where "bookTime" > ${since}`],
    [
      'PARCEL_DEPOSITED',
      `"parcels" where "storeTime" > ${since} and "parcelType" <> 'DELIVER_PARCEL'`,
    ],
    ['PARCEL_POSTED', `"parcels" where "storeTime" > ${since} and "parcelType" = 'DELIVER_PARCEL'`],
    ['PARCEL_COLLECTED', `"parcels" where "collectTime" > ${since}`],
    ['ALERT_RAISED', `"alerts" where "startTime" > ${since}`],
  ];
  for (const [type, rows] of counted) {
    const events = await rowsOf(
      one,
      `select count(*) as n from "events" where "type" = '${type}' and "time" > ${since}`,
    );
    expect(events, type).toEqual(await rowsOf(one, `select count(*) as n from ${rows}`));
    expect(Number(events[0]?.n), type).toBeGreaterThan(0);
  }
  const booked = await rowsOf(
    one,
    `select count(*) as n from "parcels" where "bookTime" > ${since}`,
  );
  expect(Number(booked[0]?.n)).toBeGreaterThan(0);
  expect(await rowsOf(one, `select count(*) as n from "events" where "time" > ${NOW}`)).toEqual([
    { n: 0 },
  ]);
});

test('what is wrong now has an open alert behind it', async () => {
  const wrong = await rowsOf(
    one,
    `select "lockerNumber", "lockerSituation", (select count(*) from "alerts" a
      where a."lockerId" = l."lockerId" and "endTime" is null) as "open" from "lockers" l where "lockerSituation" <> 'ONLINE'
      or exists (select 1 from "alerts" a where a."lockerId" = l."lockerId" and "endTime" is null) order by 1`,
  );
  expect(wrong.map((row) => [row.lockerNumber, row.lockerSituation])).toEqual([
    ['CY-FAM-005', 'OFFLINE'],
    ['CY-LCA-014', 'EXCEPTION'],
    ['CY-LIM-003', 'OFFLINE'],
    ['CY-NIC-009', 'EXCEPTION'],
    ['CY-PFO-007', 'EXCEPTION'],
  ]);
  for (const row of wrong) expect(Number(row.open)).toBeGreaterThan(0);
});

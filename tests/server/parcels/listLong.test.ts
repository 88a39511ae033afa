// Totals are exact, beyond 10,000 too, on every page and with every filter of the lists of parcels.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../../contract/parcels/bookings.ts';
import { orders } from '../../../contract/parcels/orders.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { sumCounts } from '../../../server/parcels/parcelCounts.ts';
import { countDifferences } from '../../kit/databases/countDifferences.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

const ADDED = 10_200;
const DAY = 24 * 60 * 60 * 1_000;

let server: OpenServer;
let token: string;

beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
  await sql`insert into "parcels" ("parcelNumber", "ordersStatus", "parcelType", "ordersType", "lockerId",
      "memberId", "customerMobile", "bookTime", "creationTime", "lastUpdatedTime")
    select 'LONG' || "n", 'CANCELED', 'DEPOSIT_PARCEL', 'UNREGISTERED', 1, 1,
      (array['', '00357', '+357'])["n" % 4] || '99' || 100000 + "n", "n", "n", "n"
    from generate_series(1, ${ADDED}::int) as "n"`.execute(server.database.db);
});
afterAll(() => server.close());

const ask = async (page: number, size = 100) =>
  (await server.ask(parcels.list, { parcelNumber: 'long', page, size }, { token })).body;

it.each([
  [0, 100],
  [100, 100],
  [101, 100],
  [102, 0],
  [250, 0],
])('page %i of 102 has %i rows and the same total as all others', async (page, rows) => {
  const { content, totalElements, totalPages } = await ask(page);
  expect([content.length, totalElements, totalPages]).toEqual([rows, ADDED, ADDED / 100]);
});

it('the last page has the oldest', async () => {
  expect((await ask(101)).content.at(-1)?.parcelNumber).toBe('LONG1');
});

const LISTS = { parcels: parcels.list, bookings: bookings.list, orders: orders.list };

/** In every spelling, of the parcel or of its customer. */
const mobileIs = (digits: string) => {
  const begins = (column: string) =>
    ['', '00357', '+357'].map((code) => `"${column}" like '${code}${digits}%'`).join(' or ');
  return `(${begins('customerMobile')} or "memberId" in
    (select "memberId" from "members" where ${begins('mobile')}))`;
};

describe('with the filter', () => {
  const cases: [keyof typeof LISTS, Record<string, unknown>, string][] = [
    ['parcels', {}, 'true'],
    ['parcels', { ordersStatus: 'FINISHED' }, `"ordersStatus" = 'FINISHED'`],
    ['parcels', { ordersStatus: 'CANCELED' }, `"ordersStatus" = 'CANCELED'`],
    ['parcels', { parcelType: 'RETURN_PARCEL' }, `"parcelType" = 'RETURN_PARCEL'`],
    ['parcels', { payStatus: 'SUCCESS' }, `"payStatus" = 'SUCCESS'`],
    ['parcels', { lockerId: 1 }, `"lockerId" = 1`],
    ['parcels', { memberId: 1 }, `"memberId" = 1`],
    ['parcels', { parcelNumber: 'long' }, `"parcelNumber" like 'LONG%'`],
    ['parcels', { parcelNumber: 'long1' }, `"parcelNumber" like 'LONG1%'`],
    [
      'parcels',
      { lockerId: 1, ordersStatus: 'CANCELED', parcelType: 'DEPOSIT_PARCEL' },
      `"lockerId" = 1 and "ordersStatus" = 'CANCELED' and "parcelType" = 'DEPOSIT_PARCEL'`,
    ],
    [
      'parcels',
      { lockerName: 'a' },
      `"lockerId" in (select "lockerId" from "lockers" where "lockerName" ilike '%a%')`,
    ],
    [
      'parcels',
      { memberName: 'a' },
      `"memberId" in (select "memberId" from "members" where "firstName" || ' ' || "lastName" ilike '%a%')`,
    ],
    ['parcels', { mobile: '9' }, mobileIs('9')],
    ['parcels', { mobile: '991' }, mobileIs('991')],
    ['parcels', { mobile: '9911' }, mobileIs('9911')],
    ['parcels', { mobile: '+35799' }, mobileIs('99')],
    [
      'parcels',
      { memberId: 1, ordersStatus: 'CANCELED' },
      `"memberId" = 1 and "ordersStatus" = 'CANCELED'`,
    ],
    ['parcels', { startTime: 0, endTime: DAY }, `"bookTime" between 0 and ${DAY}`],
    ['parcels', { startTime: 0 }, `"bookTime" is not null`],
    ['parcels', { endTime: 1e15 }, `"bookTime" is not null`],
    ['parcels', { startTime: 5_000, endTime: 1e15 }, `"bookTime" >= 5000`],
    ['parcels', { startTime: 5_000 }, `"bookTime" >= 5000`],
    [
      'parcels',
      { startTime: 5_000, ordersStatus: 'CANCELED' },
      `"bookTime" >= 5000 and "ordersStatus" = 'CANCELED'`,
    ],
    ['parcels', { timeQueryType: 'STORE_TIME', startTime: 0 }, `"storeTime" >= 0`],
    ['parcels', { timeQueryType: 'COLLECT_TIME', startTime: 0 }, `"collectTime" >= 0`],
    ['parcels', { timeQueryType: 'EXPIRY_TIME', startTime: 0 }, `"expiryTime" >= 0`],
    ['bookings', {}, `"bookNumber" is not null`],
    ['bookings', { boxTypeId: 2 }, `"bookNumber" is not null and "boxTypeId" = 2`],
    ['bookings', { bookNumber: 'B' }, `"bookNumber" like 'B%'`],
    [
      'bookings',
      { lockerNumber: 'C' },
      `"bookNumber" is not null and "lockerId" in (select "lockerId" from "lockers" where "lockerNumber" ilike 'C%')`,
    ],
    ['orders', { orderStatus: 'COURIER_TAKEN' }, `upper("collectUserType") = 'COURIER'`],
    [
      'orders',
      { orderStatus: 'CUSTOMER_TAKEN' },
      `"ordersStatus" = 'FINISHED' and upper("collectUserType") is distinct from 'COURIER'`,
    ],
    [
      'orders',
      {},
      `"ordersStatus" in ('RESERVED', 'STORED', 'EXPIRED', 'FINISHED', 'WAREHOUSE_COLLECTED', 'REMOVE')`,
    ],
  ];

  const counted = async (where: string) => {
    const { rows } = await sql
      .raw<{ count: number }>(`select count(*)::int as "count" from "parcels" where ${where}`)
      .execute(server.database.db);
    return rows[0]?.count;
  };
  const totalOf = async (list: keyof typeof LISTS, filter: object) =>
    (await server.ask(LISTS[list], { ...filter, page: 0, size: 1 }, { token })).body.totalElements;

  it.each(cases)('%s %j the total is that of the table', async (list, filter, where) => {
    const count = await counted(where);
    expect(count).toBeGreaterThan(0);
    expect(await totalOf(list, filter)).toBe(count);
  });
});

describe('the kept counts', () => {
  const { raw } = sql;
  const change = (statement: string) => raw(statement).execute(server.database.db);

  it.each([
    ['after the demo was filled in', `select 1`],
    [
      'after changes of what is counted',
      `update "parcels" set "ordersStatus" = 'REMOVE', "boxTypeId" = 3,
      "lockerId" = 2, "payStatus" = 'SUCCESS', "collectUserType" = 'Courier', "memberId" = 2 where "bookTime" < 300`,
    ],
    [
      'after changes of what is not',
      `update "parcels" set "reference" = 'x' where "bookTime" < 500`,
    ],
    [
      'after new parcels',
      `insert into "parcels" ("parcelNumber", "ordersStatus", "parcelType", "ordersType", "lockerId",
      "bookNumber", "creationTime", "lastUpdatedTime") values
      ('NEW1', 'CANCELED', 'DEPOSIT_PARCEL', 'PROVIDER', 3, 'NEW1', 1, 1),
      ('NEW2', 'CANCELED', 'DEPOSIT_PARCEL', 'PROVIDER', 3, null, 1, 1)`,
    ],
    [
      'after parcels went',
      `delete from "parcels" where "parcelNumber" like 'LONG%' and "bookTime" < 200`,
    ],
  ])('are right %s, and when they are summed up', async (_when, statement) => {
    await change(statement);
    expect(await countDifferences(server.database)).toEqual([]);
    await Promise.all([sumCounts(server), sumCounts(server)]);
    expect(await countDifferences(server.database)).toEqual([]);
    const { rows } =
      await sql`select "id" from "parcelCounts" as "one" where exists (select from "parcelCounts"
      where "id" < "one"."id" and ("ordersStatus", "parcelType", "payStatus", "lockerId", "boxTypeId", "bookNumber",
        "collectUserType", "bookTime", "storeTime", "collectTime", "expiryTime") is not distinct from ("one"."ordersStatus", "one"."parcelType", "one"."payStatus",
        "one"."lockerId", "one"."boxTypeId", "one"."bookNumber", "one"."collectUserType", "one"."bookTime", "one"."storeTime", "one"."collectTime",
        "one"."expiryTime"))`.execute(server.database.db);
    expect(rows).toEqual([]);
  });

  it('count nothing in a span that ends before it begins', async () => {
    const span = { startTime: 9_000, endTime: 100, page: 0 };
    expect((await server.ask(parcels.list, span, { token })).body.totalElements).toBe(0);
  });

  it('are those of before where a transaction is taken back', async () => {
    const undone = server.database.transaction(async (trx) => {
      await raw(`delete from "parcels" where "parcelNumber" like 'LONG%'`).execute(trx);
      await raw(`truncate "parcels" cascade`).execute(trx);
      expect(await countDifferences({ ...server.database, db: trx })).toEqual([]);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await countDifferences(server.database)).toEqual([]);
  });

  it('hold no number of a person', async () => {
    const { rows } = await sql<{ digits: string }>`select distinct "customerMobile" as "digits"
      from "parcelPersonCounts" where "customerMobile" is not null`.execute(server.database.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { digits } of rows) expect(digits).toMatch(/^(\d{3}|00\d{1,6}|\+\d{1,6})$/);
  });
});

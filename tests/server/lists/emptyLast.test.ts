// Empty values, null and texts without a character, are last in both directions: on every page of a list, and in its file.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockerCalls, lockers } from '../../../contract/lockers/lockers.ts';
import { members } from '../../../contract/people/members.ts';
import { providers } from '../../../contract/people/providers.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { EXPORT_PAGE, orderOf, orderSql } from '../../../server/lists/listing.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const SIDE = EXPORT_PAGE + 1;
const DIRECTIONS = ['asc', 'desc'] as const;

const server = await fileServer();
const token = await server.signIn('admin');
const { db } = server.database;
await sql`update "staff" set "endTime" = 4102444800000 + "userId" % 2 where "userId" % 3 = 0`.execute(
  db,
);
await sql`update "providers" set "contractEndTime" = null where "providerId" % 2 = 0`.execute(db);
const named = (at: number) => ({
  lockerName: `Empty ${at}`,
  lockerNumber: `EMPTY-${String(at).padStart(4, '0')}`,
  // As many without as with a value, empty in both ways, each more than one portion, and values that are the same.
  location: at < SIDE ? [null, ''][at % 2] : `Street ${String(at % 300).padStart(3, '0')}`,
  creationTime: 1,
  lastUpdatedTime: 1,
});
await db
  .insertInto('lockers')
  .values(Array.from({ length: 2 * SIDE }, (_, at) => named(at)))
  .execute();

type Row = Readonly<Record<string, unknown>>;

/** All pages of a list, one after the other. */
async function paged(list: Endpoint, filter: object, size: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { status, body } = await server.ask(list, { ...filter, page, size }, { token });
    expect(status).toBe(200);
    const { content } = body as { content: Row[] };
    rows.push(...content);
    if (content.length < size) return rows;
  }
}

/** The values are in order, and the empty ones below them. */
function expectEmptyLast(values: readonly unknown[], direction: string) {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  const filled = values.filter((value) => !isEmpty(value)) as (string | number)[];
  expect(filled.length).toBeGreaterThan(0);
  expect(filled.length).toBeLessThan(values.length);
  expect(values.slice(0, filled.length).some(isEmpty)).toBe(false);
  const sorted = filled.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  expect(filled).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
}

describe.each(DIRECTIONS)('sorted %s', (direction) => {
  it.each([
    ['staff by the end of their account', staffCalls.backend, 'endTime', 'userId'],
    ['providers by the end of their contract', providers.list, 'contractEndTime', 'providerId'],
  ] as const)('%s', async (_what, list, field, key) => {
    const rows = await paged(list, { sort: `${field},${direction}` }, 2);
    expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length);
    expectEmptyLast(
      rows.map((row) => row[field]),
      direction,
    );
  });

  it('lockers by their location, page by page and in the file', async () => {
    const filter = { lockerName: 'Empty', sort: `location,${direction}` };
    const rows = await paged(lockers.list, filter, 300);
    expect(rows).toHaveLength(2 * SIDE);
    expectEmptyLast(
      rows.map((row) => row['location']),
      direction,
    );
    const file = await server.app.fetch(requestOf(lockerCalls.exportCsv, filter, { token }));
    expect((await file.text()).match(/EMPTY-\d+/g)).toEqual(rows.map((row) => row['lockerNumber']));
  });
});

it('the default order keeps its index: no row of it is empty', async () => {
  const { db } = server.database;
  const planOf = async (sort: string | undefined) => {
    const order = orderOf(sort, members.list.row);
    const place = orderSql(order, sql.ref(order.field), sql.ref('memberId'));
    const { rows } = await sql<
      Record<string, string>
    >`explain select "memberId" from "members" order by ${place} limit 10`.execute(db);
    return rows.map((row) => Object.values(row).join('')).join('\n');
  };
  expect(await planOf(undefined)).toContain('membersUpdated');
  expect(await planOf('lastUpdatedTime,asc')).toContain('membersUpdated');
  expect(await planOf('lastName,desc')).toContain('Sort');
});

it('every table of a list has the time of its last update in every row', async () => {
  const { rows } = await sql<{
    table: string;
  }>`select "table_name" as "table" from information_schema.columns
    where "table_schema" = 'public' and "column_name" = 'lastUpdatedTime' and "is_nullable" = 'YES'`.execute(
    server.database.db,
  );
  expect(rows).toEqual([]);
});

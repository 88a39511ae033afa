// The total is exact to 10,000 and never makes a page slow beyond: what the list says of more parcels than that.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const add = (from: number, to: number) =>
  sql`insert into "parcels" ("parcelNumber", "ordersStatus", "parcelType", "ordersType", "lockerId",
      "creationTime", "lastUpdatedTime")
    select 'LONG' || "n", 'CANCELED', 'DEPOSIT_PARCEL', 'UNREGISTERED', 1, "n", "n"
    from generate_series(${from}::int, ${to}::int) as "n"`.execute(server.database.db);

const server = await fileServer();
const token = await server.signIn('admin');
await add(1, 10_000);

const ask = async (page: number, size = 100) =>
  (await server.ask(parcels.list, { parcelNumber: 'long', page, size }, { token })).body;

it('ten thousand are counted', async () => {
  const body = await ask(0);
  expect([body.totalElements, body.totalPages, body.totalIsLeast]).toEqual([
    10_000,
    100,
    undefined,
  ]);
});

it('one more is "more than 10,000", its last page is there, and says how many there are', async () => {
  await add(10_001, 10_001);
  const first = await ask(0);
  expect([first.totalElements, first.totalPages, first.totalIsLeast]).toEqual([10_000, 100, true]);
  const last = await ask(100);
  expect(last.content.map((row) => row.parcelNumber)).toEqual(['LONG1']);
  expect([last.totalElements, last.totalIsLeast]).toEqual([10_001, undefined]);
});

it('behind the counted ones a full page counts itself, and says that there are more', async () => {
  await add(10_002, 10_200);
  const page = await ask(100);
  expect(page.content).toHaveLength(100);
  expect([page.totalElements, page.totalIsLeast]).toEqual([10_100, true]);
  const behind = await ask(200);
  expect(behind.content).toEqual([]);
});

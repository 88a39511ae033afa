// The database refuses what would hang or ruin it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { openDump } from '../../kit/databases/openDump.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dump: await openDump() });
});
afterAll(() => database.close());

const countLockers = (db: Database['db']) =>
  db
    .selectFrom('lockers')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

test('asking the pool inside a transaction is refused at once, and the transaction is undone', async () => {
  const nested = database.transaction(async (trx) => {
    await trx.updateTable('lockers').set({ description: 'half done' }).execute();
    await countLockers(database.db);
  });
  await expect(nested).rejects.toThrow(
    'The pool was asked inside a transaction: ask the transaction instead.',
  );
  const touched = await database.db
    .selectFrom('lockers')
    .select('lockerId')
    .where('description', '=', 'half done')
    .execute();
  expect(touched).toEqual([]);
});

test('what a transaction leaves running may ask the pool once the transaction is over', async () => {
  let later: Promise<{ count: number }> | undefined;
  let done = () => {};
  const over = new Promise<void>((resolve) => {
    done = resolve;
  });
  await database.transaction(async () => {
    later = over.then(() => countLockers(database.db));
  });
  done();
  expect((await later)?.count).toBe(12);
});

test('a box is never promised twice: the database itself refuses the second live parcel', async () => {
  const live = await database.db
    .selectFrom('parcels')
    .selectAll()
    .where('ordersStatus', 'in', ['RESERVED', 'STORED', 'EXPIRED'])
    .where('withOrdersId', 'is', null)
    .executeTakeFirstOrThrow();
  const { ordersId: _ordersId, ...again } = live;
  const promised = database.db
    .insertInto('parcels')
    .values({ ...again, bookNumber: 'B1', parcelNumber: 'RR000000000CY', ordersStatus: 'RESERVED' })
    .execute();
  await expect(promised).rejects.toMatchObject({
    code: '23505',
    constraint: 'parcelsOneLivePerBox',
  });
});

test('ids, times and counts arrive as numbers', async () => {
  const event = await database.db
    .selectFrom('events')
    .selectAll()
    .where('type', '=', 'VERSION_CREATED')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(typeof event.id).toBe('number');
  expect(typeof event.time).toBe('number');
  const { lockerIds, ...rest } = event.data as { lockerIds: number[] };
  expect(lockerIds.map((lockerId) => typeof lockerId)).toContain('number');
  expect(rest).toEqual({});
  expect(typeof (await countLockers(database.db)).count).toBe('number');
});

test('a new record after the filling gets a new number', async () => {
  const { numInsertedOrUpdatedRows } = await database.db
    .insertInto('costReasons')
    .values({ reason: 'Storage', creationTime: 1, lastUpdatedTime: 1 })
    .executeTakeFirstOrThrow();
  const { count } = await database.db
    .insertInto('events')
    .values({ time: 1, type: 'EXPORTED', subjectKind: 'export', subjectId: '1' })
    .returning('id as count')
    .executeTakeFirstOrThrow();
  expect(Number(numInsertedOrUpdatedRows)).toBe(1);
  expect(count).toBeGreaterThan(1000);
});

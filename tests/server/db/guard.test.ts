// The database refuses what would hang or ruin it.
import { expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { readRows } from '../../kit/databases/rows.ts';
import { openDump } from '../../kit/databases/openDump.ts';

const database = await forFile(openDatabase({ dump: await openDump() }));

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
  const touched = await readRows(database, 'lockers', { description: 'half done' }, ['lockerId']);
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

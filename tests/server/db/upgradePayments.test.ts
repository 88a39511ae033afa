// Parcels with a price that lay in their boxes before charges were kept: each gets the charge that can be paid.
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedOldBase } from '../../kit/databases/oldBase.ts';
import { emptyDatabase } from '../../kit/databases/testDatabase.ts';

const BEFORE = '022_messages';
const NOW = Date.UTC(2026, 2, 3);
const STAMPS = { creationTime: NOW, lastUpdatedTime: NOW };

/** A database as it was before charges were kept, with a locker and a customer. */
async function before(): Promise<Database> {
  const database = await emptyDatabase();
  onTestFinished(() => database.close());
  await migrate(database, BEFORE);
  await seedOldBase(database, NOW);
  await database.db
    .insertInto('lockers')
    .values({ lockerName: 'Old Port', lockerNumber: 'CY-LIM-002', ...STAMPS })
    .execute();
  await database.db
    .insertInto('members')
    .values({ username: 'eleni', memberNo: 'M1', ...STAMPS })
    .execute();
  return database;
}

test('what waits for its payment in a box can be paid after the update, and nothing else is charged', async () => {
  const database = await before();
  const parcel = {
    lockerId: 1,
    parcelType: 'DELIVER_PARCEL',
    ordersType: 'REGISTERED',
    memberId: 1,
    payStatus: 'WAIT',
    amountCents: 150,
    storeTime: NOW - 5,
    ...STAMPS,
  } as const;
  await database.db
    .insertInto('parcels')
    .values([
      { ...parcel, parcelNumber: 'P1', ordersStatus: 'STORED' },
      { ...parcel, parcelNumber: 'P2', ordersStatus: 'EXPIRED', storeTime: null },
      { ...parcel, parcelNumber: 'P3', ordersStatus: 'RESERVED' },
      { ...parcel, parcelNumber: 'P4', ordersStatus: 'FINISHED' },
      { ...parcel, parcelNumber: 'P5', ordersStatus: 'STORED', payStatus: 'SUCCESS' },
      { ...parcel, parcelNumber: 'P6', ordersStatus: 'STORED', amountCents: 0 },
      { ...parcel, parcelNumber: 'P7', ordersStatus: 'STORED', memberId: null },
      { ...parcel, parcelNumber: 'P8', ordersStatus: 'STORED' },
    ])
    .execute();
  const kept = {
    paymentScheme: 'PER_USE',
    amountCents: 150,
    memberId: 1,
    ordersId: 8,
    payStatus: 'WAIT',
    payTime: NOW,
    creationTime: NOW,
  } as const;
  await database.db.insertInto('payments').values(kept).execute();
  await migrate(database);
  const charged = await database.db
    .selectFrom('payments')
    .innerJoin('parcels', 'parcels.ordersId', 'payments.ordersId')
    .select(['parcelNumber', 'payments.payStatus', 'payments.amountCents', 'payTime'])
    .where('paymentScheme', '=', 'PER_USE')
    .orderBy('parcelNumber')
    .execute();
  const open = { payStatus: 'WAIT', amountCents: 150 };
  expect(charged).toEqual([
    { parcelNumber: 'P1', ...open, payTime: NOW - 5 },
    { parcelNumber: 'P2', ...open, payTime: NOW },
    { parcelNumber: 'P8', ...open, payTime: NOW },
  ]);
});

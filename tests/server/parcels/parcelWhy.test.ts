// Why a parcel expires when it does: the reasons agree with what decides, in every case.
import { expect, it } from 'vitest';
import { parcelHistory } from '../../../contract/parcels/parcelHistory.ts';
import { standardExpiry } from '../../../server/parcels/storageEnd.ts';
import { insertRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const CYPRUS = 'Asia/Nicosia';
const server = await fileServer({ config: { timeZone: CYPRUS } });
const token = await server.signIn('support');
const { db } = server.database;
const parcel = await db
  .selectFrom('parcels')
  .select(['ordersId', 'lockerId', 'providerId'])
  .where('ordersStatus', '=', 'STORED')
  .where('providerId', 'is not', null)
  .orderBy('ordersId')
  .executeTakeFirstOrThrow();
const { ordersId, lockerId } = parcel;
const providerId = parcel.providerId ?? 0;
await db.deleteFrom('holidays').execute();
const stamps = { creationTime: 1, lastUpdatedTime: 1 };
await insertRow(db, 'holidays', [
  { date: '2026-03-25', name: 'Greek Independence Day', ...stamps },
  { date: '2026-03-28', name: 'A Saturday off', ...stamps },
]);

interface Rules {
  expirationDays?: number;
  freeDays?: number;
  freeHours?: number;
  freeStoreTime?: string;
}

/** Sets the rules, lays the parcel in, and gives what decides and what is told. */
async function stored(at: string, rules: Rules) {
  const { db, transaction } = server.database;
  const storeTime = Date.parse(at);
  const { expirationDays = null, freeDays = null, freeHours = null, freeStoreTime = '0' } = rules;
  await db.updateTable('providers').set({ expirationDays }).execute();
  await db.updateTable('lockers').set({ freeDays, freeHours }).execute();
  await db
    .updateTable('settings')
    .set({ settingValue: freeStoreTime })
    .where('settingKey', '=', 'FREE_STORE_TIME')
    .execute();
  const decided = await transaction((trx) =>
    standardExpiry(trx, { lockerId, providerId }, storeTime, CYPRUS),
  );
  const times = { storeTime, standardExpiryTime: decided, expiryTime: decided };
  await db.updateTable('parcels').set(times).where('ordersId', '=', ordersId).execute();
  const { body } = await server.ask(parcelHistory.why, { ordersId }, { token });
  return { decided, why: body };
}

const weekend = (day: string) => ({ day, reason: 'WEEKEND', name: null });

it.each([
  ['hours of the network', '2026-03-06T08:00Z', { freeStoreTime: '72' }, 'NETWORK_HOURS', []],
  [
    'hours of the locker over a weekend',
    '2026-03-06T08:00Z',
    { freeHours: 60 },
    'LOCKER_HOURS',
    [],
  ],
  ['days of the locker in a week', '2026-03-09T08:00Z', { freeDays: 2 }, 'LOCKER_DAYS', []],
  [
    'days of the locker over a weekend',
    '2026-03-06T08:00Z',
    { freeDays: 2, freeHours: 5 },
    'LOCKER_DAYS',
    [weekend('2026-03-07'), weekend('2026-03-08')],
  ],
  [
    'days of the provider over holidays, one of them on a Saturday',
    '2026-03-24T08:00Z',
    { expirationDays: 3, freeDays: 1 },
    'PROVIDER_DAYS',
    [
      { day: '2026-03-25', reason: 'HOLIDAY', name: 'Greek Independence Day' },
      { day: '2026-03-28', reason: 'HOLIDAY', name: 'A Saturday off' },
      weekend('2026-03-29'),
    ],
  ],
] as const)('%s', async (_, at, rules, rule, skipped) => {
  const { decided, why } = await stored(at, rules);
  expect(decided).not.toBeNull();
  expect(why).toMatchObject({ end: decided, standardExpiryTime: decided, decides: 'STANDARD' });
  expect(why.rule?.rule).toBe(rule);
  expect(why.skipped).toEqual(skipped);
});

it('a rule without any time never ends by itself', async () => {
  const { decided, why } = await stored('2026-03-09T08:00Z', { expirationDays: 0, freeDays: 3 });
  expect(decided).toBeNull();
  expect(why).toMatchObject({
    rule: { rule: 'PROVIDER_DAYS', amount: 0 },
    end: null,
    decides: null,
  });
});

it('what staff set later counts where it is the latest', async () => {
  const { decided } = await stored('2026-03-09T08:00Z', { freeHours: 24 });
  const extraExpiryTime = (decided ?? 0) + 1_000;
  await server.database.db
    .updateTable('parcels')
    .set({ extraExpiryTime, expiryTime: extraExpiryTime })
    .where('ordersId', '=', ordersId)
    .execute();
  const { body } = await server.ask(parcelHistory.why, { ordersId }, { token });
  expect(body).toMatchObject({ decides: 'EXTRA', expiryTime: extraExpiryTime, end: decided });
});

it('rules that were changed since are told beside what was reckoned then', async () => {
  const { decided } = await stored('2026-03-09T08:00Z', { freeHours: 24 });
  await server.database.db.updateTable('lockers').set({ freeHours: 48 }).execute();
  const { body } = await server.ask(parcelHistory.why, { ordersId }, { token });
  expect(body.standardExpiryTime).toBe(decided);
  expect(body.end).toBe((decided ?? 0) + 24 * 60 * 60 * 1_000);
});

it('of a parcel that is not laid in only the rule is told', async () => {
  await stored('2026-03-09T08:00Z', { freeDays: 2 });
  const none = { storeTime: null, standardExpiryTime: null, expiryTime: null };
  await updateRows(server, 'parcels', { ordersId }, none);
  const { body } = await server.ask(parcelHistory.why, { ordersId }, { token });
  expect(body).toMatchObject({
    rule: { rule: 'LOCKER_DAYS', amount: 2 },
    storeTime: null,
    end: null,
  });
});

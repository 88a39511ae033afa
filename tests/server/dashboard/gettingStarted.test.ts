// The first steps of a new network: each is done by what is there, and shown to those who may do it.
import { describe, expect, it } from 'vitest';
import { gettingStarted, STEPS, type Step } from '../../../contract/operations/gettingStarted.ts';
import { BACKEND_AUTHORITIES } from '../../../domain/people/authorities.ts';
import { insertRow, updateRows, readRow } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { newNetwork } from '../../kit/servers/newNetwork.ts';
import { openServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await forFile(newNetwork());
const superAdmin = await readRow(server, 'roles', { name: 'SUPER_ADMIN' }, ['roleId']);
const admin = await signInWith(server, BACKEND_AUTHORITIES);
const { token } = admin;
// The role of the one administrator is one of those that every network has.
const account = server.database.db.updateTable('staff').where('userId', '=', admin.userId);
await account.set(superAdmin).execute();
await server.database.db.deleteFrom('roles').where('roleId', '=', admin.roleId).execute();

const stamps = { creationTime: 2, lastUpdatedTime: 2 };
const asked = async (as = token) => (await server.ask(gettingStarted.read, {}, { token: as })).body;
const stepOf = async (step: Step) => (await asked()).content.find((one) => one.step === step);

async function locker(lockerName: string): Promise<number> {
  const { lockerId } = await server.database.db
    .insertInto('lockers')
    .values({ lockerName, lockerNumber: lockerName, ...stamps })
    .returning('lockerId')
    .executeTakeFirstOrThrow();
  return lockerId;
}

const box = (lockerId: number, boxTypeId: number) =>
  insertRow(server, 'boxes', {
    lockerId,
    boxTypeId,
    name: `${boxTypeId}`,
    positionX: 1,
    positionY: boxTypeId,
    ...stamps,
  });

describe('On the first day', () => {
  it('all steps are to do, in their order', async () => {
    expect((await asked()).content).toEqual(
      STEPS.map((step) => ({ step, done: false, lockerId: null })),
    );
  });

  it('a gateway is one that messages leave by: entered and switched off is none', async () => {
    const { db } = server.database;
    const sms = { smsAccountId: 1, encoding: 'JSON', senderId: '', lastUpdatedTime: 2 } as const;
    await insertRow(db, 'smsAccounts', { ...sms, url: '' });
    expect((await stepOf('GATEWAY'))?.done).toBe(false);
    await db.updateTable('smsAccounts').set({ url: 'https://sms.example.test' }).execute();
    expect((await stepOf('GATEWAY'))?.done).toBe(true);
  });

  it('a locker needs boxes for parcels, and a terminal that has reported: until then both lead to it', async () => {
    const { db } = server.database;
    const lockerId = await locker('First');
    expect([await stepOf('LOCKER'), await stepOf('TERMINAL')]).toEqual([
      { step: 'LOCKER', done: false, lockerId },
      { step: 'TERMINAL', done: false, lockerId },
    ]);
    await box(lockerId, 7);
    expect((await stepOf('LOCKER'))?.done).toBe(false);
    await box(lockerId, 1);
    expect(await stepOf('LOCKER')).toEqual({ step: 'LOCKER', done: true, lockerId: null });
    await insertRow(db, 'terminals', { lockerId, keyHmac: 'key', ...stamps });
    expect(await stepOf('TERMINAL')).toEqual({ step: 'TERMINAL', done: false, lockerId });
    await db.updateTable('terminals').set({ startTime: 3 }).execute();
    expect((await stepOf('TERMINAL'))?.done).toBe(true);
    await db.updateTable('lockers').set({ deletedAt: 4 }).execute();
    expect([(await stepOf('LOCKER'))?.done, (await stepOf('TERMINAL'))?.done]).toEqual([
      false,
      false,
    ]);
  });

  it('sizes, a role, a second account, a provider and a courier are those of the network', async () => {
    const { db } = server.database;
    await updateRows(db, 'boxTypes', { name: 'XS' }, { length: 50, lastUpdatedTime: 2 });
    expect((await stepOf('BOX_SIZES'))?.done).toBe(true);
    const { roleId, userId } = await signInWith(server, []);
    expect([(await stepOf('ROLE'))?.done, (await stepOf('STAFF'))?.done]).toEqual([true, true]);
    await updateRows(db, 'staff', { userId }, { userStatus: 'LOCKED' });
    await db.updateTable('roles').set({ deletedAt: 2 }).where('roleId', '=', roleId).execute();
    expect([(await stepOf('ROLE'))?.done, (await stepOf('STAFF'))?.done]).toEqual([false, false]);
    const { providerId } = await db
      .insertInto('providers')
      .values({ providerNumber: 'P1', providerName: 'First', ...stamps })
      .returning('providerId')
      .executeTakeFirstOrThrow();
    expect([(await stepOf('PROVIDER'))?.done, (await stepOf('COURIER'))?.done]).toEqual([
      true,
      false,
    ]);
    await insertRow(db, 'agents', { agentNumber: 'A1', agentName: 'First', providerId, ...stamps });
    expect((await stepOf('COURIER'))?.done).toBe(true);
  });

  it('a reservation is a parcel, a deposit one that was laid in', async () => {
    const { db } = server.database;
    const lockerId = await locker('Second');
    await insertRow(db, 'parcels', {
      ordersId: 1,
      parcelNumber: 'RR1CY',
      bookNumber: '1',
      lockerId,
      ordersStatus: 'CANCELED',
      parcelType: 'DEPOSIT_PARCEL',
      ordersType: 'PROVIDER',
      ...stamps,
    });
    expect([(await stepOf('RESERVATION'))?.done, (await stepOf('DEPOSIT'))?.done]).toEqual([
      true,
      false,
    ]);
    await db.updateTable('parcels').set({ storeTime: 3 }).execute();
    expect((await stepOf('DEPOSIT'))?.done).toBe(true);
  });
});

describe('Whoever may do', () => {
  it('some of the steps is told of these alone', async () => {
    const some = await signInWith(server, [
      'LOCKER_EDIT',
      'AGENT_EDIT',
      'PARCEL_VIEW',
      'PARCEL_RESERVE',
    ]);
    const steps = (await asked(some.token)).content.map(({ step }) => step);
    expect(steps).toEqual(['LOCKER', 'TERMINAL', 'COURIER', 'RESERVATION', 'DEPOSIT']);
  });

  it('none of them is told of none', async () => {
    const viewer = await signInWith(server, ['DASHBOARD_VIEW', 'LOCKER_VIEW']);
    expect(await asked(viewer.token)).toEqual({ content: [] });
  });
});

it('a demo network has had its first day', async () => {
  const demo = await openServer();
  const { status, body } = await demo.ask(
    gettingStarted.read,
    {},
    { token: await demo.signIn('admin') },
  );
  expect([status, body]).toEqual([200, { content: [] }]);
  await demo.close();
});

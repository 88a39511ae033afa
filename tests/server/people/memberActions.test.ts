// What is done to customers: suspended, given another status or number, deleted, made; and what they have paid.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { members } from '../../../contract/people/members.ts';
import { insertRow, readRow, readRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const all = ['MEMBER_VIEW', 'MEMBER_EDIT', 'PARCEL_RESERVE', 'PERSONAL_VIEW'];
const token = (await signInWith(server, all)).token;
const admin = await server.signIn('admin');

const row = (memberId: number) => readRow(server, 'members', { memberId });
const events = (memberId: number) =>
  server.database.db
    .selectFrom('events')
    .selectAll()
    .where('subjectType', '=', 'member')
    .where('subjectId', '=', String(memberId))
    .orderBy('id', 'desc')
    .execute();

/** A customer who has nothing open, or only this. */
async function memberWith(open: 'nothing' | 'parcel' | 'booking' | 'charge'): Promise<number> {
  const { db } = server.database;
  const { memberId } = await insertRow(db, 'members', {
    username: `some.${open}.${Math.random()}`,
    firstName: 'Some',
    lastName: 'Body',
    memberNo: `T${Math.random()}`,
    mobile: '99123456',
    email: 'some.body@example.test',
    address: 'Ledra 1',
    creationTime: 1,
    lastUpdatedTime: 1,
  });
  if (open === 'charge')
    await insertRow(db, 'payments', {
      paymentScheme: 'PER_USE',
      amountCents: 150,
      memberId,
      payTime: 1,
      creationTime: 1,
    });
  const ordersStatus = open === 'parcel' ? 'EXPIRED' : 'RESERVED';
  if (open === 'parcel' || open === 'booking')
    await sql`update "parcels" set "memberId" = ${memberId} where "ordersId" =
      (select max("ordersId") from "parcels" where "ordersStatus" = ${ordersStatus})`.execute(db);
  return memberId;
}

describe('What SUPER_ADMIN alone may change', () => {
  it('super/resetMobile refuses every other role, whatever it holds (R6.3)', async () => {
    const memberId = await memberWith('nothing');
    const input = { memberId, mobile: '99000001' };
    for (const other of [token, await server.signIn('operator'), await server.signIn('root')]) {
      const { status, body } = await server.ask(memberActions.resetMobile, input, { token: other });
      expect([status, body]).toEqual([403, expect.objectContaining({ code: 'NOT_ALLOWED' })]);
    }
    expect((await row(memberId)).mobile).toBe('99123456');
  });

  it('a new number is kept without its blanks, and their parcels are found by it (R7.99)', async () => {
    const memberId = await memberWith('parcel');
    await server.ask(
      memberActions.resetMobile,
      { memberId, mobile: '99 000-002' },
      { token: admin },
    );
    expect((await row(memberId)).mobile).toBe('99000002');
    const [event] = await events(memberId);
    expect(JSON.stringify(event?.data)).not.toContain('99000002');
  });
});

describe('The new number of a customer', () => {
  it.each([
    ['RESERVED', '99000003'],
    ['STORED', '99000003'],
    ['EXPIRED', '99000003'],
    ['WAREHOUSE_STORED', '99000003'],
    ['FINISHED', '99123456'],
  ] as const)('with a parcel that is %s: %s (R7.99)', async (ordersStatus, kept) => {
    const memberId = await memberWith('nothing');
    const { ordersId } = await insertRow(server, 'parcels', {
      parcelNumber: `NUMBER ${ordersStatus}`,
      ordersStatus,
      parcelType: 'DEPOSIT_PARCEL',
      ordersType: 'REGISTERED',
      lockerId: 1,
      memberId,
      customerMobile: '99123456',
      creationTime: 1,
      lastUpdatedTime: 1,
    });
    const input = { memberId, mobile: '99000003' };
    expect((await server.ask(memberActions.resetMobile, input, { token: admin })).status).toBe(200);
    const parcel = (await readRows(server, 'parcels', { ordersId }, ['customerMobile']))[0];
    expect(parcel).toEqual({ customerMobile: kept });
  });
});

describe('"Delete customer: refused while a parcel, a booking or an unpaid charge is open"', () => {
  it.each([
    ['parcel', 'MEMBER_HAS_PARCEL', 'has parcels that are not collected: 1'],
    ['booking', 'MEMBER_HAS_BOOKING', 'has bookings: 1'],
    ['charge', 'MEMBER_OWES', 'has charges that are not paid: 1'],
  ] as const)('an open %s has its own message', async (open, code, message) => {
    const memberId = await memberWith(open);
    const { status, body } = await server.ask(members.remove, { memberId }, { token });
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    ]);
    expect((await row(memberId)).deletedAt).toBeNull();
  });

  it('who has nothing open is gone, and nothing personal of them is left (R7.100)', async () => {
    const memberId = await memberWith('nothing');
    await server.ask(memberActions.resetMobile, { memberId, mobile: '99777333' }, { token: admin });
    expect((await server.ask(members.remove, { memberId }, { token })).status).toBe(200);
    expect((await server.ask(members.one, { memberId }, { token })).status).toBe(404);
    const kept = await row(memberId);
    expect(kept).toMatchObject({ firstName: null, lastName: null, mobile: null, email: null });
    const { rows } = await sql`select * from "personalValues" where "ownerType" = 'member'
      and "ownerId" = ${String(memberId)}`.execute(server.database.db);
    expect(rows).toEqual([]);
    const told = await events(memberId);
    expect(told.map(({ type }) => type)).toEqual([
      'PERSONAL_REMOVED',
      'RECORD_REMOVED',
      'MEMBER_CHANGED',
    ]);
    expect(JSON.stringify([kept, told])).not.toMatch(/99777333|99123456|Body|some\.|Ledra/);
  });
});

describe('An Add form of our own', () => {
  const draft = { username: 'New.Body', notifyType: 'SMS', paymentScheme: 'PER_USE' } as const;

  it('makes an active customer with a number of their own', async () => {
    const entered = { ...draft, mobile: '+357 99 55 55 55', primaryLockerId: 1 };
    const { status, body } = await server.ask(members.create, entered, { token });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ mobile: '+35799555555', memberStatus: 'ACTIVE' }),
    ]);
    expect(body.memberNo).toBe(`M${100_000 + body.memberId}`);
    const again = await server.ask(members.create, entered, { token });
    expect(again.body).toMatchObject({ code: 'TAKEN', field: 'username' });
  });

  it.each([
    [{}, 'mobile', 'CONTACT_MISSING'],
    [{ email: 'a@example.test' }, 'mobile', 'BAD_INPUT'],
    [{ notifyType: 'MAIL', mobile: '99111111' }, 'email', 'BAD_INPUT'],
    [{ mobile: '99111111', primaryLockerId: 9_999 }, 'primaryLockerId', 'BAD_INPUT'],
    [
      { mobile: '99111111', primaryLockerId: 1, secondaryLockerId: 1 },
      'secondaryLockerId',
      'BAD_INPUT',
    ],
  ] as const)('refuses %o at %s', async (entered, field, code) => {
    const input = { ...draft, username: 'another', ...entered };
    const { body } = await server.ask(members.create, input, { token });
    expect(body).toMatchObject({ code, field });
  });
});

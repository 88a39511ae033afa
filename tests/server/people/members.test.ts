// Customers: what the list finds, in which order, what is told of one, and who may ask.
import { describe, expect, it } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { memberCalls, members, type MemberRow } from '../../../contract/people/members.ts';
import { readRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import type { Numbered } from '../../../domain/recordId.ts';

const server = await fileServer();
const token = (await signInWith(server, ['MEMBER_VIEW', 'LOCKER_VIEW', 'PERSONAL_VIEW'])).token;

const found = async (asked: Partial<Input<typeof members.list>>) =>
  (await server.ask(members.list, { size: 10_000, ...asked }, { token })).body;
const all = (await found({})).content;
const ids = (rows: readonly Numbered<MemberRow>[]) =>
  rows.map((row) => row.memberId).toSorted((one, other) => one - other);
const of = (id: number) => server.database.db.updateTable('members').where('memberId', '=', id);

describe('GET /api/member/v1/query', () => {
  it('has every customer but those who were deleted', async () => {
    const [gone] = all;
    await of(gone!.memberId).set({ deletedAt: 1 }).execute();
    const { content, totalElements } = await found({});
    expect(totalElements).toBe(all.length - 1);
    expect(ids(content)).not.toContain(gone!.memberId);
    const { status } = await server.ask(members.one, { memberId: gone!.memberId }, { token });
    expect(status).toBe(404);
    await of(gone!.memberId).set({ deletedAt: null }).execute();
  });

  const some = all[7]!;
  const lower = (text: string | null) => (text ?? '').toLowerCase();
  const includes = (text: string | null, part: string) => lower(text).includes(lower(part));
  const starts = (text: string | null, part: string) => lower(text).startsWith(lower(part));
  it.each<[keyof MemberRow, string, typeof includes]>([
    ['username', some.username.slice(2, 6).toUpperCase(), includes],
    ['address', some.address!.slice(2, 7), includes],
    ['mobile', some.mobile!.slice(0, 3), starts],
    ['memberNo', 'm10000', starts],
    ['email', some.email!.slice(0, 2).toUpperCase(), starts],
  ])('by %s: %s (R7.93)', async (field, typed, fits) => {
    const fitting = all.filter((row) => fits(row[field] as string | null, typed));
    expect(fitting).not.toEqual([]);
    expect(ids((await found({ [field]: typed })).content)).toEqual(ids(fitting));
  });

  it('by status, by suspension, and by both names in either order (R7.93)', async () => {
    const named = `${some.firstName} ${some.lastName!.slice(0, 2)}`;
    const cases: [Partial<Input<typeof members.list>>, (row: Numbered<MemberRow>) => boolean][] = [
      [{ memberStatus: 'SUSPEND' }, (row) => row.memberStatus === 'SUSPEND'],
      [{ suspendFlag: 'true' }, (row) => row.suspendFlag],
      [
        { firstLastName: named },
        ({ firstName, lastName }) =>
          [`${firstName} ${lastName}`, `${lastName} ${firstName}`].some((name) =>
            includes(name, named),
          ),
      ],
    ];
    for (const [asked, fits] of cases) {
      const fitting = all.filter(fits);
      expect(fitting).not.toEqual([]);
      expect(ids((await found(asked)).content)).toEqual(ids(fitting));
    }
  });

  it('takes what is typed as text, never as a pattern', async () => {
    expect((await found({ firstLastName: '%' })).totalElements).toBe(0);
    expect((await found({ mobile: '_' })).totalElements).toBe(0);
  });

  it('begins with who was changed last', () => {
    const times = all.map((row) => row.lastUpdatedTime);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });
});

describe('GET /api/member/v1/info/{memberId}', () => {
  it('tells how many boxes of each size both lockers have, and how many are free (R3.8, R7.92)', async () => {
    const { memberId, primaryLockerId } = all.find((row) => row.secondaryLockerId !== null)!;
    const { body } = await server.ask(members.one, { memberId }, { token });
    const locker = await server.ask(lockers.one, { lockerId: primaryLockerId! }, { token });
    expect(body.primaryLocker).toEqual(locker.body.boxTypeCountList);
    expect(body.secondaryLocker.length).toBeGreaterThan(0);
    expect(body.primaryLockerName).toBe(locker.body.lockerName);
  });

  it('names the parcel that waits for them, whether they prefer accessible boxes, how they are told', async () => {
    const waits = { ordersStatus: 'STORED', ordersType: 'REGISTERED' } as const;
    const parcel = await readRow(server, 'parcels', waits, undefined, 'storeTime desc');
    const { ordersId, parcelNumber } = parcel;
    for (const ordersStatus of ['STORED', 'EXPIRED'] as const) {
      await updateRows(server, 'parcels', { ordersId }, { ordersStatus });
      const { body } = await server.ask(members.one, { memberId: parcel.memberId! }, { token });
      expect(body).toMatchObject({
        parcelNumber,
        disabled: expect.any(Boolean),
        notifyType: expect.stringMatching(/^(SMS|MAIL)$/),
      });
    }
  });
});

describe('autocomplete', () => {
  it('offers at most twenty, in order', async () => {
    const { body } = await server.ask(memberCalls.byUsername, {}, { token });
    expect(body).toHaveLength(20);
    const names = body.map((row) => row.username);
    expect(new Set(names).size).toBe(20);
  });

  it.each([
    ['', ''],
    ['+357 ', ''],
    ['00357', ''],
    ['357', ''],
    ['\u202a+357', '\u202c'],
    ['0', ''],
  ])(
    'a mobile with %j before it is found by the list and the picker (R7.93, R7.96)',
    async (...of) => {
      const { memberId, mobile } = all.find((row) => /^\d{8}$/.test(row.mobile ?? ''))!;
      const whole = `${of[0]}${mobile!.slice(0, 2)}.${mobile!.slice(2)}${of[1]}`;
      const wide = whole.replaceAll(/\d/g, (digit) =>
        String.fromCodePoint(digit.codePointAt(0)! + 0xfee0),
      );
      for (const typed of [whole, wide, whole.slice(0, whole.length - 2 - of[1].length)]) {
        const list = (await server.ask(members.list, { mobile: typed, size: 2_000 }, { token }))
          .body.content;
        expect(list.map((row) => row.memberId)).toContain(memberId);
      }
      const { body } = await server.ask(memberCalls.byMobile, { mobile: whole }, { token });
      expect(body.map((row) => row.memberId)).toEqual([memberId]);
    },
  );

  it('finds by login name, by name and by mobile (R7.94, R7.95, R7.96)', async () => {
    const { memberId, username, firstName, lastName, mobile } = all[3]!;
    const { byUsername, byName, byMobile } = memberCalls;
    const answers = await Promise.all([
      server.ask(byUsername, { username }, { token }),
      server.ask(byName, { firstLastName: `${firstName} ${lastName}` }, { token }),
      server.ask(byMobile, { mobile: mobile! }, { token }),
    ]);
    for (const { body } of answers) expect(body.map((row) => row.memberId)).toContain(memberId);
  });
});

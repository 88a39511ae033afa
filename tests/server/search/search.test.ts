// Search everywhere: what each text finds, for whom, and how quickly the tries of those who may not see run out.
import { beforeEach, describe, expect, it } from 'vitest';
import { search } from '../../../contract/operations/search.ts';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import type { Authority } from '../../../domain/people/authorities.ts';
import { FOUND_MAX } from '../../../domain/search.ts';
import { LIMITS } from '../../../server/http/limits.ts';
import { insertRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const admin = await server.signIn('admin');
const { db } = server.database;
const member = (await db
  .updateTable('members')
  .set({ firstName: '小明', lastName: '欧阳', mobile: '99777888', email: 'ouyang@example.test' })
  .where('memberId', '=', 3)
  .returning(['memberId', 'memberNo', 'mobile', 'email', 'username'])
  .executeTakeFirstOrThrow()) as {
  memberId: number;
  memberNo: string;
  mobile: string;
  email: string;
  username: string;
};
const parcel = (await db
  .selectFrom('parcels')
  .select(['ordersId', 'parcelNumber', 'bookNumber'])
  .where('bookNumber', 'is not', null)
  .where('ordersStatus', '=', 'STORED')
  .executeTakeFirstOrThrow()) as { ordersId: number; parcelNumber: string; bookNumber: string };
const box = await db
  .selectFrom('boxes')
  .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
  .select(['boxId', 'boxes.name', 'lockerName', 'lockerNumber'])
  .where('boxes.deletedAt', 'is', null)
  .where('boxes.name', '=', 'A07')
  .orderBy('boxes.lockerId', 'desc')
  .executeTakeFirstOrThrow();
beforeEach(() => server.database.db.deleteFrom('throttles').execute());

const ask = async (text: string, token = admin) => {
  const { status, body } = await server.ask(search.find, { text }, { token });
  expect(status).toBe(200);
  return body;
};
const parcelIds = async (text: string, token = admin) =>
  (await ask(text, token)).parcels.map(({ ordersId }) => ordersId);
/** Parcels of the customer with these numbers. */
const addParcels = async (ordersStatus: ParcelStatus, ...numbers: string[]) => {
  const kind = { parcelType: 'DEPOSIT_PARCEL', ordersType: 'REGISTERED', ordersStatus } as const;
  const times = { expiryTime: 1, creationTime: 1, lastUpdatedTime: 1 };
  const shared = { ...kind, ...times, lockerId: 1, memberId: member.memberId };
  const rows = numbers.map((parcelNumber) => ({ parcelNumber, ...shared }));
  const made = await db.insertInto('parcels').values(rows).returning('ordersId').execute();
  return made.map(({ ordersId }) => ordersId);
};
const tokenWith = async (...authorities: Authority[]) =>
  (await signInWith(server, authorities)).token;

describe('"parcel number, booking number"', () => {
  it.each(['()', '----', '+', '\u200b', '- ( )'])(
    '%j alone is the number of nobody',
    async (text) => {
      expect(await ask(text)).toMatchObject({ parcels: [], bookings: [], members: [], staff: [] });
    },
  );

  it('a number finds its parcel, in whatever capitals and with the blanks of a label', async () => {
    const { parcelNumber, ordersId } = parcel;
    const typed = ` ${parcelNumber.slice(0, 2).toLowerCase()} ${parcelNumber.slice(2)}`;
    expect((await ask(typed)).parcels[0]).toMatchObject({ ordersId, exact: true });
    const begun = (await ask(parcelNumber.slice(0, 4))).parcels;
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.every(({ exact }) => !exact)).toBe(true);
  });

  it.each(Object.entries({ ']C1': '', ']d2': '', 'P101|': '|1/1' }))(
    'a label finds its parcel and booking: %s…%s',
    async (before, after) => {
      const { parcelNumber, bookNumber, ordersId } = parcel;
      const exact = { ordersId, exact: true };
      expect((await ask(before + parcelNumber + after)).parcels[0]).toMatchObject(exact);
      expect((await ask(before + bookNumber + after)).bookings[0]).toMatchObject(exact);
    },
  );

  it('the newest stay of a number stands first', async () => {
    const stays = await addParcels('CANCELED', 'TWOSTAYS1CY', 'TWOSTAYS1CY');
    expect(await parcelIds('twostays1cy')).toEqual(stays.toSorted((a, b) => b - a));
  });

  it('a booking number finds its parcel among the bookings', async () => {
    const { bookings } = await ask(parcel.bookNumber);
    expect(bookings[0]).toMatchObject({ ordersId: parcel.ordersId, exact: true });
  });
});

describe('the mobile of a customer with parcels in boxes', () => {
  it('finds these first, however it is spelled, and the only one as an exact match', async () => {
    await db.updateTable('parcels').set({ memberId: 4 }).where('memberId', '=', 3).execute();
    const [done] = await addParcels('FINISHED', `${member.mobile}7`);
    const [stored] = await addParcels('STORED', 'INBOX');
    for (const text of ['99777888', '+357 99 777 888', '0035799777888', '99-777-888'])
      expect((await ask(text)).parcels[0]).toMatchObject({ ordersId: stored, exact: true });
    expect(await parcelIds('99777888')).toEqual([stored, done]);
    const late = await addParcels('EXPIRED', 'LATE', 'LATER');
    expect(new Set((await parcelIds('99777888')).slice(0, 3))).toEqual(new Set([stored, ...late]));
    expect((await ask('99777888')).parcels[0]?.exact).toBe(false);
  });

  it('finds them by the whole number only where the asker may not see it, and counts the tries', async () => {
    const token = await tokenWith('PARCEL_VIEW');
    expect(await parcelIds('+357 9977788', token)).toEqual([]);
    expect(await parcelIds('+357 99777888', token)).toHaveLength(3);
    for (let ending = 1; ending < LIMITS.addressLookup.points; ending += 1)
      await ask(`99123${String(ending).padStart(3, '0')}`, token);
    expect(await ask('99123999', token)).toMatchObject({ tooMany: true, parcels: [] });
  });
});

describe('"customer (name, mobile, e-mail)"', () => {
  it.each([
    ['their name, first name first', '小明欧阳'],
    ['their name as Chinese write it', '欧阳小明'],
    ['their name, with a blank', '欧阳 小明'],
    ['how their name begins', '欧阳'],
    ['their mobile with blanks', '99 777 888'],
    ['their mobile with the area code', '+357 99777888'],
    ['their mobile with the area code and no plus', '35799777888'],
    ['their mobile with 00', '0035799777888'],
    ['their mobile as a phone copies it', '\u202a+357 99 777888\u202c'],
    ['their mobile with dots', '99.777.888'],
    ['their mobile in full width', '９９７７７８８８'],
    ['how their mobile begins, with the area code', '+357 997778'],
    ['their e-mail in capitals', 'OUYANG@example.test'],
  ])('are found by %s', async (_what, text) => {
    const { members } = await ask(text);
    expect(members.map(({ memberId }) => memberId)).toEqual([member.memberId]);
  });

  it('are found by number and login name', async () => {
    for (const text of [member.memberNo, member.username.toUpperCase()])
      expect((await ask(text)).members[0]).toMatchObject({ memberId: 3, exact: true });
  });

  it('are found by whole values only where the asker may not see them, and shown masked', async () => {
    const token = await tokenWith('MEMBER_VIEW');
    for (const whole of [member.mobile, member.email]) {
      const [found] = (await ask(whole, token)).members;
      expect(found).toMatchObject({ memberId: 3, mobile: '•••88', exact: true });
      for (const part of [whole.slice(0, 6), whole.slice(0, -1)])
        expect((await ask(part, token)).members).toEqual([]);
    }
    expect(JSON.stringify(await ask(member.username, token))).not.toMatch(/ouyang@|99777888/);
  });

  it('tries are counted as those of the lists, and the rest is found on', async () => {
    const token = await tokenWith('MEMBER_VIEW', 'PARCEL_VIEW');
    for (let ending = 0; ending < LIMITS.addressLookup.points; ending += 1)
      expect((await ask(`99123${String(ending).padStart(3, '0')}`, token)).tooMany).toBe(false);
    const refused = await ask(member.mobile, token);
    expect([refused.tooMany, refused.members]).toEqual([true, []]);
    expect((await ask(parcel.bookNumber, token)).bookings[0]?.exact).toBe(true);
    expect((await ask('欧阳', token)).members).toHaveLength(1);
  });

  it('numbers of parcels and bookings are no tries, however many are scanned', async () => {
    const token = await tokenWith('MEMBER_VIEW', 'PARCEL_VIEW');
    const { db } = server.database;
    const digits = Array.from(
      { length: LIMITS.addressLookup.points + 2 },
      (_, n) => `${880_000_000 + n}`,
    );
    await insertRow(
      db,
      'parcels',
      digits.map((parcelNumber) => ({
        parcelNumber,
        ordersStatus: 'CANCELED' as const,
        parcelType: 'DEPOSIT_PARCEL' as const,
        ordersType: 'UNREGISTERED' as const,
        lockerId: 1,
        creationTime: 1,
        lastUpdatedTime: 1,
      })),
    );
    for (const number of digits) expect((await ask(number, token)).tooMany).toBe(false);
  });
});

describe('"locker, a box such as LK12-A07"', () => {
  it('a locker is found by a part of its name and by its number', async () => {
    const { lockerName, lockerNumber } = box;
    const [byNumber] = (await ask(lockerNumber.toLowerCase())).lockers;
    expect(byNumber).toMatchObject({ lockerName, exact: true });
    const names = (await ask(lockerName.slice(2, -1))).lockers.map((locker) => locker.lockerName);
    expect(names).toContain(lockerName);
    const typed = lockerName
      .split(/\P{L}+/u)
      .toReversed()
      .join(' - ');
    expect((await ask(typed)).lockers.map((locker) => locker.lockerName)).toContain(lockerName);
  });

  it('lockers whose name begins with the text stand before those that only contain it', async () => {
    for (const [lockerId, lockerName] of [
      [1, 'A Quay'],
      [2, 'Quay B'],
      [3, 'Quay'],
    ] as const)
      await updateRows(server, 'lockers', { lockerId }, { lockerName });
    const found = (await ask('quay')).lockers.map((locker) => locker.lockerName);
    expect(found).toEqual(['Quay', 'Quay B', 'A Quay']);
  });

  it('a box is found by the name or the number of its locker and its own', async () => {
    for (const text of [
      `${box.lockerName}-A07`,
      `${box.lockerNumber}-a07`,
      `${box.lockerNumber} A07`,
    ])
      expect((await ask(text)).boxes[0]).toMatchObject({ boxId: box.boxId, exact: true });
    await updateRows(server, 'lockers', { lockerName: box.lockerName }, { lockerName: 'LK12' });
    expect((await ask('LK12-A07')).boxes).toEqual([
      expect.objectContaining({
        boxId: box.boxId,
        boxName: 'A07',
        lockerName: 'LK12',
        exact: true,
      }),
    ]);
  });
});

it('"staff" are found by login name and name', async () => {
  for (const text of ['operator', 'OPERATOR'])
    expect((await ask(text)).staff[0]).toMatchObject({ username: 'operator', exact: true });
  const [named] = (await ask('Eleni Geo')).staff;
  expect(named).toMatchObject({ username: 'admin', loginType: 'BACKEND', exact: false });
});

describe('"results by authority only"', () => {
  const kinds = ['parcels', 'bookings', 'members', 'lockers', 'boxes', 'staff'] as const;
  const seen = async (token: string) => {
    const shown = new Set<string>();
    const texts = [parcel.parcelNumber, parcel.bookNumber, '欧阳', 'LK12', 'LK12-A07', 'operator'];
    for (const text of texts) {
      const body = await ask(text, token);
      for (const kind of kinds) if (body[kind].length > 0) shown.add(kind);
    }
    return [...shown].toSorted();
  };

  it.each<[Authority[], string[]]>([
    [[], []],
    [['PARCEL_VIEW'], ['bookings', 'parcels']],
    [['MEMBER_VIEW'], ['members']],
    [['LOCKER_VIEW'], ['boxes', 'lockers']],
    [['BOX_VIEW'], ['boxes', 'lockers']],
    [['STAFF_VIEW'], ['staff']],
    [['REPORT_VIEW'], []],
  ])('%j sees %j', async (authorities, expected) => {
    expect(await seen(await tokenWith(...authorities))).toEqual(expected);
  });
});

describe('what is no search', () => {
  it('is refused: without a token, without a text, too long, or with anything else', async () => {
    const statusOf = async (input: object, token?: string) =>
      (await server.ask(search.find, input as { text: string }, token ? { token } : {})).status;
    expect(await statusOf({ text: 'a' })).toBe(401);
    for (const input of [
      {},
      { text: '' },
      { text: '  ' },
      { text: 'x'.repeat(201) },
      { text: 'a', b: 1 },
    ])
      expect(await statusOf(input, admin)).toBe(400);
  });

  it('is only text: signs of patterns and of other languages find nothing and break nothing', async () => {
    for (const text of ['%', '_%', String.raw`\ `, "' or 1=1 --", '💥', '-A07', '\u202E', 'ß İ'])
      expect((await ask(text)).parcels.length).toBeLessThanOrEqual(FOUND_MAX);
    expect((await ask('%')).parcels).toEqual([]);
    expect((await ask('%%')).lockers).toEqual([]);
  });
});

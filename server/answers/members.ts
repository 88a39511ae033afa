// Members: the customers, listed, read with their lockers' free boxes, and offered by name while somebody types.
import { sql, type Kysely, type SqlBool } from 'kysely';
import { memberCalls, members, type MemberInfo, type MemberRow } from '../../contract/members.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { beginningWith, holding, pageAnswer } from './listing.ts';
import { readPage, type Kept } from './tableQueries.ts';

/** Customers an autocomplete offers at once. */
const OFFERED_MAX = 20;

const lockerName = (column: string) =>
  sql`(select "lockerName" from "lockers" where "lockers"."lockerId" = ${sql.ref(`members.${column}`)})`;

/** 'Names and addresses: contains': a name in the order in which it is said, first or last. */
const named = (name: string) => {
  const wanted = holding(name.replaceAll(/\s+/g, ' '));
  return sql<SqlBool>`(concat_ws(' ', "members"."firstName", "members"."lastName") ilike ${wanted}
    or concat_ws(' ', "members"."lastName", "members"."firstName") ilike ${wanted})`;
};

/** 'Numbers and mobiles: prefix', in whatever capitals. */
const begins = (column: string) => (text: string) =>
  sql<SqlBool>`lower(${sql.ref(`members.${column}`)}) like ${beginningWith(text.toLowerCase())}`;

/** A mobile as it is stored has no blanks; one that is read aloud has. */
const mobile = (text: string) =>
  sql<SqlBool>`"members"."mobile" like ${beginningWith(text.replaceAll(/[\s()-]/g, ''))}`;

const there = sql<SqlBool>`"members"."deletedAt" is null`;

const kept: Kept = {
  table: 'members',
  only: there,
  told: {
    primaryLockerName: lockerName('primaryLockerId'),
    secondaryLockerName: lockerName('secondaryLockerId'),
  },
  filters: {
    mobile,
    memberNo: begins('memberNo'),
    email: begins('email'),
    firstLastName: named,
    suspendFlag: (flag: 'true' | 'false') =>
      sql<SqlBool>`"members"."suspendFlag" = ${flag === 'true'}`,
  },
};

/** How many boxes of each size the locker has and how many are free; none for a locker that is not there. */
async function sizesOf(db: Kysely<Tables>, lockerId: number | null) {
  if (lockerId === null) return [];
  return db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['boxTypes.boxTypeId', 'boxTypes.name'])
    .select((is) => [
      is.fn.countAll<number>().as('count'),
      is.fn.countAll<number>().filterWhere('boxes.status', '=', 'AVAILABLE').as('availableCount'),
    ])
    .where('boxes.lockerId', '=', lockerId)
    .where('boxes.deletedAt', 'is', null)
    .where('lockers.deletedAt', 'is', null)
    .where('boxTypes.management', '=', false)
    .groupBy(['boxTypes.boxTypeId', 'boxTypes.name'])
    .orderBy('boxTypes.boxTypeId')
    .execute();
}

/** The number of the parcel that stands in a locker for them, the one laid in last; null when none does. */
async function waitingParcel(db: Kysely<Tables>, memberId: number): Promise<string | null> {
  const parcel = await db
    .selectFrom('parcels')
    .select('parcelNumber')
    .where('memberId', '=', memberId)
    .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
    .orderBy('storeTime', 'desc')
    .orderBy('ordersId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return parcel?.parcelNumber ?? null;
}

async function readMember(db: Kysely<Tables>, memberId: number): Promise<MemberInfo> {
  const member = await db
    .selectFrom('members')
    .leftJoin('lockers as first', 'first.lockerId', 'members.primaryLockerId')
    .leftJoin('lockers as second', 'second.lockerId', 'members.secondaryLockerId')
    .selectAll('members')
    .select(['first.lockerName as primaryLockerName', 'second.lockerName as secondaryLockerName'])
    .where('memberId', '=', memberId)
    .where('members.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!member) throw new Problem('NOT_FOUND');
  return {
    ...member,
    primaryLocker: await sizesOf(db, member.primaryLockerId),
    secondaryLocker: await sizesOf(db, member.secondaryLockerId),
    parcelNumber: await waitingParcel(db, memberId),
  };
}

export const memberAnswers = answer(members, {
  list: async (asked, { database }) => {
    const { rows, total } = await readPage(database.db, members, kept, asked);
    return pageAnswer(rows as MemberRow[], total, asked.size);
  },
  one: ({ memberId }, { database }) => readMember(database.db, memberId),
});

const offered = (db: Kysely<Tables>, wanted: false | '' | undefined | ReturnType<typeof named>) =>
  db
    .selectFrom('members')
    .select(['memberId', 'username', 'firstName', 'lastName', 'mobile', 'memberNo'])
    .where(there)
    .$if(Boolean(wanted), (query) => query.where(wanted || sql<SqlBool>`true`))
    .limit(OFFERED_MAX);

export const memberCallAnswers = answer(memberCalls, {
  byUsername: ({ username }, { database }) =>
    offered(database.db, username && sql<SqlBool>`"members"."username" ilike ${holding(username)}`)
      .orderBy('username')
      .orderBy('memberId')
      .execute(),
  byName: ({ firstLastName }, { database }) =>
    offered(database.db, firstLastName && named(firstLastName))
      .orderBy('lastName')
      .orderBy('firstName')
      .orderBy('memberId')
      .execute(),
  byMobile: (asked, { database }) =>
    offered(database.db, asked.mobile && mobile(asked.mobile))
      .orderBy('mobile')
      .orderBy('memberId')
      .execute(),
});

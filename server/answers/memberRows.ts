// The customer list's questions: what is looked for, and where in a name, a number or an address.
import { sql, type SqlBool } from 'kysely';
import { beginningWith, holding } from './listing.ts';
import type { Kept } from './tableQueries.ts';

const lockerName = (column: string) =>
  sql`(select "lockerName" from "lockers" where "lockers"."lockerId" = ${sql.ref(`members.${column}`)})`;

/** 'Names and addresses: contains': a name in the order in which it is said, first or last. */
export const named = (name: string) => {
  const wanted = holding(name.replaceAll(/\s+/g, ' '));
  return sql<SqlBool>`(concat_ws(' ', "members"."firstName", "members"."lastName") ilike ${wanted}
    or concat_ws(' ', "members"."lastName", "members"."firstName") ilike ${wanted})`;
};

/** 'Numbers and mobiles: prefix', in whatever capitals. */
const begins = (column: string) => (text: string) =>
  sql<SqlBool>`lower(${sql.ref(`members.${column}`)}) like ${beginningWith(text.toLowerCase())}`;

/** A mobile as it is stored has no blanks; one that is read aloud has. */
export const mobile = (text: string) =>
  sql<SqlBool>`"members"."mobile" like ${beginningWith(text.replaceAll(/[\s()-]/g, ''))}`;

export const there = sql<SqlBool>`"members"."deletedAt" is null`;

export const kept: Kept = {
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

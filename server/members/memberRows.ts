// Queries of the customer list: its filters, and how names, numbers and addresses match.
import { sql, type SqlBool } from 'kysely';
import { fold } from '../../domain/fold.ts';
import { folded, matches } from '../lists/matches.ts';
import {
  maskedEmail,
  maskedMobile,
  numberLike,
  patternFor,
  seesPersonal,
  type Asker,
} from '../lists/personal.ts';
import type { Kept } from '../lists/tableQueries.ts';

const lockerName = (column: string) =>
  sql`(select "lockerName" from "lockers" where "lockers"."lockerId" = ${sql.ref(`members.${column}`)})`;

/** Matches any part of a name, in either order of first and last name. */
export const named = (name: string) => {
  const inOrder = (first: string, last: string) =>
    matches(sql`concat_ws(' ', ${sql.ref(first)}, ${sql.ref(last)})`, name);
  return sql<SqlBool>`(${inOrder('members.firstName', 'members.lastName')}
    or ${inOrder('members.lastName', 'members.firstName')})`;
};

const begins = (text: string) => matches(sql.ref('members.memberNo'), text, 'start');

export const mobileFor = (asker: Asker) => (text: string) =>
  numberLike('members.mobile', text, patternFor(asker, 'SMS'));

const emailFor = (asker: Asker) => (text: string) =>
  sql<SqlBool>`${folded(sql.ref('members.email'))} like ${patternFor(asker, 'MAIL')(fold(text))}`;

const MASKED = {
  mobile: maskedMobile(sql.ref('members.mobile')),
  email: maskedEmail(sql.ref('members.email')),
};

export const there = sql<SqlBool>`"members"."deletedAt" is null`;

/** The customers, masked as the caller's permissions require. */
export const keptFor = (asker: Asker): Kept => ({
  table: 'members',
  only: there,
  computed: {
    primaryLockerName: lockerName('primaryLockerId'),
    secondaryLockerName: lockerName('secondaryLockerId'),
    ...(!seesPersonal(asker) && MASKED),
  },
  filters: {
    mobile: mobileFor(asker),
    memberNo: begins,
    email: emailFor(asker),
    firstLastName: named,
    suspendFlag: (flag: 'true' | 'false') =>
      sql<SqlBool>`"members"."suspendFlag" = ${flag === 'true'}`,
  },
});

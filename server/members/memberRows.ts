// Queries of the customer list: its filters, and how names, numbers and addresses match.
import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../http/context.ts';
import { beginningWith, holding } from '../lists/listing.ts';
import {
  maskedEmail,
  maskedMobile,
  numberLike,
  patternFor,
  seesPersonal,
} from '../lists/personal.ts';
import type { Kept } from '../lists/tableQueries.ts';

const lockerName = (column: string) =>
  sql`(select "lockerName" from "lockers" where "lockers"."lockerId" = ${sql.ref(`members.${column}`)})`;

/** Matches any part of a name, in either order of first and last name. */
export const named = (name: string) => {
  const wanted = holding(name.replaceAll(/\s+/g, ' '));
  return sql<SqlBool>`(concat_ws(' ', "members"."firstName", "members"."lastName") ilike ${wanted}
    or concat_ws(' ', "members"."lastName", "members"."firstName") ilike ${wanted})`;
};

type Asker = Pick<RequestContext, 'user'>;

/** Matches the beginning of a number, ignoring case. */
const begins = (text: string) =>
  sql<SqlBool>`lower("members"."memberNo") like ${beginningWith(text.toLowerCase())}`;

export const mobileFor = (asker: Asker) => (text: string) =>
  numberLike('members.mobile', text, patternFor(asker, 'SMS'));

const emailFor = (asker: Asker) => (text: string) =>
  sql<SqlBool>`lower("members"."email") like ${patternFor(asker, 'MAIL')(text.toLowerCase())}`;

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

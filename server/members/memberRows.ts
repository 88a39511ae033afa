// The customer list's questions: what is looked for, and where in a name, a number or an address.
import { sql, type SqlBool } from 'kysely';
import { keptMobile } from '../../domain/people/mobiles.ts';
import type { RequestContext } from '../http/context.ts';
import { beginningWith, holding } from '../lists/listing.ts';
import { maskedEmail, maskedMobile } from '../lists/maskedSql.ts';
import { patternFor, seesPersonal } from '../lists/personal.ts';
import type { Kept } from '../lists/tableQueries.ts';

const lockerName = (column: string) =>
  sql`(select "lockerName" from "lockers" where "lockers"."lockerId" = ${sql.ref(`members.${column}`)})`;

/** Names and addresses are found by any part: a name in the order in which it is said, first or last. */
export const named = (name: string) => {
  const wanted = holding(name.replaceAll(/\s+/g, ' '));
  return sql<SqlBool>`(concat_ws(' ', "members"."firstName", "members"."lastName") ilike ${wanted}
    or concat_ws(' ', "members"."lastName", "members"."firstName") ilike ${wanted})`;
};

type Asker = Pick<RequestContext, 'user'>;

/** Numbers are found by their beginning, in whatever capitals. */
const begins = (text: string) =>
  sql<SqlBool>`lower("members"."memberNo") like ${beginningWith(text.toLowerCase())}`;

/** A mobile as it is stored has no blanks; one that is read aloud has. */
export const mobileFor = (asker: Asker) => (text: string) =>
  sql<SqlBool>`"members"."mobile" like ${patternFor(asker, 'SMS')(keptMobile(text))}`;

const emailFor = (asker: Asker) => (text: string) =>
  sql<SqlBool>`lower("members"."email") like ${patternFor(asker, 'MAIL')(text.toLowerCase())}`;

const MASKED = {
  mobile: maskedMobile(sql.ref('members.mobile')),
  email: maskedEmail(sql.ref('members.email')),
};

export const there = sql<SqlBool>`"members"."deletedAt" is null`;

/** The customers as whoever asks may see them. */
export const keptFor = (asker: Asker): Kept => ({
  table: 'members',
  only: there,
  told: {
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

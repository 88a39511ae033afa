// Queries of the account lists: filters, roles, and masking of addresses.
import { sql, type SqlBool } from 'kysely';
import { staffCalls } from '../../contract/people/staff.ts';
import type { StaffUser } from '../../contract/people/userInfo.ts';
import { fold } from '../../domain/fold.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import type { LoginType } from '../../domain/people/passwords.ts';
import type { RequestContext } from '../http/context.ts';
import { folded, matches } from '../lists/matches.ts';
import { countLookup, masked, numberLike, patternOf } from '../lists/personal.ts';
import { readPage, type Kept } from '../lists/tableQueries.ts';

/** Mobile and e-mail of staff are unmasked with STAFF_EDIT or PERSONAL_VIEW. */
export const seesStaffClear = ({ user }: Pick<RequestContext, 'user'>): boolean =>
  holdsAny(user.authoritySet, ['STAFF_EDIT', 'PERSONAL_VIEW']);

export const STAFF_ADDRESSES = { mobile: 'SMS', email: 'MAIL' } as const;

const keptFor = (loginType: LoginType, clear: boolean): Kept => ({
  table: 'staff',
  from: sql`"staff" join "roles" on "roles"."roleId" = "staff"."roleId"`,
  only: sql`"staff"."deletedAt" is null and "roles"."loginType" = ${loginType}`,
  computed: {
    roles: sql`jsonb_build_array(jsonb_build_object('roleId', "roles"."roleId", 'name', "roles"."name"))`,
  },
  filters: {
    mobile: (text: string) => numberLike('staff.mobile', text, patternOf(clear, 'SMS')),
    email: (text: string) =>
      sql<SqlBool>`${folded(sql.ref('staff.email'))} like ${patternOf(clear, 'MAIL')(fold(text))}`,
    staffNo: (text: string) => matches(sql.ref('staff.staffNo'), text, 'start'),
  },
});

type ParsedInput = Parameters<typeof readPage>[2] & {
  readonly mobile?: string;
  readonly email?: string;
};

/** A page of the accounts of one login type. */
export const listAccounts =
  (loginType: LoginType) => async (params: ParsedInput, context: RequestContext) => {
    const clear = seesStaffClear(context);
    await countLookup(context, params, clear);
    const collection = { id: 'userId', list: staffCalls.backend };
    const kept = keptFor(loginType, clear);
    const users = await readPage<StaffUser>(collection, kept, params, context);
    if (clear) return users;
    return { ...users, content: users.content.map((user) => masked(user, STAFF_ADDRESSES)) };
  };

// Routes of customers: list, read with free boxes, create, delete, autocomplete.
import { sql, type SqlBool } from 'kysely';
import { memberCalls, members, type MemberRow } from '../../contract/people/members.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { refuseTaken } from '../http/taken.ts';
import { joinMember } from './joinMember.ts';
import { removeMember } from './removeMember.ts';
import { doneBy } from '../events/doneBy.ts';
import { exportsOf } from '../exports/exported.ts';
import { matches } from '../lists/matches.ts';
import { exportedMembers } from './exportedMembers.ts';
import { readMember } from './memberInfo.ts';
import { keptFor, mobileFor, named, there } from './memberRows.ts';
import { countLookup, shownTo } from '../lists/personal.ts';
import { readPage } from '../lists/tableQueries.ts';

/** Maximum number of autocomplete suggestions. */
const OFFERED_MAX = 20;

export const memberRoutes = routesOf(members, {
  list: async (params, context) => {
    await countLookup(context, params);
    return readPage<MemberRow>(members, keptFor(context), params, context);
  },
  one: ({ memberId }, context) => readMember(context, memberId),
  create: async (draft, context) => {
    const { memberId } = await refuseTaken(context.database, 'members', (trx) =>
      joinMember(trx, draft, doneBy(context), context.config.timeZone),
    );
    return readMember(context, memberId);
  },
  remove: async ({ memberId }, context) => {
    await context.database.transaction((trx) =>
      removeMember(trx, context, memberId, doneBy(context)),
    );
    return {};
  },
  ...exportsOf(exportedMembers),
});

type Wanted = false | '' | undefined | ReturnType<typeof named>;

/** Autocomplete suggestions, in this order; mobile numbers masked by the caller's permissions. */
async function offered(
  context: RequestContext,
  wanted: Wanted,
  order: readonly ('username' | 'lastName' | 'firstName')[],
) {
  const found = await context.database.db
    .selectFrom('members')
    .select(['memberId', 'username', 'firstName', 'lastName', 'mobile', 'memberNo'])
    .where(there)
    .$if(Boolean(wanted), (query) => query.where(wanted || sql<SqlBool>`true`))
    .orderBy(sql.join([...order, 'memberId'].map((name) => sql.ref(name))))
    .limit(OFFERED_MAX)
    .execute();
  return found.map((row) => shownTo(context, row, { mobile: 'SMS' }));
}

export const memberCallRoutes = routesOf(memberCalls, {
  byUsername: ({ username }, context) =>
    offered(context, username && matches(sql.ref('members.username'), username), ['username']),
  byName: ({ firstLastName }, context) =>
    offered(context, firstLastName && named(firstLastName), ['lastName', 'firstName']),
  byMobile: async ({ mobile }, context) => {
    await countLookup(context, { mobile });
    return offered(context, mobile && mobileFor(context)(mobile), []);
  },
});

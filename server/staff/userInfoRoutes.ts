// Route: one member of staff; oneself, or another with the permission to see staff.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import { userInfo } from '../../contract/people/userInfo.ts';
import { holdsAny, type Authority } from '../../domain/people/authorities.ts';
import { maskAddress } from '../../domain/people/masking.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';

const MAY_SEE: readonly Authority[] = ['STAFF_VIEW', 'STAFF_EDIT'];
const MAY_SEE_CLEAR: readonly Authority[] = ['STAFF_EDIT', 'PERSONAL_VIEW'];

/** One's own mobile and e-mail are unmasked; those of others by permission. */
const shown = (channel: 'SMS' | 'MAIL', address: string | null, clear: boolean) =>
  address === null || clear ? address : maskAddress(channel, address);

/** The user. Throws NOT_ALLOWED before any lookup, and NOT_FOUND. */
async function readUser(
  context: RequestContext,
  userId: number,
): Promise<ParsedOutput<typeof userInfo.one>> {
  const { user, database } = context;
  const own = userId === user.userId;
  if (!own && !holdsAny(user.authoritySet, MAY_SEE))
    throw new Problem('NOT_ALLOWED', { values: { needs: MAY_SEE.join(', ') } });
  const found = await database.db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .selectAll('staff')
    .select(['roles.name', 'roles.loginType'])
    .where('staff.userId', '=', userId)
    .where('staff.deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  const clear = own || holdsAny(user.authoritySet, MAY_SEE_CLEAR);
  return {
    ...found,
    mobile: shown('SMS', found.mobile, clear),
    email: shown('MAIL', found.email, clear),
    roles: [{ roleId: found.roleId, name: found.name }],
  };
}

export const userInfoRoutes = routesOf(userInfo, {
  one: ({ userId }, context) => readUser(context, userId),
});

// Route: one member of staff; oneself, or another with the permission to see staff.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import { userInfo } from '../../contract/people/userInfo.ts';
import { holdsAny, type Authority } from '../../domain/people/authorities.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { masked } from '../lists/personal.ts';
import { Problem } from '../system/problem.ts';
import { seesStaffClear, STAFF_ADDRESSES } from './staffRows.ts';

const MAY_SEE: readonly Authority[] = ['STAFF_VIEW', 'STAFF_EDIT'];

/** The user; others than oneself masked by permission. Throws NOT_ALLOWED before any lookup, and NOT_FOUND. */
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
  const info = { ...found, roles: [{ roleId: found.roleId, name: found.name }] };
  return own || seesStaffClear(context) ? info : masked(info, STAFF_ADDRESSES);
}

export const userInfoRoutes = routesOf(userInfo, {
  one: ({ userId }, context) => readUser(context, userId),
});

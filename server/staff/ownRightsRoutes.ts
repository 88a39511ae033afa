// Route: the caller's current permissions.
import { ownRights } from '../../contract/account/ownRights.ts';
import { routesOf } from '../http/routesOf.ts';

export const ownRightsRoutes = routesOf(ownRights, {
  read: async (_input, { database, user }) => ({
    authoritySet: [...user.authoritySet],
    roles: await database.db
      .selectFrom('staff')
      .innerJoin('roles', 'roles.roleId', 'staff.roleId')
      .select(['roles.roleId', 'roles.name'])
      .where('staff.userId', '=', user.userId)
      .execute(),
  }),
});

// What whoever asks may do now.
import { ownRights } from '../../contract/ownRights.ts';
import { answer } from '../http/answer.ts';

export const ownRightsAnswers = answer(ownRights, {
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

// A role as it is kept, and those who have it.
import { sql, type Kysely } from 'kysely';
import type { RoleInfo } from '../../contract/people/roles.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';

/** Names that are told of those who have a role; more are counted. */
const NAMED_MAX = 12;

/** The living role, or NOT_FOUND. */
export async function findRole(db: Kysely<Tables>, roleId: number) {
  const role = await db
    .selectFrom('roles')
    .select([
      'roleId',
      'name',
      'description',
      'loginType',
      'authoritySet',
      'creationTime',
      'lastUpdatedTime',
    ])
    .where('roleId', '=', roleId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!role) throw new Problem('NOT_FOUND');
  return role;
}

/** What of a role stands in the history. */
export const roleFields = ({
  name,
  description,
  loginType,
  authoritySet,
}: Awaited<ReturnType<typeof findRole>>) => ({
  name,
  description,
  loginType,
  authoritySet: authoritySet.toSorted(),
});

/** How many living accounts have a role, and the first of them by name. */
export async function holdersOf(db: Kysely<Tables>, roleId: number) {
  const holders = await db
    .selectFrom('staff')
    .select((is) => [
      'userId',
      'username',
      sql<string>`concat_ws(' ', "firstName", "lastName")`.as('name'),
      is.fn.countAll<number>().over().as('count'),
    ])
    .where('roleId', '=', roleId)
    .where('deletedAt', 'is', null)
    .orderBy('username')
    .limit(NAMED_MAX)
    .execute();
  return {
    count: holders[0]?.count ?? 0,
    holders: holders.map(({ userId, username, name }) => ({ userId, username, name })),
  };
}

/** A role as its page reads it. Refuses with NOT_FOUND. */
export async function readRole(db: Kysely<Tables>, roleId: number): Promise<RoleInfo> {
  const role = await findRole(db, roleId);
  const { count, holders } = await holdersOf(db, roleId);
  return { ...role, userCount: count, holders };
}

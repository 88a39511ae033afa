// A stored role, and the accounts that have it.
import { sql } from 'kysely';
import type { RoleInfo } from '../../contract/people/roles.ts';
import type { Db } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';

/** Maximum accounts listed by name; others are only counted. */
const NAMED_MAX = 12;

/** The existing role, or NOT_FOUND. */
export const findRole = (db: Db, roleId: number) =>
  db
    .selectFrom('roles')
    .selectAll()
    .where('roleId', '=', roleId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));

/** The fields of a role recorded in its history. */
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

/** The number of existing accounts with a role, and the first of them by name. */
export async function holdersOf(db: Db, roleId: number) {
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

/** A role as its page reads it. Throws NOT_FOUND. */
export async function readRole(db: Db, roleId: number): Promise<RoleInfo> {
  const role = await findRole(db, roleId);
  const { count, holders } = await holdersOf(db, roleId);
  return { ...role, userCount: count, holders };
}

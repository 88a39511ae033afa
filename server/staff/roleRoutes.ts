// Routes of roles: list, read with their accounts, create, change and delete.
import { sql } from 'kysely';
import { rolePickers, roles, type RoleRow as ReadRole } from '../../contract/people/roles.ts';
import {
  lackedForChange,
  changeOf,
  lackedBySuperAdmin,
  lockingOut,
  notOfType,
  PRODUCT_ROLES,
} from '../../domain/people/granting.ts';
import type { Numbered } from '../../domain/recordId.ts';
import type { LoginType } from '../../domain/people/passwords.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { recordChange } from '../events/recordChange.ts';
import { takeTurn, type Doer } from './rights.ts';
import { doneBy } from '../events/doneBy.ts';
import { findRole, holdersOf, readRole, roleFields } from './roleRows.ts';
import { readPage, type Kept } from '../lists/tableQueries.ts';

type RoleRow = Numbered<ReadRole>;

const NEEDS = ['ROLE_EDIT'] as const;

const kept: Kept = {
  table: 'roles',
  only: sql`"roles"."deletedAt" is null`,
  computed: {
    userCount: sql`(select count(*) from "staff" where "staff"."roleId" = "roles"."roleId"
      and "staff"."deletedAt" is null)`,
  },
};

/** Rejects permissions that do not fit the role's type; those it already has may stay. */
function refuseOthers(loginType: LoginType, before: readonly string[], after: readonly string[]) {
  const { added } = changeOf(before, after);
  if (notOfType(loginType, added).length > 0) throw badInput('authoritySet', 'notAllowed');
}

/** Users can neither grant nor revoke permissions they do not have: they could not restore them. */
function refuseLacked(
  doer: Doer,
  type: LoginType,
  before: readonly string[],
  after: readonly string[],
) {
  const codes = lackedForChange(type, doer.authoritySet, before, after);
  if (codes.length > 0)
    throw new Problem('ROLE_NOT_HELD', {
      field: 'authoritySet',
      values: { codes: codes.join(', ') },
    });
}

async function refuseExisting(trx: Trx, name: string): Promise<void> {
  const others = trx.selectFrom('roles').where('name', '=', name).where('deletedAt', 'is', null);
  if (await hasRow(others)) throw new Problem('ROLE_EXISTS', { field: 'name' });
}

type Draft = Pick<RoleRow, 'name' | 'description' | 'authoritySet' | 'loginType'>;

const create = (draft: Draft, context: RequestContext) =>
  context.database.transaction(async (trx) => {
    const doer = await takeTurn(trx, context, NEEDS);
    const authoritySet = [...new Set(draft.authoritySet)];
    refuseOthers(draft.loginType, [], authoritySet);
    refuseLacked(doer, draft.loginType, [], authoritySet);
    await refuseExisting(trx, draft.name);
    const time = context.now();
    const { roleId } = await trx
      .insertInto('roles')
      .values({
        ...draft,
        authoritySet: JSON.stringify(authoritySet),
        creationTime: time,
        lastUpdatedTime: time,
      })
      .returning('roleId')
      .executeTakeFirstOrThrow();
    const to = await findRole(trx, roleId);
    await recordChange(trx, { ...doneBy(context), time }, ['roles', roleId], {
      to: roleFields(to),
    });
    return readRole(trx, roleId);
  });

/** Rejects changes of a built-in role's name, and changes that would leave no administrator. */
function refuseFixed(doer: Doer, from: RoleRow, name: string, after: readonly string[]): void {
  if (name !== from.name) throw new Problem('ROLE_NAME_FIXED', { field: 'name' });
  if (lackedBySuperAdmin(from.name, after).length > 0)
    throw new Problem('ROLE_SUPER_ADMIN', { field: 'authoritySet' });
  const lost = from.roleId === doer.roleId ? lockingOut(from.authoritySet, after) : [];
  if (lost.length > 0)
    throw new Problem('ROLE_OWN', { field: 'authoritySet', values: { codes: lost.join(', ') } });
}

type Change = Pick<RoleRow, 'roleId' | 'name' | 'description' | 'authoritySet'>;

const update = ({ roleId, name, ...entered }: Change, context: RequestContext) =>
  context.database.transaction(async (trx) => {
    const doer = await takeTurn(trx, context, NEEDS);
    const from = await findRole(trx, roleId);
    await refuseStale(trx, context, ['roles', roleId], { ...(await readRole(trx, roleId)) });
    const authoritySet = [...new Set(entered.authoritySet)];
    refuseOthers(from.loginType, from.authoritySet, authoritySet);
    refuseFixed(doer, from, name, authoritySet);
    refuseLacked(doer, from.loginType, from.authoritySet, authoritySet);
    const time = laterThan(from.lastUpdatedTime, context.now());
    await trx
      .updateTable('roles')
      .set({
        description: entered.description,
        authoritySet: JSON.stringify(authoritySet),
        lastUpdatedTime: time,
      })
      .where('roleId', '=', roleId)
      .execute();
    const to = await findRole(trx, roleId);
    const change = { from: roleFields(from), to: roleFields(to) };
    await recordChange(trx, { ...doneBy(context), time }, ['roles', roleId], change);
    return readRole(trx, roleId);
  });

/** A role in use cannot be deleted; the error names its accounts. */
async function refuseInUse(trx: Trx, { roleId, name }: RoleRow): Promise<void> {
  const { count, holders } = await holdersOf(trx, roleId);
  if (count === 0) return;
  const more = count > holders.length ? ' …' : '';
  const who = holders.map((one) => one.username).join(', ') + more;
  throw new Problem('ROLE_IN_USE', { values: { name, count, who } });
}

const remove = ({ roleId }: { roleId: number }, context: RequestContext) =>
  context.database.transaction(async (trx) => {
    const doer = await takeTurn(trx, context, NEEDS);
    const from = await findRole(trx, roleId);
    await refuseStale(trx, context, ['roles', roleId], { ...from });
    if (PRODUCT_ROLES.includes(from.name))
      throw new Problem('ROLE_OF_PRODUCT', { values: { name: from.name } });
    await refuseInUse(trx, from);
    refuseLacked(doer, from.loginType, from.authoritySet, []);
    const time = context.now();
    await trx
      .updateTable('roles')
      .set({ deletedAt: time, lastUpdatedTime: laterThan(from.lastUpdatedTime, time) })
      .where('roleId', '=', roleId)
      .execute();
    await recordChange(trx, doneBy(context), ['roles', roleId], { from: roleFields(from) });
    return {};
  });

export const roleRoutes = routesOf(roles, {
  list: (params, context) => readPage<RoleRow>(roles, kept, params, context),
  one: ({ roleId }, { database }) => readRole(database.db, roleId),
  create,
  update,
  remove,
});

/** R7.20: by name. */
const picked = (loginType: LoginType) => (params: { size: number }, context: RequestContext) =>
  readPage<RoleRow>(roles, kept, { ...params, page: 0, sort: 'name,asc', loginType }, context);

export const rolePickerRoutes = routesOf(rolePickers, {
  backend: picked('BACKEND'),
  terminal: picked('TERMINAL'),
});

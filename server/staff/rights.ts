// Checks who may grant what; all changes of roles and of their accounts are serialized here.
import type { Authority } from '../../domain/people/authorities.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import {
  lackedForRole,
  endsSuperAdmins,
  SUPER_ADMIN,
  type HeldRole,
} from '../../domain/people/granting.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { accountOf } from '../account/accounts.ts';
import { mayEnter } from '../http/session.ts';

/** The user who makes a change, as read once their turn has come. */
export interface Doer extends HeldRole {
  readonly userId: number;
  readonly roleId: number;
}

/**
 * Serializes changes of roles and accounts, and reads the user again, so that rights lost in the meantime
 * count. Call it first in the transaction. Throws NOT_SIGNED_IN and NOT_ALLOWED.
 */
export async function takeTurn(
  trx: Trx,
  { user, now }: RequestContext,
  needs: readonly Authority[],
): Promise<Doer> {
  // Does not block rows that refer to a role; only changes of rights wait here.
  await trx.selectFrom('roles').select('roleId').orderBy('roleId').forNoKeyUpdate().execute();
  const doer = await accountOf(trx, user.userId);
  if (!doer || !mayEnter(doer, now())) throw new Problem('NOT_SIGNED_IN');
  if (!holdsAny(doer.authoritySet, needs))
    throw new Problem('NOT_ALLOWED', { values: { needs: needs.join(', ') } });
  return doer;
}

/** Throws ABOVE_OWN for granting a role, or changing an account with it, unless the user has all of its permissions. */
export function refuseAbove(doer: Doer, role: HeldRole, field?: string): void {
  const codes = lackedForRole(doer, role);
  if (codes.length > 0)
    throw new Problem('ABOVE_OWN', {
      ...(field === undefined ? {} : { field }),
      values: { role: role.name, codes: codes.join(', ') },
    });
}

const superAdmins = (trx: Trx) =>
  trx
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select(['staff.userStatus', 'staff.startTime', 'staff.endTime'])
    .where('roles.name', '=', SUPER_ADMIN)
    .where('roles.deletedAt', 'is', null)
    .where('staff.deletedAt', 'is', null)
    .execute();

/**
 * Runs a change of an account, and throws LAST_SUPER_ADMIN if nobody could sign in as SUPER_ADMIN after it;
 * the transaction is rolled back then.
 */
export async function keepSuperAdmin<T>(trx: Trx, now: number, change: () => Promise<T>) {
  const before = await superAdmins(trx);
  const done = await change();
  if (endsSuperAdmins(before, await superAdmins(trx), now)) throw new Problem('LAST_SUPER_ADMIN');
  return done;
}

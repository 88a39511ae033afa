// Who may give what: every change of roles and of accounts that have them is judged here, one after the other.
import type { Transaction } from 'kysely';
import type { Authority } from '../../domain/people/authorities.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import {
  beyondRole,
  endsSuperAdmins,
  SUPER_ADMIN,
  type HeldRole,
} from '../../domain/people/granting.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { ACCOUNT, mayEnter } from '../http/session.ts';

type Trx = Transaction<Tables>;

/** Whoever changes something, as they are now that it is their turn. */
export interface Doer extends HeldRole {
  readonly userId: number;
  readonly roleId: number;
}

/**
 * Waits until nobody else changes roles or accounts, and reads the doer anew: what they were refused or lost meanwhile
 * counts. Call it first in the transaction. Refuses with NOT_SIGNED_IN and NOT_ALLOWED.
 */
export async function takeTurn(
  trx: Trx,
  { user, now }: RequestContext,
  needs: readonly Authority[],
): Promise<Doer> {
  // Rows that refer to a role may still be written: only who changes rights waits here.
  await trx.selectFrom('roles').select('roleId').orderBy('roleId').forNoKeyUpdate().execute();
  const doer = await trx
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select([...ACCOUNT, 'roles.roleId', 'roles.name'])
    .where('staff.userId', '=', user.userId)
    .executeTakeFirst();
  if (!doer || !mayEnter(doer, now())) throw new Problem('NOT_SIGNED_IN');
  if (!holdsAny(doer.authoritySet, needs))
    throw new Problem('NOT_ALLOWED', { values: { needs: needs.join(', ') } });
  return doer;
}

/** Refuses with ABOVE_OWN to give a role, or to touch an account that has it, to whoever does not hold all of it. `field` is where it was chosen. */
export function refuseAbove(doer: Doer, role: HeldRole, field?: string): void {
  const codes = beyondRole(doer, role);
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
 * Makes a change of an account, and refuses with LAST_SUPER_ADMIN one after which nobody could sign in as SUPER_ADMIN:
 * the change is then taken back with its transaction.
 */
export async function keepSuperAdmin<T>(trx: Trx, now: number, change: () => Promise<T>) {
  const before = await superAdmins(trx);
  const done = await change();
  if (endsSuperAdmins(before, await superAdmins(trx), now)) throw new Problem('LAST_SUPER_ADMIN');
  return done;
}

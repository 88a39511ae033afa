// Rules for accounts: role, password by login type, validity, and changes of one's own account.
import { checkPassword, type LoginType } from '../../domain/people/passwords.ts';
import {
  endsFirst,
  NOT_ONES_OWN,
  type UserStatus,
  type Validity,
} from '../../domain/people/staff.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';

/** The fields that rules depend on. */
export interface Kept extends Validity {
  readonly userId: number;
  readonly roleId: number;
  readonly username: string;
  readonly userStatus: UserStatus;
  readonly mobile: string | null;
}

/** The existing role, or BAD_INPUT at `roleId`. */
export const roleOf = (trx: Pick<Trx, 'selectFrom'>, roleId: number) =>
  trx
    .selectFrom('roles')
    .select(['roleId', 'name', 'loginType', 'authoritySet'])
    .where('roleId', '=', roleId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => badInput('roleId', 'unknown'));

/** BACKEND: the ten-character rule; TERMINAL: six or more digits; by the login type of the role. */
export function refusePassword(loginType: LoginType, password: string): void {
  const error = checkPassword(loginType, password);
  if (error)
    throw new Problem(error === 'passwordRule' ? 'PASSWORD_RULE' : 'TERMINAL_PASSWORD_RULE', {
      field: 'password',
    });
}

export function refuseBackwards(validity: Validity): void {
  if (endsFirst(validity)) throw new Problem('VALIDITY_BACKWARDS', { field: 'endTime' });
}

/** R5.75: the login name of backend staff is read-only after creation. */
export function refuseRenaming(from: Kept, username: string): void {
  if (username.trim() !== from.username.trim())
    throw new Problem('LOGIN_NAME_FIXED', { field: 'username' });
}

/** Users can neither lock nor promote themselves, and change their password only with the old one. */
export function refuseOwn(from: Kept, to: Omit<Kept, 'username'>, password?: string): void {
  const changed = NOT_ONES_OWN.find((field) => from[field] !== to[field]);
  if (changed !== undefined) throw new Problem('ACCOUNT_OWN', { field: changed });
  if (password !== undefined) throw new Problem('PASSWORD_OWN', { field: 'password' });
}

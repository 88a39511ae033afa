// What an account must be: its role, its password by the role's login type, its time, and what nobody does to themselves.
import type { Transaction } from 'kysely';
import { checkPassword, type LoginType } from '../../domain/people/passwords.ts';
import {
  endsFirst,
  NOT_ONES_OWN,
  type UserStatus,
  type Validity,
} from '../../domain/people/staff.ts';
import type { Tables } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';

type Trx = Transaction<Tables>;

/** What decides over an account. */
export interface Kept extends Validity {
  readonly userId: number;
  readonly roleId: number;
  readonly username: string;
  readonly userStatus: UserStatus;
  readonly mobile: string | null;
}

/** The living role, or BAD_INPUT at `roleId`. */
export async function roleOf(trx: Pick<Trx, 'selectFrom'>, roleId: number) {
  const role = await trx
    .selectFrom('roles')
    .select(['roleId', 'name', 'loginType', 'authoritySet'])
    .where('roleId', '=', roleId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!role) throw badInput('roleId', 'unknown');
  return role;
}

/** BACKEND: ten-character rule; TERMINAL: six or more digits; the role's login type decides, on both sides. */
export function refusePassword(loginType: LoginType, password: string): void {
  const fault = checkPassword(loginType, password);
  if (fault)
    throw new Problem(fault === 'passwordRule' ? 'PASSWORD_RULE' : 'TERMINAL_PASSWORD_RULE', {
      field: 'password',
    });
}

export function refuseBackwards(validity: Validity): void {
  if (endsFirst(validity)) throw new Problem('VALIDITY_BACKWARDS', { field: 'endTime' });
}

/** R5.75: the login name of backend staff is locked on edit. */
export function refuseRenaming(from: Kept, username: string): void {
  if (username.trim() !== from.username.trim())
    throw new Problem('LOGIN_NAME_FIXED', { field: 'username' });
}

/** Nobody locks themselves out or raises themselves; one's own password is changed with the one before. */
export function refuseOwn(from: Kept, to: Omit<Kept, 'username'>, password?: string): void {
  const changed = NOT_ONES_OWN.find((field) => from[field] !== to[field]);
  if (changed !== undefined) throw new Problem('ACCOUNT_OWN', { field: changed });
  if (password !== undefined) throw new Problem('PASSWORD_OWN', { field: 'password' });
}

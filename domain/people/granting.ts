// Rules for granting permissions: no escalation, no self-lockout, always one SUPER_ADMIN.
import { BACKEND_AUTHORITIES } from './authorities.ts';
import { codesOf } from './authorityGroups.ts';
import type { LoginType } from './passwords.ts';

/** R6.1: roles with a meaning built into the product. */
export const SUPER_ADMIN = 'SUPER_ADMIN';
export const ROOT = 'ROOT';
export const PRODUCT_ROLES: readonly string[] = [SUPER_ADMIN, ROOT];

/** R5.69. */
export const ROLE_NAME = /^[A-Z_]+$/;
/** Short enough to be readable in lists. */
export const ROLE_NAME_MAX = 64;

/** Without these, users could not restore permissions they removed from their own role. */
const WAY_BACK: readonly string[] = ['ROLE_VIEW', 'ROLE_EDIT'];

const without = (codes: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return [...new Set(codes)].filter((code) => !known.has(code));
};

/** The codes a save adds to and removes from a role, without duplicates. */
export const changeOf = (before: readonly string[], after: readonly string[]) => ({
  added: without(after, before),
  taken: without(before, after),
});

/** Terminal permissions equivalent to console permissions: whoever grants the one must have the other. */
const AS_IN_THE_CONSOLE: Readonly<Record<string, string>> = { TERMINAL_OPEN: 'BOX_OPEN' };

const lackedInConsole = (held: readonly string[], codes: readonly string[]): string[] =>
  codes.filter((code) => {
    const same = AS_IN_THE_CONSOLE[code];
    return same !== undefined && !held.includes(same);
  });

/**
 * Codes that a change of a role adds or removes although the user does not have them. Terminal codes without an
 * equivalent in the console only require ROLE_EDIT, as no console user has them. The one that opens any box at the
 * locker requires the permission to open any box remotely.
 */
export function lackedForChange(
  loginType: LoginType,
  held: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const { added, taken } = changeOf(before, after);
  if (loginType === 'TERMINAL') return lackedInConsole(held, [...added, ...taken]);
  return without([...added, ...taken], held);
}

/** Codes not available to a role of this type. */
export const notOfType = (loginType: LoginType, codes: readonly string[]): string[] =>
  without(codes, codesOf(loginType));

/** Codes that users would remove from their own role and could not restore. */
export const lockingOut = (before: readonly string[], after: readonly string[]): string[] =>
  changeOf(before, after).taken.filter((code) => WAY_BACK.includes(code));

/** Codes missing from SUPER_ADMIN: it keeps every console permission, so that all of them can still be granted. */
export const lackedBySuperAdmin = (name: string, after: readonly string[]): string[] =>
  name === SUPER_ADMIN ? without(BACKEND_AUTHORITIES, after) : [];

/** The facts that decide whether a user may assign, change or delete an account. */
export interface HeldRole {
  readonly name: string;
  readonly loginType: LoginType;
  readonly authoritySet: readonly string[];
}

/**
 * The codes of a role that the user does not have: granting it, or setting the password of an account with it, would
 * be an escalation, also at a locker. SUPER_ADMIN is more than its codes and is only granted by a SUPER_ADMIN.
 */
export function lackedForRole(own: HeldRole, role: HeldRole): string[] {
  if (role.loginType === 'TERMINAL') return lackedInConsole(own.authoritySet, role.authoritySet);
  if (role.name === SUPER_ADMIN && own.name !== SUPER_ADMIN) return [SUPER_ADMIN];
  return without(role.authoritySet, own.authoritySet);
}

/** The facts of an account that decide whether an administrator remains. */
export interface Admin {
  readonly userStatus: string;
  readonly startTime: number | null;
  readonly endTime: number | null;
}

const entersAt = ({ userStatus, startTime, endTime }: Admin, now: number): boolean =>
  userStatus === 'ACTIVE' && now >= (startTime ?? now) && now <= (endTime ?? now);

/**
 * Whether a change would leave nobody who may sign in as SUPER_ADMIN: nobody now or, if there was one without
 * expiry, only accounts that expire.
 * @param before current accounts with that role; @param after the same after the change; @param now epoch milliseconds
 */
export function endsSuperAdmins(
  before: readonly Admin[],
  after: readonly Admin[],
  now: number,
): boolean {
  const entering = (admins: readonly Admin[]) => admins.filter((one) => entersAt(one, now));
  const lasting = (admins: readonly Admin[]) =>
    entering(admins).filter(({ endTime }) => endTime === null);
  if (entering(before).length === 0) return false;
  if (entering(after).length === 0) return true;
  return lasting(before).length > 0 && lasting(after).length === 0;
}

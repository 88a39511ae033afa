// Who may give which authority: "nobody grants what they do not hold, locks themselves out, or removes the last SUPER_ADMIN".
import { BACKEND_AUTHORITIES } from './authorities.ts';
import { codesOf } from './authorityGroups.ts';
import type { LoginType } from './passwords.ts';

/** R6.1: the roles that the product itself goes by. */
export const SUPER_ADMIN = 'SUPER_ADMIN';
export const ROOT = 'ROOT';
export const PRODUCT_ROLES: readonly string[] = [SUPER_ADMIN, ROOT];

/** R5.69. */
export const ROLE_NAME = /^[A-Z_]+$/;
/** Enough for a name that can still be read in a list. */
export const ROLE_NAME_MAX = 64;

/** Without these nobody can give themselves back what they took from their own role. */
const WAY_BACK: readonly string[] = ['ROLE_VIEW', 'ROLE_EDIT'];

const without = (codes: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return [...new Set(codes)].filter((code) => !known.has(code));
};

/** What a save adds to a role and what it takes from it, each code once. */
export const changeOf = (before: readonly string[], after: readonly string[]) => ({
  added: without(after, before),
  taken: without(before, after),
});

/** What a terminal user may do that somebody may in the console: whoever could give the one would hold the other. */
const AS_IN_THE_CONSOLE: Readonly<Record<string, string>> = { TERMINAL_OPEN: 'BOX_OPEN' };

const beyondConsole = (held: readonly string[], codes: readonly string[]): string[] =>
  codes.filter((code) => {
    const same = AS_IN_THE_CONSOLE[code];
    return same !== undefined && !held.includes(same);
  });

/**
 * The codes that a change of a role gives or takes though its doer does not hold them. What opens nothing in the
 * console, the codes of terminal users, is held by nobody who could give it: those are given with ROLE_EDIT alone. But
 * to open any box at the locker is given by those alone who may open any from here.
 */
export function beyondOwn(
  loginType: LoginType,
  held: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const { added, taken } = changeOf(before, after);
  if (loginType === 'TERMINAL') return beyondConsole(held, [...added, ...taken]);
  return without([...added, ...taken], held);
}

/** Codes that a role of this type cannot carry: those are of the other list, or of none. */
export const notOfType = (loginType: LoginType, codes: readonly string[]): string[] =>
  without(codes, codesOf(loginType));

/** What somebody would take from their own role and could not give back. */
export const lockingOut = (before: readonly string[], after: readonly string[]): string[] =>
  changeOf(before, after).taken.filter((code) => WAY_BACK.includes(code));

/** What SUPER_ADMIN would lack: it keeps every authority of the console, or nobody could give any of them back. */
export const lackedBySuperAdmin = (name: string, after: readonly string[]): string[] =>
  name === SUPER_ADMIN ? without(BACKEND_AUTHORITIES, after) : [];

/** What decides whether an account may be given, changed or taken away by somebody. */
export interface HeldRole {
  readonly name: string;
  readonly loginType: LoginType;
  readonly authoritySet: readonly string[];
}

/**
 * What a role may do beyond somebody's own: whoever could give it, or set a password of an account that has it, would
 * hold it in a minute, at a locker too. SUPER_ADMIN is more than its codes and is given by its own kind alone.
 */
export function beyondRole(own: HeldRole, role: HeldRole): string[] {
  if (role.loginType === 'TERMINAL') return beyondConsole(own.authoritySet, role.authoritySet);
  if (role.name === SUPER_ADMIN && own.name !== SUPER_ADMIN) return [SUPER_ADMIN];
  return without(role.authoritySet, own.authoritySet);
}

/** An account as far as it decides whether anybody is left to run the installation. */
export interface Admin {
  readonly userStatus: string;
  readonly startTime: number | null;
  readonly endTime: number | null;
}

const entersAt = ({ userStatus, startTime, endTime }: Admin, now: number): boolean =>
  userStatus === 'ACTIVE' && now >= (startTime ?? now) && now <= (endTime ?? now);

/**
 * Whether a change would leave nobody who may sign in as SUPER_ADMIN: nobody now, or, where there was somebody whose
 * time does not end, nobody but for a while.
 * @param before the living accounts with that role; @param after the same once the change is made; @param now epoch milliseconds
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

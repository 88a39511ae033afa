// The permission tree as plain lists: selected, visible and locked permissions.
import { fold } from '../../../domain/fold.ts';
import { authorityGroups, isGrave } from '../../../domain/people/authorityGroups.ts';
import { lackedForChange, SUPER_ADMIN } from '../../../domain/people/granting.ts';
import type { LoginType } from '../../../domain/people/passwords.ts';

export type View = 'all' | 'chosen' | 'grave';
export const VIEWS: readonly View[] = ['all', 'chosen', 'grave'];

/** Why a permission is locked. */
export type Lock = 'readOnly' | 'superAdmin' | 'own' | 'notHeld';

/** The facts that decide on locks. */
export interface Standing {
  readonly mayEdit: boolean;
  readonly loginType: LoginType | undefined;
  /** Of the role on the page; undefined for a new one. */
  readonly name: string | undefined;
  /** The role's permissions as loaded. */
  readonly before: readonly string[];
  /** The current user's permissions, and the names of their roles. */
  readonly held: readonly string[];
  readonly ownRoles: readonly string[];
}

/** The lock of a permission, by the same rules the server enforces: domain/people/granting.ts. */
export function lockOf(standing: Standing, code: string): Lock | undefined {
  const { mayEdit, loginType, name, before, held, ownRoles } = standing;
  if (!mayEdit) return 'readOnly';
  if (name === SUPER_ADMIN && before.includes(code)) return 'superAdmin';
  if (loginType && lackedForChange(loginType, held, [], [code]).length > 0) return 'notHeld';
  const isWayBack = code === 'ROLE_VIEW' || code === 'ROLE_EDIT';
  if (isWayBack && name !== undefined && ownRoles.includes(name) && before.includes(code))
    return 'own';
  return undefined;
}

export interface ShownGroup {
  readonly name: string;
  /** All of its permissions. */
  readonly codes: readonly string[];
  /** Those visible now. */
  readonly shown: readonly string[];
}

/** The visible part of the tree; `words` returns a permission's description in the UI language. */
export function shownGroups(
  loginType: LoginType | undefined,
  chosen: readonly string[],
  { view, text, messages }: { view: View; text: string; messages: (code: string) => string },
): readonly ShownGroup[] {
  if (loginType === undefined) return [];
  const wanted = fold(text);
  const fits = (code: string) =>
    (view !== 'chosen' || chosen.includes(code)) &&
    (view !== 'grave' || isGrave(code)) &&
    [code, messages(code)].some((name) => fold(name).includes(wanted));
  return authorityGroups(loginType)
    .map(({ name, codes }) => ({ name, codes, shown: codes.filter(fits) }))
    .filter(({ shown }) => shown.length > 0);
}

/** Toggles one permission. */
export const toggled = (chosen: readonly string[], code: string): string[] =>
  chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];

/** Selects all unlocked permissions of a group or, where all are selected, none. */
export function toggledAll(chosen: readonly string[], free: readonly string[]): string[] {
  const lacking = free.filter((code) => !chosen.includes(code));
  return lacking.length > 0
    ? [...chosen, ...lacking]
    : chosen.filter((code) => !free.includes(code));
}

/** Initially expanded groups: the partially selected ones, else the first two. */
export function openAtFirst(
  loginType: LoginType | undefined,
  chosen: readonly string[],
): readonly string[] {
  const groups = loginType === undefined ? [] : authorityGroups(loginType);
  const partly = groups.filter(({ codes }) => {
    const count = codes.filter((code) => chosen.includes(code)).length;
    return count > 0 && count < codes.length;
  });
  return (partly.length > 0 ? partly : groups.slice(0, 2)).map(({ name }) => name);
}

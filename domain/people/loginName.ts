// What staff sign in with (R5.73, R5.74).
import { STAFF_LOGIN_NAME_MAX } from '../limits.ts';

/** What is wrong with a login name (R5.73). */
export type LoginNameError = 'loginNameMissing' | 'loginNameTooLong' | 'loginNameCharacters';

/** Each mark belongs to a letter. */
const FITTING = /^(?:[. ]|\p{L}\p{M}*)*$/u;
/** Some letters and marks are not seen: two names would look alike. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** A login name as it is kept and looked for: however it was typed, what looks the same is the same. */
export const asLoginName = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/ {2,}/g, ' ');

/**
 * By what tries at a login name are counted. Coarser than any rule by which a database holds two names to be one, such as
 * a Turkish İ and i, so that no spelling of a name has tries of its own.
 */
export const countedAs = (name: string): string =>
  asLoginName(name).normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** What is wrong with a login name, as it would be kept; undefined when nothing is. */
export function loginNameError(name: string): LoginNameError | undefined {
  const kept = asLoginName(name);
  if (kept === '') return 'loginNameMissing';
  if (Array.from(kept).length > STAFF_LOGIN_NAME_MAX) return 'loginNameTooLong';
  return FITTING.test(kept) && !UNSEEN.test(kept) ? undefined : 'loginNameCharacters';
}

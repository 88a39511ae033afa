// Login names of staff (R5.73, R5.74).
import { tidy } from '../tidy.ts';
import { STAFF_LOGIN_NAME_MAX } from '../limits.ts';

/** What is wrong with a login name (R5.73). */
export type LoginNameError = 'loginNameMissing' | 'loginNameTooLong' | 'loginNameCharacters';

/** Marks must follow a letter. */
const FITTING = /^(?:[. ]|\p{L}\p{M}*)*$/u;

/** A login name as stored and compared: names that look the same are the same. */
export const asLoginName = tidy;

/**
 * The key for throttling sign-ins. Coarser than any database collation, such as for a Turkish İ and i, so that
 * no spelling of a name gets attempts of its own.
 */
export const countedAs = (name: string): string =>
  asLoginName(name).normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** The error of a login name as stored; undefined if it is valid. */
export function loginNameError(name: string): LoginNameError | undefined {
  const kept = asLoginName(name);
  if (kept === '') return 'loginNameMissing';
  if (Array.from(kept).length > STAFF_LOGIN_NAME_MAX) return 'loginNameTooLong';
  return FITTING.test(kept) ? undefined : 'loginNameCharacters';
}

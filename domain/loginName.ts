// What staff sign in with: 'login name letters, dots, spaces only, 1 to 20 characters'.
import { STAFF_LOGIN_NAME_MAX } from './limits.ts';

/** What is wrong with a login name: 'No other characters except for space and period.' */
export type LoginNameFault = 'loginNameMissing' | 'loginNameTooLong' | 'loginNameCharacters';

const FITTING = /^[\p{L}\p{M}. ]*$/u;

/** What is wrong with a login name, once trimmed; undefined when nothing is. */
export function loginNameFault(name: string): LoginNameFault | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'loginNameMissing';
  if (Array.from(trimmed).length > STAFF_LOGIN_NAME_MAX) return 'loginNameTooLong';
  return FITTING.test(trimmed) ? undefined : 'loginNameCharacters';
}

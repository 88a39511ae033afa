// Password rules: one for console staff, one for terminal users.
import { PASSWORD_MIN, TERMINAL_PASSWORD_MIN } from '../limits.ts';

/** Login types of roles (R6.5). */
export const LOGIN_TYPES = ['BACKEND', 'TERMINAL'] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];

/** The message for an invalid password, by login type. */
export type PasswordError = 'passwordRule' | 'terminalPasswordRule';

/** The unmet requirements of a console password. */
export type PasswordLack = 'tooShort' | 'whitespace' | 'noUppercase' | 'noLowercase' | 'noDigit';

const PARTS: [PasswordLack, (password: string) => boolean][] = [
  ['tooShort', (password) => Array.from(password).length < PASSWORD_MIN],
  ['whitespace', (password) => /\s/u.test(password)],
  ['noUppercase', (password) => !/[A-Z]/.test(password)],
  ['noLowercase', (password) => !/[a-z]/.test(password)],
  ['noDigit', (password) => !/[0-9]/.test(password)],
];

/** The unmet requirements of a console password (R5.52). */
export function passwordLacks(password: string): PasswordLack[] {
  return PARTS.filter(([, lacks]) => lacks(password)).map(([lack]) => lack);
}

const terminalPassword = new RegExp(`^[0-9]{${TERMINAL_PASSWORD_MIN},}$`);

/** Validates a password for a login type; undefined if it is valid (R5.52, R9.20). */
export function checkPassword(loginType: LoginType, password: string): PasswordError | undefined {
  if (loginType === 'TERMINAL')
    return terminalPassword.test(password) ? undefined : 'terminalPasswordRule';
  return passwordLacks(password).length === 0 ? undefined : 'passwordRule';
}

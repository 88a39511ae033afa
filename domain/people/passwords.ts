// What a password must be: one rule for the console's staff, one for the users of terminals.
import { PASSWORD_MIN, TERMINAL_PASSWORD_MIN } from '../limits.ts';

/** Who a role is for (R6.5). */
export const LOGIN_TYPES = ['BACKEND', 'TERMINAL'] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];

/** The one message a refused password is answered with, by login type. */
export type PasswordError = 'passwordRule' | 'terminalPasswordRule';

/** What a console password lacks, part by part. */
export type PasswordLack = 'tooShort' | 'whitespace' | 'noUppercase' | 'noLowercase' | 'noDigit';

const PARTS: [PasswordLack, (password: string) => boolean][] = [
  ['tooShort', (password) => Array.from(password).length < PASSWORD_MIN],
  ['whitespace', (password) => /\s/u.test(password)],
  ['noUppercase', (password) => !/[A-Z]/.test(password)],
  ['noLowercase', (password) => !/[a-z]/.test(password)],
  ['noDigit', (password) => !/[0-9]/.test(password)],
];

/** What a console password lacks (R5.52). */
export function passwordLacks(password: string): PasswordLack[] {
  return PARTS.filter(([, lacks]) => lacks(password)).map(([lack]) => lack);
}

const terminalPassword = new RegExp(`^[0-9]{${TERMINAL_PASSWORD_MIN},}$`);

/** Whether a password will do for a login type; undefined when it will (R5.52, R9.20). */
export function checkPassword(loginType: LoginType, password: string): PasswordError | undefined {
  if (loginType === 'TERMINAL')
    return terminalPassword.test(password) ? undefined : 'terminalPasswordRule';
  return passwordLacks(password).length === 0 ? undefined : 'passwordRule';
}

// A forgotten password: how a code is made, how long it lives, and how often it may be tried. Times are milliseconds.

const MINUTE = 60_000;

/** Digits of a code. */
export const CODE_DIGITS = 6;
/** How long a code lives after it was sent. */
export const CODE_LIFE_MS = 5 * MINUTE;
/** How often codes may be entered until one of them was right; then another has to be sent. */
export const CODE_TRIES = 5;
/** How long after a code was entered the new password may be set. */
export const NEW_PASSWORD_WITHIN_MS = 10 * MINUTE;
/** How long after login name and mobile number were found to belong together the way goes on. */
export const RECOVERY_LIFE_MS = 30 * MINUTE;

/** What of a recovery decides how far it is. */
export interface Recovery {
  readonly codeHash: string | null;
  readonly codeTime: number | null;
  readonly tries: number;
  readonly validatedTime: number | null;
  readonly creationTime: number;
}

/** Whether it is not too late to go on; `now` is epoch milliseconds. */
export const isUnderWay = ({ creationTime }: Pick<Recovery, 'creationTime'>, now: number) =>
  now - creationTime < RECOVERY_LIFE_MS;

/** Whether a code may be entered now: one was sent, it is fresh, and has tries left. */
export const mayTryCode = (
  { codeHash, codeTime, tries }: Pick<Recovery, 'codeHash' | 'codeTime' | 'tries'>,
  now: number,
): boolean =>
  codeHash !== null && codeTime !== null && tries < CODE_TRIES && now - codeTime < CODE_LIFE_MS;

/** Whether the new password may be set now: a code was right, and that is not long ago. */
export const maySetPassword = (
  { validatedTime }: Pick<Recovery, 'validatedTime'>,
  now: number,
): boolean => validatedTime !== null && now - validatedTime < NEW_PASSWORD_WITHIN_MS;

// Password recovery: code length, lifetimes and attempts. Times are milliseconds.

const MINUTE = 60_000;

export const CODE_DIGITS = 6;
/** Lifetime of a code after it was sent. */
export const CODE_LIFE_MS = 5 * MINUTE;
/** Maximum attempts without success; after that, a new code must be sent. */
export const CODE_TRIES = 5;
/** Time to set the new password after the code was entered. */
export const NEW_PASSWORD_WITHIN_MS = 10 * MINUTE;
/** Lifetime of a recovery after login name and mobile number were verified. */
export const RECOVERY_LIFE_MS = 30 * MINUTE;

/** The facts that decide how far a recovery is. */
export interface Recovery {
  readonly codeHash: string | null;
  readonly codeTime: number | null;
  readonly tries: number;
  readonly validatedTime: number | null;
  readonly creationTime: number;
}

/** Whether it has not expired; `now` is epoch milliseconds. */
export const isUnderWay = ({ creationTime }: Pick<Recovery, 'creationTime'>, now: number) =>
  now - creationTime < RECOVERY_LIFE_MS;

/** Whether a code may be entered now: one was sent, is valid, and has attempts left. */
export const mayTryCode = (
  { codeHash, codeTime, tries }: Pick<Recovery, 'codeHash' | 'codeTime' | 'tries'>,
  now: number,
): boolean =>
  codeHash !== null && codeTime !== null && tries < CODE_TRIES && now - codeTime < CODE_LIFE_MS;

/** Whether the new password may be set now: a correct code was entered recently. */
export const maySetPassword = (
  { validatedTime }: Pick<Recovery, 'validatedTime'>,
  now: number,
): boolean => validatedTime !== null && now - validatedTime < NEW_PASSWORD_WITHIN_MS;

// Rules of accounts: validity and status.

export const USER_STATUSES = ['ACTIVE', 'LOCKED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export interface Validity {
  /** Epoch milliseconds; null for no bound. */
  readonly startTime: number | null;
  readonly endTime: number | null;
}

/** R3.55: an account that ends before it begins could never be used. */
export const endsFirst = ({ startTime, endTime }: Validity): boolean =>
  startTime !== null && endTime !== null && endTime <= startTime;

/** Whether an account is within its validity. `now` is epoch milliseconds. */
export const isWithin = ({ startTime, endTime }: Validity, now: number): boolean =>
  now >= (startTime ?? now) && now <= (endTime ?? now);

/**
 * Fields of one's own account that somebody else must change, to prevent lockout and escalation. The mobile number
 * receives recovery codes: anyone at an unlocked screen could take over the account with it.
 */
export const NOT_ONES_OWN = ['roleId', 'userStatus', 'startTime', 'endTime', 'mobile'] as const;

export const ACCOUNT_STATES = ['ACTIVE', 'LOCKED', 'EARLY', 'OVER'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The state of an account: locked, not yet valid, expired, or usable. `now` is epoch milliseconds. */
export function accountState(
  account: Validity & { readonly userStatus: UserStatus },
  now: number,
): AccountState {
  if (account.userStatus === 'LOCKED') return 'LOCKED';
  if (now < (account.startTime ?? now)) return 'EARLY';
  return isWithin(account, now) ? 'ACTIVE' : 'OVER';
}

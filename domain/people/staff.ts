// Rules of accounts: how long one lives, and when it may be used.

export const USER_STATUSES = ['ACTIVE', 'LOCKED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export interface Validity {
  /** Epoch milliseconds; no bound where it is null. */
  readonly startTime: number | null;
  readonly endTime: number | null;
}

/** R3.55: an account that ends before it begins could never be used. */
export const endsFirst = ({ startTime, endTime }: Validity): boolean =>
  startTime !== null && endTime !== null && endTime <= startTime;

/** Whether an account is within its time. `now` is epoch milliseconds. */
export const isWithin = ({ startTime, endTime }: Validity, now: number): boolean =>
  now >= (startTime ?? now) && now <= (endTime ?? now);

/**
 * What of one's own account somebody else must change: it would lock oneself out, or raise oneself. The mobile number
 * gets the codes for a forgotten password: whoever finds an open screen could make the account theirs by it.
 */
export const NOT_ONES_OWN = ['roleId', 'userStatus', 'startTime', 'endTime', 'mobile'] as const;

export const ACCOUNT_STATES = ['ACTIVE', 'LOCKED', 'EARLY', 'OVER'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** What an account is now: locked, not begun yet, over, or to be used. `now` is epoch milliseconds. */
export function accountState(
  account: Validity & { readonly userStatus: UserStatus },
  now: number,
): AccountState {
  if (account.userStatus === 'LOCKED') return 'LOCKED';
  if (now < (account.startTime ?? now)) return 'EARLY';
  return isWithin(account, now) ? 'ACTIVE' : 'OVER';
}

// Rate limits: how many attempts are allowed in how many seconds.
import { OTP_RESEND_WAIT_MS } from '../../domain/limits.ts';

export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTES_15 = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How many times the limit of a /64 IPv6 network applies to its whole /48. */
export const WIDER = 3;

/**
 * What is counted. Names ending in `At` count by address (an IPv6 /64 counts as one address, and also towards its
 * /48); `Pair` counts a subject and an address together; the others count across all addresses.
 */
export const LIMITS = {
  signInAt: { points: 100, seconds: MINUTES_15 },
  signInPair: { points: 5, seconds: MINUTES_15 },
  /** Password guesses for one name from many addresses; addresses the owner signed in from before are exempt. */
  signInName: { points: 50, seconds: MINUTES_15 },
  /** The same limits at a locker's terminal: one name there, one name anywhere, and all names there. */
  terminalUser: { points: 5, seconds: MINUTES_15 },
  terminalName: { points: 50, seconds: MINUTES_15 },
  terminalLocker: { points: 100, seconds: MINUTES_15 },
  /**
   * Wrong PINs: at one locker, at one locker in a day, and one PIN at one locker. With 60 parcels in a locker, 200
   * tries a day hit one of them with a chance of 1 in 80. The fifth wrong PIN in a quarter of an hour raises an alert.
   */
  pinLocker: { points: 10, seconds: MINUTES_15 },
  pinLockerDay: { points: 200, seconds: DAY },
  pinCode: { points: 5, seconds: MINUTES_15 },
  pinUnalarming: { points: 4, seconds: MINUTES_15 },
  recoverAt: { points: 20, seconds: MINUTES_15 },
  recoverPair: { points: 10, seconds: MINUTES_15 },
  /** Guesses of a name's mobile number from many addresses; success only sends a code to the account's owner. */
  recoverName: { points: 200, seconds: MINUTES_15 },
  /** R9.8: a one-time code can be sent again after 60 seconds. */
  codeSoon: { points: 1, seconds: OTP_RESEND_WAIT_MS / 1_000 },
  codeAt: { points: 20, seconds: HOUR },
  /** Codes actually sent to one user; with five tries each, this bounds how often a code can be guessed. */
  codeUser: { points: 5, seconds: HOUR },
  codeUserDay: { points: 10, seconds: DAY },
  codeTryAt: { points: 30, seconds: MINUTES_15 },
  codeTryPair: { points: 15, seconds: MINUTES_15 },
  newPasswordAt: { points: 20, seconds: MINUTES_15 },
  /** Confirmations of the current password by a signed-in user. */
  originalPassword: { points: 5, seconds: MINUTES_15 },
  /** Refusals recorded in the history: of one user, of one address, and in total. */
  refusalUser: { points: 30, seconds: MINUTES_15 },
  throttledAt: { points: 3, seconds: MINUTES_15 },
  throttledAll: { points: 200, seconds: HOUR },
  /** Failed sign-ins recorded in the history in total: for existing accounts, and for unknown names. */
  triesAll: { points: 500, seconds: HOUR },
  /** Notes that further ones were omitted. */
  furtherTries: { points: 1, seconds: HOUR },
  requestAt: { points: 5, seconds: DAY },
  /** Calls with an unknown key of a terminal or a provider. */
  unknownKeyAt: { points: 30, seconds: MINUTES_15 },
  /** All calls of one provider. */
  requestor: { points: 600, seconds: 60 },
  /** Call log entries for callers without a valid key or over their limit. */
  requestorRefusedAt: { points: 30, seconds: MINUTES_15 },
  requestorRefusedAll: { points: 500, seconds: HOUR },
  /** Audit verifications started by one user, and their steps. */
  verifyBegun: { points: 10, seconds: MINUTES_15 },
  verifyStep: { points: 3_000, seconds: MINUTES_15 },
  /** Searches for mobile numbers and e-mail addresses without PERSONAL_VIEW, and repeated ones. */
  addressLookup: { points: 20, seconds: MINUTES_15 },
  addressLookupDay: { points: 200, seconds: DAY },
  addressAgain: { points: 10_000, seconds: MINUTES_15 },
  /** Test messages of one user: each costs money, and the user picks the recipient. */
  testSent: { points: 20, seconds: HOUR },
  /** Reports mailed on demand by one user: each is computed in full. */
  reportMailed: { points: 30, seconds: HOUR },
  /** Scheduled reports created by one user, who picks the recipients. */
  reportScheduled: { points: 30, seconds: HOUR },
  /** Report downloads of one user: each is computed in full. */
  reportTaken: { points: 120, seconds: HOUR },
  /** Messages one user sends again: each costs money, and is queued ahead of others. */
  messageResent: { points: 200, seconds: HOUR },
  /** New or changed parcel announcements of one provider. */
  announced: { points: 10_000, seconds: DAY },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

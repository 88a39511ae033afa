// How often what may be tried, before anybody has to wait: so many times in so many seconds.

export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTES_15 = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How much more often what is counted at a network of IPv6 of 64 bits may be tried from all of its network of 48. */
export const WIDER = 3;

/**
 * What is counted. Names that end in `At` count at one address (a network of IPv6 is one address, and is also counted
 * with its neighbours); `Pair` is something and an address together; the others count wherever it comes from.
 */
export const LIMITS = {
  signInAt: { points: 100, seconds: MINUTES_15 },
  signInPair: { points: 5, seconds: MINUTES_15 },
  /** Guessing one name's password from many addresses; where its owner signed in before is not held back by it. */
  signInName: { points: 50, seconds: MINUTES_15 },
  /** As for the console, at one locker's terminal: one name there, one name wherever, and all names there. */
  terminalUser: { points: 5, seconds: MINUTES_15 },
  terminalName: { points: 50, seconds: MINUTES_15 },
  terminalLocker: { points: 100, seconds: MINUTES_15 },
  /**
   * Wrong PINs: at one locker, at one locker in a day, and one PIN at one locker. With 60 parcels in a locker, 200 tries
   * a day hit one of them with a chance of 1 in 80. The fifth wrong PIN in a quarter of an hour raises an alert.
   */
  pinLocker: { points: 10, seconds: MINUTES_15 },
  pinLockerDay: { points: 200, seconds: DAY },
  pinCode: { points: 5, seconds: MINUTES_15 },
  pinUnalarming: { points: 4, seconds: MINUTES_15 },
  recoverAt: { points: 20, seconds: MINUTES_15 },
  recoverPair: { points: 10, seconds: MINUTES_15 },
  /** Guessing one name's mobile number from many addresses; as for passwords, but nobody gains more than a code for its owner. */
  recoverName: { points: 200, seconds: MINUTES_15 },
  /** R9.8: a one-time code can be sent again after 60 seconds. */
  codeSoon: { points: 1, seconds: 60 },
  codeAt: { points: 20, seconds: HOUR },
  /** Codes that really leave for one user: with five tries each, how often a code can be guessed at. */
  codeUser: { points: 5, seconds: HOUR },
  codeUserDay: { points: 10, seconds: DAY },
  codeTryAt: { points: 30, seconds: MINUTES_15 },
  codeTryPair: { points: 15, seconds: MINUTES_15 },
  newPasswordAt: { points: 20, seconds: MINUTES_15 },
  /** The password that a session's holder says is theirs. */
  originalPassword: { points: 5, seconds: MINUTES_15 },
  /** Refusals of one user that the history keeps, of one address, and of all the world. */
  refusalUser: { points: 30, seconds: MINUTES_15 },
  throttledAt: { points: 3, seconds: MINUTES_15 },
  throttledAll: { points: 200, seconds: HOUR },
  /** Refused tries of all the world that the history keeps: at accounts that are, and at such as are not. */
  triesAll: { points: 500, seconds: HOUR },
  /** That there were more. */
  triesBeyond: { points: 1, seconds: HOUR },
  requestAt: { points: 5, seconds: DAY },
  /** Calls with a requestor key that is not known. */
  requestorAt: { points: 30, seconds: MINUTES_15 },
  /** Calls of one provider, whatever it asks. */
  requestor: { points: 600, seconds: 60 },
  /** Lines in the log of calls for whoever has no key, or asks too often. */
  requestorRefusedAt: { points: 30, seconds: MINUTES_15 },
  requestorRefusedAll: { points: 500, seconds: HOUR },
  /** Walks along the seals of the audit that one user begins, and steps of walks. */
  verifyBegun: { points: 10, seconds: MINUTES_15 },
  verifyStep: { points: 3_000, seconds: MINUTES_15 },
  /** Mobile numbers and e-mail addresses that somebody looks for who may not see them, and that again. */
  addressAsked: { points: 20, seconds: MINUTES_15 },
  addressAskedDay: { points: 200, seconds: DAY },
  addressAgain: { points: 10_000, seconds: MINUTES_15 },
  /** Test messages of one user: each costs money, and goes to whom they please. */
  testSent: { points: 20, seconds: HOUR },
  /** Reports that one user has mailed: each is read as a whole. */
  reportMailed: { points: 30, seconds: HOUR },
  /** Reports that one user sets up to be mailed by themselves: each goes to whom they please. */
  reportScheduled: { points: 30, seconds: HOUR },
  /** Files of reports that one user takes: each is read as a whole. */
  reportTaken: { points: 120, seconds: HOUR },
  /** Messages that one user sends again: each costs money, and stands before others in the queue. */
  messageResent: { points: 200, seconds: HOUR },
  /** Announcements of one provider that are new or say something else than before. */
  announced: { points: 10_000, seconds: DAY },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

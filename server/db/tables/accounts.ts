// What belongs to signing in: sessions, new passwords that are asked for, and how often something was tried.
import type { Maybe, Preset } from './columns.ts';

export interface SessionsTable {
  /** HMAC of the token. */
  tokenHash: string;
  userId: number;
  creationTime: number;
  lastSeen: number;
  /** The address it was opened from. */
  ip: Maybe<string>;
  /** What the browser calls itself. */
  agent: Maybe<string>;
}

/** Somebody on the way to a new password: one row for a mobile number at an address. */
export interface RecoveriesTable {
  /** HMAC of the number as it was entered and the caller's address. */
  recoveryKey: string;
  userId: number;
  /** HMAC of what the browser that began was given to prove itself with. */
  proofHash: string;
  /** Whether it has done so: from then on nobody goes on without it. */
  proved: Preset<boolean>;
  /** HMAC of the code that was sent last; null once it was entered. */
  codeHash: Maybe<string>;
  codeTime: Maybe<number>;
  /** How often a code was entered since it was sent. */
  tries: Preset<number>;
  /** When the right code was entered. */
  validatedTime: Maybe<number>;
  creationTime: number;
}

/** Counted by rate-limiter-flexible, which knows the columns by their order. */
export interface ThrottlesTable {
  /** HMAC of what is counted. */
  key: string;
  points: Preset<number>;
  expire: Maybe<number>;
}

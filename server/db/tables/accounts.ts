// Tables of authentication: sessions, password resets and rate limits.
import type { Maybe, Preset } from './columns.ts';

export interface SessionsTable {
  /** HMAC of the token. */
  tokenHash: string;
  userId: number;
  creationTime: number;
  lastActiveTime: number;
  /** The address it was opened from. */
  ip: Maybe<string>;
  agent: Maybe<string>;
}

/** A password reset in progress: one row per mobile number and address. */
export interface RecoveriesTable {
  /** HMAC of the number as entered and the caller's address. */
  recoveryKey: string;
  userId: number;
  /** HMAC of the proof given to the browser that started it. */
  proofHash: string;
  /** Whether the browser has sent the proof; from then on it is required. */
  proved: Preset<boolean>;
  /** HMAC of the last code sent; null once it was entered. */
  codeHash: Maybe<string>;
  codeTime: Maybe<number>;
  /** Attempts since the code was sent. */
  tries: Preset<number>;
  /** When the correct code was entered. */
  validatedTime: Maybe<number>;
  creationTime: number;
}

/** Written by rate-limiter-flexible, which relies on the column order. */
export interface ThrottlesTable {
  /** HMAC of the key. */
  key: string;
  points: Preset<number>;
  expire: Maybe<number>;
}

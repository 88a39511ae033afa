// What an answer knows besides its input: who asks, the time, and the product it stands in.
import type { Config } from '../system/config.ts';
import type { Database } from '../db/connect.ts';
import type { Log } from '../system/log.ts';
import type { FileStore } from '../outside/fileStore.ts';
import type { Secrets } from '../system/secrets.ts';
import type { Exports } from '../exports/exportTurns.ts';
import type { Throttle } from './throttle.ts';

/** Who waits for news of a locker, and how they are woken. The database row stays the truth. */
export interface Hub {
  /** Wakes whoever waits for this locker. */
  wake(lockerId: number): void;
  /** Whether it was woken: false after `ms`, and when the signal or the hub ends. Never rejects. */
  wait(lockerId: number, ms: number, signal?: AbortSignal): Promise<boolean>;
  /** Ends every wait, now and from now on: the server is stopping. */
  end(): void;
}

/** Who listens for live news, and how to be rid of them. */
export interface LiveReader {
  readonly user: Pick<SessionHolder, 'sessionId' | 'userId' | 'authoritySet'>;
  readonly signal: AbortSignal;
  hangUp(): void;
}

/** The live news of this server, for all who listen to it. */
export interface Live {
  /**
   * A stream of news for this reader, as server-sent events; after `since`, the id of a message, what happened from
   * then on. Refuses with STREAMS_FULL.
   */
  listen(reader: LiveReader, since?: number): Promise<ReadableStream<Uint8Array>>;
  /** How many listen now. */
  listening(): number;
  /** Ends every stream, now and from now on: the server is stopping. */
  end(): void;
}

/** What the server is made of. `now` and `clockSkew` are handed in, so that tests own the clock. */
export interface Services {
  readonly database: Database;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly hub: Hub;
  readonly live: Live;
  readonly exports: Exports;
  readonly log: Log;
  readonly files: FileStore;
  /** Aborted once the server has been told to stop. */
  readonly stopping: AbortSignal;
  /** The network's time, which is the database's; epoch milliseconds. */
  now(): number;
  /** How far this machine's own clock is ahead of it (below 0: behind), milliseconds. */
  clockSkew(): number;
}

/** Who signed in. */
export interface SessionHolder {
  readonly userId: number;
  readonly username: string;
  readonly authoritySet: readonly string[];
  /** The key of the session's row: what signing out ends. */
  readonly sessionId: string;
  /** They signed in with a one-time password and have not set one of their own yet. */
  readonly mustChangePassword: boolean;
}

/** Whose computer asks, by its requestor key. */
export interface Provider {
  readonly providerId: number;
  readonly providerNumber: string;
  readonly providerName: string;
}

/** What came in the field `file` of a form: a file on the disk, safely written, and gone after the answer. */
export interface Received {
  readonly path: string;
  /** Its size in bytes; at least 1. */
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
  /** What the sender calls it, without any folder; never trusted to say what is in it. */
  readonly name: string;
}

/** One question: the product, who asks, and from where. */
export interface RequestContext extends Services {
  /** The resources of our own that this server answers, by name. */
  readonly resources: readonly string[];
  /** The signed-in user; reading it where nobody signed in refuses with NOT_SIGNED_IN. */
  readonly user: SessionHolder;
  /** The locker whose terminal asks; reading it elsewhere refuses with TERMINAL_KEY_REFUSED. */
  readonly lockerId: number;
  /** The provider whose computer asks; reading it elsewhere refuses with REQUESTOR_KEY_REFUSED. */
  readonly provider: Provider;
  /** Which state of the record a save was made from: its lastUpdatedTime, of the header If-Match; undefined when unsaid. */
  readonly asRead: number | undefined;
  /** The file, or the piece of one, that came with the question; refuses with BAD_INPUT at `file` where none came. */
  readonly upload: Received;
  /** Which part of a file is asked for: the header Range as it came. */
  readonly range: string | undefined;
  /** The caller's address (behind a proxy the one that the trusted proxy saw). */
  readonly ip: string;
  /** What the caller's browser calls itself, as far as it was sent; never trusted. */
  readonly agent: string | undefined;
  /** What the caller's browser was given to prove itself with, where it sent it back. */
  readonly proof: string | undefined;
  /** Gives the caller's browser something to prove itself with; scripts cannot read it, and other sites cannot send it. */
  giveProof(proof: string): void;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
  /** Ends the caller's connection at once, whatever is still on its way; nothing where no socket is below. */
  hangUp(): void;
}

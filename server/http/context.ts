// What a handler receives besides its input: the caller, the time and the server's services.
import type { Listing } from '../../contract/endpoint.ts';
import type { Config } from '../system/config.ts';
import type { Database } from '../db/connect.ts';
import type { Log } from '../system/openLog.ts';
import type { FileStore } from '../outside/fileStore.ts';
import type { Secrets } from '../system/secrets.ts';
import type { Language } from '../../domain/limits.ts';
import type { Exports } from '../exports/exportTurns.ts';
import type { Throttle } from './throttle.ts';

/** Long polls of terminals waiting for changes to a locker. The database row remains the source of truth. */
export interface Hub {
  /** Wakes every wait for this locker. */
  wake(lockerId: number): void;
  /** True when woken; false after `ms`, or when the signal or the hub ends. Never rejects. */
  wait(lockerId: number, ms: number, signal?: AbortSignal): Promise<boolean>;
  /** Ends every wait, current and future, on shutdown. */
  end(): void;
}

/** The most frequent calls of terminals, of which one statement serves many. */
export interface Terminals {
  /** The locker of a terminal key, by the key's HMAC. */
  lockerOf(keyHmac: string): Promise<number | undefined>;
  /** Stores a heartbeat; resolves when it and what it changes are committed. Times are the server's. */
  beat(beat: { lockerId: number; version: string; startTime: number; time: number }): Promise<void>;
}

/** The subscriber of a live stream, and how to close the stream. */
export interface LiveReader {
  readonly user: Pick<SessionHolder, 'sessionId' | 'userId' | 'authoritySet'>;
  readonly signal: AbortSignal;
  hangUp(): void;
}

/** This server's live updates and their subscribers. */
export interface Live {
  /** The event up to which everything is known: what is read from now on contains it and all before it. */
  position(): Promise<number>;
  /**
   * A stream of server-sent events for this reader; with `since` (a message id or a position) it resumes from there.
   * Throws STREAMS_FULL.
   */
  listen(reader: LiveReader, since?: number): Promise<ReadableStream<Uint8Array>>;
  /** Number of open streams. */
  listening(): number;
  /** Ends every stream, current and future, on shutdown. */
  end(): void;
}

/** The server's dependencies. `now` and `clockSkew` are injected so that tests control the clock. */
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
  /** Aborted when the server begins to shut down. */
  readonly stopping: AbortSignal;
  /** The network's time, which is the database's; epoch milliseconds. */
  now(): number;
  /** How far this machine's clock is ahead of the network's time (negative: behind), milliseconds. */
  clockSkew(): number;
}

/** What scheduled jobs need as a rule. */
export type JobContext = Pick<Services, 'database' | 'now'>;

/** The signed-in user. */
export interface SessionHolder {
  readonly userId: number;
  readonly username: string;
  readonly authoritySet: readonly string[];
  /** The key of the session's row, used to sign out. */
  readonly sessionId: string;
  /** Signed in with a one-time password and has not set a new one yet. */
  readonly mustChangePassword: boolean;
}

/** The provider a requestor key belongs to. */
export interface Provider {
  readonly providerId: number;
  readonly providerNumber: string;
  readonly providerName: string;
}

/** An uploaded file from the form field `file`, stored in a temporary file until the response is sent. */
export interface Received {
  readonly path: string;
  /** Size in bytes; at least 1. */
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
  /** The client's file name without folders; never used to determine the content type. */
  readonly name: string;
}

/** The context of one request: services, caller and address. */
export interface RequestContext extends Services {
  /** The resources, beyond the specification, that this server serves, by name. */
  readonly resources: readonly string[];
  readonly terminals: Terminals;
  /** Every list of this server, by its path. */
  readonly lists: ReadonlyMap<string, Listing>;
  /** Whether the caller is known, at an endpoint for anyone that recognizes sessions. */
  readonly isSignedIn: boolean;
  /** The signed-in user; throws NOT_SIGNED_IN if there is none. */
  readonly user: SessionHolder;
  /** The locker of the calling terminal; throws TERMINAL_KEY_REFUSED if there is none. */
  readonly lockerId: number;
  /** The provider of the calling computer; throws REQUESTOR_KEY_REFUSED if there is none. */
  readonly provider: Provider;
  /** The lastUpdatedTime of the record the save is based on, from If-Match; undefined without the header. */
  readonly asRead: number | undefined;
  /** The file or chunk uploaded with the request; throws BAD_INPUT at `file` if there is none. */
  readonly upload: Received;
  /** The Range header as received. */
  readonly range: string | undefined;
  /** The client address (behind trusted proxies, the one the outermost of them saw). */
  readonly ip: string;
  /** The language of files, from Accept-Language; undefined for programs, which send none. */
  readonly language: Language | undefined;
  /** The User-Agent header, if sent; never trusted. */
  readonly agent: string | undefined;
  /** The proof cookie, if the browser sent it. */
  readonly proof: string | undefined;
  /** Sets the proof cookie: HttpOnly and SameSite. */
  giveProof(proof: string): void;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Closes the client's connection at once, dropping pending output; does nothing without a socket. */
  hangUp(): void;
}

// Why a call gave no answer, in words that staff can read.

/** What is known of a failed call. */
export interface Failure {
  /** HTTP status (or the body's own statusCode); 0 when no answer came at all. */
  readonly status: number;
  /** Code of contract/problems.ts, or whatever another server calls its errors. */
  readonly code?: string | undefined;
  /** The input that was refused. */
  readonly field?: string | undefined;
  /** What fills the translated text of the code. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** The server's own message, at the top level of the body or under its data part. */
  readonly serverMessage?: string | undefined;
  /** The record as it is now, where a save was refused because somebody else saved it. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
  /** What the server's log calls a request that broke. */
  readonly reference?: string | undefined;
  /** The moment of the failure, epoch milliseconds. */
  readonly time: number;
}

/** The code of an answer whose end never came, though its beginning did. */
export const BROKEN_OFF = 'BROKEN_OFF';

/** A failed call. `message` is what staff read, in the language that was chosen when it failed. */
export class CallError extends Error implements Failure {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: string | undefined;
  readonly field: string | undefined;
  readonly values: Readonly<Record<string, string | number>> | undefined;
  readonly serverMessage: string | undefined;
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly reference: string | undefined;
  readonly time: number;

  constructor(failure: Failure, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = failure.status;
    this.code = failure.code;
    this.field = failure.field;
    this.values = failure.values;
    this.serverMessage = failure.serverMessage;
    this.current = failure.current;
    this.reference = failure.reference;
    this.time = failure.time;
  }
}

/** Whether no answer came at all: the network is away, not the server refusing. */
export const isOffline = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0;

/** Too early: the same call is answered later. */
const LATER = new Set([0, 408, 429]);

/** Whether the same call may succeed when it is repeated. A refusal stays one: something else must change first. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status >= 500 || LATER.has(error.status);

/** Whether the caller itself gave the call up. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

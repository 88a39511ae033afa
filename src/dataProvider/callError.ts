// The error of a failed call, with a text for staff.

/** Details of a failed call. */
export interface Failure {
  /** HTTP status (or the body's own statusCode); 0 without a response. */
  readonly status: number;
  /** Code of contract/problems.ts, or another server's own error code. */
  readonly code?: string | undefined;
  /** The refused input. */
  readonly field?: string | undefined;
  /** Values of the code's translated text. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** The server's own message, at the top level of the body or under its data part. */
  readonly serverMessage?: string | undefined;
  /** The current record, if a save was refused as stale. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
  /** Id of the failed request in the server's log. */
  readonly reference?: string | undefined;
  /** Time of the failure, epoch milliseconds. */
  readonly time: number;
}

/** Code of an incomplete response. */
export const BROKEN_OFF = 'BROKEN_OFF';

/** A failed call. `message` is the text for staff, in the language at the time of the failure. */
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

/** Whether there was no response: a network problem, not a refusal. */
export const isOffline = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0;

/** Whether there is no such record: none has the id, or it is not an id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.code === 'BAD_INPUT');

/** Too early: the same call succeeds later. */
const LATER = new Set([0, 408, 429]);

/** Whether a retry may succeed. Refusals are not retried: something else must change first. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status >= 500 || LATER.has(error.status);

/** Whether the caller cancelled the call. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

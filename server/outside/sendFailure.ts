// The error of a message a gateway did not accept: why, and whether it may have been delivered.
import type { SendError } from '../../domain/messages/messages.ts';

export interface FailureDetail {
  /** The HTTP or SMTP status of the gateway. */
  readonly status?: number | undefined;
  /** The gateway received all of it, so the result is unknown. */
  readonly unsure?: boolean;
}

/** Excludes the message and the gateway's response: both may hold confidential data. */
export class SendFailure extends Error {
  readonly code: SendError;
  readonly status: number | undefined;
  readonly unsure: boolean;

  constructor(code: SendError, { status, unsure = false }: FailureDetail = {}) {
    super(code);
    this.name = 'SendFailure';
    this.code = code;
    this.status = status;
    this.unsure = unsure;
  }
}

/** Converts any error to a SendFailure. */
export const failureOf = (error: unknown): SendFailure =>
  error instanceof SendFailure ? error : new SendFailure('BROKEN');

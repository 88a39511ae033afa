// The requests for a code: checks that name and number match, and enforces the resend delay.
import { recovery } from '../../../contract/account/account.ts';
import { OTP_RESEND_WAIT_MS } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { Pair } from './pair.ts';

/** A code that was sent, or could not be resent yet. */
export interface Sent {
  /** No code is resent before this time, epoch milliseconds. */
  readonly until: number;
  /** Why no code was sent now. */
  readonly refusal?: string;
  /** No code was sent, because one was sent less than a minute ago. */
  readonly soon?: boolean;
}

/** Whether a response means no: other servers return 0 instead of an error. */
export const isRefused = ({ result }: { result?: unknown }): boolean =>
  result === 0 || result === '0' || result === false;

/** Sends a code. A recently sent one stays valid: then it returns until when no code is resent. */
export async function sendCode({ mobile, areaCode }: Pair): Promise<Sent> {
  try {
    await call(recovery.sendCode, { mobile, areaCode });
    return { until: Date.now() + OTP_RESEND_WAIT_MS };
  } catch (error) {
    const seconds = error instanceof CallError ? Number(error.values?.['seconds']) : Number.NaN;
    if (!(error instanceof CallError) || error.status !== 429 || !(seconds > 0)) throw error;
    const wait = seconds * 1_000;
    const why = wait > OTP_RESEND_WAIT_MS ? { refusal: error.message } : { soon: true };
    return { until: Date.now() + wait, ...why };
  }
}

/** Whether login name and mobile number match. */
export const pairFits = async ({ mobile, username }: Pair): Promise<boolean> =>
  !isRefused(await call(recovery.validate, { mobile, username }));

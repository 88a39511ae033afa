// Asking for a code: whether name and number belong together, and for how long no other code is sent.
import { recovery } from '../../../contract/account/account.ts';
import { OTP_RESEND_WAIT_MS } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { Pair } from './pair.ts';

/** A code that was sent, or could not be sent again yet. */
export interface Sent {
  /** Until when no other is sent, epoch milliseconds. */
  readonly until: number;
  /** Why none was sent now. */
  readonly refusal?: string;
  /** None was sent now, for one was less than a minute ago. */
  readonly soon?: boolean;
}

/** Whether an answer says no: other servers do it by 0 in place of a refusal. */
export const saysNo = ({ result }: { result?: unknown }): boolean =>
  result === 0 || result === '0' || result === false;

/** Sends a code. One that was sent a moment ago still holds: then it says until when none is sent. */
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

/** Whether login name and mobile number belong together. */
export const pairFits = async ({ mobile, username }: Pair): Promise<boolean> =>
  !saysNo(await call(recovery.validate, { mobile, username }));

// Sends an SMS: a guarded POST to the gateway, and the interpretation of its response.
import { readSmsAnswer } from '../../domain/messages/smsAnswer.ts';
import { charactersOf, type Encoding } from '../../domain/messages/gateways.ts';
import { guardedPost, type Route } from './guardedPost.ts';
import { SendFailure } from './sendFailure.ts';

export interface SmsGateway {
  readonly url: string;
  readonly apiKey: string;
  readonly encoding: Encoding;
  readonly senderId: string;
  /** Whether private addresses are allowed. */
  readonly innerAllowed: boolean;
}

export interface Sms {
  /** Digits with the international prefix, `00…`. */
  readonly to: string;
  readonly text: string;
  /** The same on every attempt, so that gateways can detect duplicates. */
  readonly key: string;
}

/** Timeout of the whole call. */
export const SMS_WITHIN_MS = 15_000;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The fields: to, from (if a sender is set), text, the message's key, and the character encoding where one is set. */
function bodyOf({ encoding, senderId }: SmsGateway, { to, text, key }: Sms): string {
  const fields = { to, ...(senderId !== '' && { from: senderId }), text, messageId: key };
  if (encoding === 'FORM') return new URLSearchParams(fields).toString();
  return JSON.stringify({ ...fields, encoding: charactersOf(encoding) });
}

const headersOf = (gateway: SmsGateway, { key }: Sms) => ({
  'Content-Type': `${gateway.encoding === 'FORM' ? FORM_TYPE : JSON_TYPE}; charset=utf-8`,
  Accept: 'application/json, text/plain',
  'Idempotency-Key': key,
  ...(gateway.apiKey !== '' && { Authorization: `Bearer ${gateway.apiKey}` }),
});

/** Throws if the response's text refuses the message, or leaves open whether it does. */
function refuseWords({ status, body }: Route): void {
  const answer = readSmsAnswer(body);
  if (answer === 'REFUSED') throw new SendFailure('REFUSED', { status });
  if (answer === 'UNCLEAR') throw new SendFailure('UNCLEAR', { status, unsure: true });
}

/** Statuses of permanent failures, where a retry is pointless: an invalid number, a text too long. */
const FINAL = [400, 413, 422];

/** Redirects are not followed: their target is unchecked. */
function refuseStatus({ status }: Route): void {
  if (status >= 200 && status <= 299) return;
  if (status === 401 || status === 403) throw new SendFailure('SIGN_IN_REFUSED', { status });
  if (FINAL.includes(status)) throw new SendFailure('MESSAGE_REFUSED', { status });
  throw new SendFailure(status >= 300 && status <= 399 ? 'NONSENSE' : 'REFUSED', { status });
}

/**
 * Sends it; resolves once the gateway has accepted it: a 2xx status whose body says so (`readSmsAnswer`).
 * Throws SendFailure.
 */
export async function sendSms(
  gateway: SmsGateway,
  sms: Sms,
  withinMs = SMS_WITHIN_MS,
): Promise<void> {
  const { url, innerAllowed } = gateway;
  const body = bodyOf(gateway, sms);
  const headers = headersOf(gateway, sms);
  const answer = await guardedPost({ url, headers, body, innerAllowed, withinMs });
  refuseStatus(answer);
  refuseWords(answer);
}

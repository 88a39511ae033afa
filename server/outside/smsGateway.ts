// Sends an SMS: a guarded POST to the gateway's address, and what its answer means.
import type { Encoding } from '../../domain/messages/gateways.ts';
import { guardedPost, type Route } from './guardedPost.ts';
import { SendFailure } from './sendFailure.ts';

export interface SmsGateway {
  readonly url: string;
  readonly apiKey: string;
  readonly encoding: Encoding;
  readonly senderId: string;
  /** Whether it may be at an inner address. */
  readonly innerAllowed: boolean;
}

export interface Sms {
  /** Digits with the country's prefix, `00…`. */
  readonly to: string;
  readonly text: string;
  /** The same at every try, so that a gateway can tell a second one. */
  readonly key: string;
}

/** How long a gateway may take from the first word to its last. */
export const SMS_WITHIN_MS = 15_000;
const TYPES: Record<Encoding, string> = {
  JSON: 'application/json',
  FORM: 'application/x-www-form-urlencoded',
};

/** The fields of the call: to, from (where a sender is set), text and the message's own key. */
function bodyOf({ encoding, senderId }: SmsGateway, { to, text, key }: Sms): string {
  const fields = { to, ...(senderId !== '' && { from: senderId }), text, messageId: key };
  return encoding === 'JSON' ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
}

const headersOf = (gateway: SmsGateway, { key }: Sms) => ({
  'Content-Type': `${TYPES[gateway.encoding]}; charset=utf-8`,
  Accept: 'application/json, text/plain',
  'Idempotency-Key': key,
  ...(gateway.apiKey !== '' && { Authorization: `Bearer ${gateway.apiKey}` }),
});

/** Whether the words of an answer say that it was refused, or say nothing. */
function refuseWords({ status, type, body }: Route): void {
  const words = body.trim();
  if (words === '') return;
  if (/^text\/plain\b/i.test(type)) {
    if (/^err/i.test(words)) throw new SendFailure('REFUSED', { status });
    return;
  }
  let read: unknown;
  try {
    read = JSON.parse(words);
  } catch {
    throw new SendFailure('NONSENSE', { status, unsure: true });
  }
  const { error, success } = Object(read) as { error?: unknown; success?: unknown };
  if (error || success === false) throw new SendFailure('REFUSED', { status });
}

/** What a gateway answers to what it cannot take as it is, however often it is sent: a number that is none, a text too long. */
const FINAL = [400, 413, 422];

/** Redirects are not followed: they would lead where nobody checked. */
function refuseStatus({ status }: Route): void {
  if (status >= 200 && status <= 299) return;
  if (status === 401 || status === 403) throw new SendFailure('SIGN_IN_REFUSED', { status });
  if (FINAL.includes(status)) throw new SendFailure('MESSAGE_REFUSED', { status });
  throw new SendFailure(status >= 300 && status <= 399 ? 'NONSENSE' : 'REFUSED', { status });
}

/**
 * Sends it; when it comes back, the gateway has taken it: it answered 200 to 299 with nothing, with a line of plain text
 * that is no error, or with JSON that names none. Throws SendFailure.
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

// Sends an SMS: a guarded POST to the gateway, and the interpretation of its response.
import { judgeSmsResponse, type SmsAcceptance } from '../../domain/messages/judgeSmsResponse.ts';
import { charactersOf, type Encoding } from '../../domain/messages/gateways.ts';
import { guardedPost, type Route } from './guardedPost.ts';
import { SendFailure } from './sendFailure.ts';

export interface SmsGateway extends SmsAcceptance {
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

/** Throws if the response refuses the message, or leaves open whether it does: then it is never sent again by itself. */
function refuseBody(gateway: SmsGateway, { status, body, isCut }: Route): void {
  const judged = judgeSmsResponse(gateway, body);
  const answer = isCut && judged === 'ACCEPTED' ? ofCut(gateway) : judged;
  if (answer === 'REFUSED') throw new SendFailure('REFUSED', { status });
  if (answer === 'UNCLEAR') throw new SendFailure('UNCLEAR', { status, unsure: true });
}

/** Half a response says nothing of acceptance, unless the status says all. */
const ofCut = ({ acceptance }: SmsAcceptance) => (acceptance === 'STATUS' ? 'ACCEPTED' : 'UNCLEAR');

/** Statuses of permanent failures, where a retry is pointless: an invalid number, a text too long. */
const FINAL = [400, 413, 422];

/** Redirects are not followed: their target is unchecked. */
function refuseStatus({ status }: Route): void {
  if (status >= 200 && status <= 299) return;
  if (status === 401 || status === 403) throw new SendFailure('SIGN_IN_REFUSED', { status });
  if (FINAL.includes(status)) throw new SendFailure('MESSAGE_REFUSED', { status });
  throw new SendFailure(status >= 300 && status <= 399 ? 'NONSENSE' : 'REFUSED', { status });
}

/** Throws SendFailure unless the gateway has accepted the message: a 2xx status, and what its setting asks of the body. */
export function refuseUnaccepted(gateway: SmsGateway, response: Route): void {
  refuseStatus(response);
  refuseBody(gateway, response);
}

/** Sends it, and returns the gateway's response, whatever it says. Throws SendFailure where there is none. */
export function postSms(gateway: SmsGateway, sms: Sms, withinMs = SMS_WITHIN_MS): Promise<Route> {
  const { url, innerAllowed } = gateway;
  const body = bodyOf(gateway, sms);
  const headers = headersOf(gateway, sms);
  return guardedPost({ url, headers, body, innerAllowed, withinMs });
}

/** Sends it; resolves once the gateway has accepted it. Throws SendFailure. */
export async function sendSms(gateway: SmsGateway, sms: Sms, withinMs?: number): Promise<void> {
  refuseUnaccepted(gateway, await postSms(gateway, sms, withinMs));
}

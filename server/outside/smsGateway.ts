// Sends an SMS: an HTTP POST to the gateway's address, which must not be one of an inner network unless that is allowed.
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as askPlainly, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Encoding } from '../../domain/gateways.ts';
import { isLoopback } from '../config.ts';
import { isInnerAddress } from './innerAddress.ts';
import { SendFailure, within } from './sendFailure.ts';

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
/** Whatever answers more is no gateway. */
const ANSWER_MAX_BYTES = 64 * 1024;

const refuseInner = () => new SendFailure('INNER_ADDRESS');

/** Resolves a name once: what is checked is what is connected to. One inner address among several refuses all. */
const guardedLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, []);
    if (found.some(({ address }) => isInnerAddress(address))) return done(refuseInner(), []);
    const [first] = found;
    if (options.all || !first) return done(null, found);
    return done(null, first.address, first.family);
  });
};

/** A host that is an address is never looked up. */
function refuseInnerHost({ hostname }: URL): void {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 && isInnerAddress(bare)) throw refuseInner();
}

/** Whether a call there crosses a network that everybody on the way can read: it has a key, and may have a PIN. */
export function isInClear(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}

const TYPES: Record<Encoding, string> = {
  JSON: 'application/json',
  FORM: 'application/x-www-form-urlencoded',
};

/** The fields of the call: to, from (where a sender is set), text and the message's own key. */
function bodyOf({ encoding, senderId }: SmsGateway, { to, text, key }: Sms): string {
  const fields = { to, ...(senderId !== '' && { from: senderId }), text, messageId: key };
  return encoding === 'JSON' ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
}

const headersOf = (gateway: SmsGateway, body: string, { key }: Sms) => ({
  'Content-Type': `${TYPES[gateway.encoding]}; charset=utf-8`,
  'Content-Length': Buffer.byteLength(body),
  Accept: 'application/json, text/plain',
  'Idempotency-Key': key,
  ...(gateway.apiKey !== '' && { Authorization: `Bearer ${gateway.apiKey}` }),
});

const INSECURE = /CERT|SELF_SIGNED|TLS|SSL|EPROTO\b|ALTNAME/;

/** What broke on the way; `written`: the gateway had all of the call. */
function broken(error: unknown, written: boolean): SendFailure {
  if (error instanceof SendFailure) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code.startsWith('HPE_')) return new SendFailure('NONSENSE', { unsure: written });
  if (INSECURE.test(code)) return new SendFailure('NOT_SECURE');
  return new SendFailure('UNREACHABLE', { unsure: written });
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

async function readAnswer(response: IncomingMessage): Promise<Answered> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > ANSWER_MAX_BYTES) throw new SendFailure('NONSENSE', { unsure: true });
    parts.push(part);
  }
  const { statusCode: status = 0, headers } = response;
  return { status, type: headers['content-type'] ?? '', body: Buffer.concat(parts).toString() };
}

function call(gateway: SmsGateway, sms: Sms) {
  const url = new URL(gateway.url);
  if (!gateway.innerAllowed) refuseInnerHost(url);
  if (!gateway.innerAllowed && isInClear(gateway.url)) throw new SendFailure('IN_CLEAR');
  const body = bodyOf(gateway, sms);
  const ask = url.protocol === 'https:' ? askSecurely : askPlainly;
  const asked: ClientRequest = ask(url, {
    method: 'POST',
    headers: headersOf(gateway, body, sms),
    agent: false,
    ...(!gateway.innerAllowed && { lookup: guardedLookup }),
  });
  const answered = new Promise<Answered>((give, refuse) => {
    const lost = (error: unknown) => refuse(broken(error, asked.writableFinished));
    asked.on('error', lost);
    asked.on('response', (response) => readAnswer(response).then(give, lost));
    asked.end(body);
  });
  return { asked, answered };
}

/** Whether the words of an answer say that it was refused, or say nothing. */
function refuseWords({ status, type, body }: Answered): void {
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

/** Redirects are not followed: they would lead where nobody checked. */
function refuseStatus({ status }: Answered): void {
  if (status >= 200 && status <= 299) return;
  if (status === 401 || status === 403) throw new SendFailure('SIGN_IN_REFUSED', { status });
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
  const { asked, answered } = call(gateway, sms);
  const late = () => new SendFailure('NO_ANSWER', { unsure: asked.writableFinished });
  try {
    const answer = await within(withinMs, answered, late);
    refuseStatus(answer);
    refuseWords(answer);
  } finally {
    asked.destroy();
  }
}

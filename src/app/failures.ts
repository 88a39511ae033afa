// Section 8 of the product, the error catalogue, in one place: which words staff read for which failure.
import { BROKEN_OFF, type Failure } from '../dataProvider/callError.ts';
import type { Say } from '../i18n/translator.ts';

/** R8.2: HTTP 500, 502, 503 and 504 show the toast "SYSTEM ERROR". */
const SYSTEM_ERRORS = new Set([500, 502, 503, 504]);

/** The statuses whose message the pages before sign-in show (R8.5). */
const SERVER_SPEAKS = new Set([400, 401, 403]);

/** Failures before sign-in whose reason is shown too: what they ask for is to wait, or to call for help. */
const EXPLAINED = new Set<string | undefined>(['TOO_MANY_TRIES', 'NO_DATABASE', 'DISK_FULL']);

/** The words of the server's code in the user's language; empty when the code is not known. */
function codeWords(say: Say, { code, values }: Failure): string {
  if (code === undefined) return '';
  if (code === 'STALE' && values?.['by']) return say('problems.staleBy', values);
  const reason = values?.['reason'];
  const spoken =
    reason === undefined ? {} : { reason: say(`problems.reasons.${reason}`, { _: reason }) };
  return say(`problems.codes.${code}`, { _: '', ...values, ...spoken });
}

/** What a toast says of a failure (R8.3). */
const ownWords = (say: Say, failure: Failure): string =>
  codeWords(say, failure) ||
  failure.serverMessage ||
  say('problems.unknown', { status: failure.status });

/** The sentence of the catalogue, and the reason where the server gave one that staff can act on. */
function systemWords(say: Say, failure: Failure): string {
  const system = say('problems.system');
  const reason = codeWords(say, failure);
  return reason === '' || reason === system ? system : say('problems.systemBecause', { reason });
}

/** With what the server's log calls the request, for whoever asks for help; only what broke has it. */
const referenced = (say: Say, message: string, { reference }: Failure): string =>
  reference === undefined ? message : say('problems.referenced', { message, reference });

/** What the signed-in product says of a failure. */
export function failureWords(say: Say, failure: Failure): string {
  if (failure.code === BROKEN_OFF) return say('app.downloads.brokenOff');
  if (failure.status === 0) return say('app.offline.failed');
  if (SYSTEM_ERRORS.has(failure.status)) return referenced(say, systemWords(say, failure), failure);
  return ownWords(say, failure);
}

/**
 * What the pages before sign-in say (R8.5, R8.6).
 * A sign-in that is refused without a message has its own (R5.64); one that has to wait says why.
 */
export function doorWords(say: Say, failure: Failure): string {
  if (SERVER_SPEAKS.has(failure.status)) {
    return codeWords(say, failure) || failure.serverMessage || say('problems.credentials');
  }
  const explained = failure.status === 429 || EXPLAINED.has(failure.code);
  const words = say('problems.request') + (explained ? ` ${ownWords(say, failure)}` : '');
  return referenced(say, words, failure);
}

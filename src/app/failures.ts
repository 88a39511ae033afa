// Section 8 of the product, the error catalogue, in one place: which words staff read for which failure.
import type { Failure } from '../dataProvider/callError.ts';
import type { Say } from '../i18n/translator.ts';

/** "HTTP 500, 502, 503, 504: toast 'SYSTEM ERROR'." */
const SYSTEM_ERRORS = new Set([500, 502, 503, 504]);

/** "Login, forgot, update-password on 400, 401, 403: server message". */
const SERVER_SPEAKS = new Set([400, 401, 403]);

/** The words of the server's code in the user's language; empty when the code is not known. */
function codeWords(say: Say, { code, values }: Failure): string {
  if (code === undefined) return '';
  const reason = values?.['reason'];
  const spoken =
    reason === undefined ? {} : { reason: say(`problems.reasons.${reason}`, { _: reason }) };
  return say(`problems.codes.${code}`, { _: '', ...values, ...spoken });
}

/** "Other failures: error toast with the server's message field, else the error's own message." */
const ownWords = (say: Say, failure: Failure): string =>
  codeWords(say, failure) ||
  failure.serverMessage ||
  say('problems.unknown', { status: failure.status });

/** What the signed-in product says of a failure. */
export function failureWords(say: Say, failure: Failure): string {
  if (failure.status === 0) return say('app.offline.failed');
  if (SYSTEM_ERRORS.has(failure.status)) return say('problems.system');
  return ownWords(say, failure);
}

/**
 * What the pages before sign-in say: "server message; other failures 'Request service error'".
 * A sign-in that is refused without a message is 'user not found or password error'; one that has to wait says how long.
 */
export function doorWords(say: Say, failure: Failure): string {
  if (SERVER_SPEAKS.has(failure.status)) {
    return codeWords(say, failure) || failure.serverMessage || say('problems.credentials');
  }
  const wait = failure.status === 429 ? ` ${ownWords(say, failure)}` : '';
  return say('problems.request') + wait;
}

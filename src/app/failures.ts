// The error catalogue (section 8 of the specification): which message staff see for which failure.
import { BROKEN_OFF, type Failure } from '../dataProvider/callError.ts';
import type { Say } from '../i18n/translator.ts';

/** R8.2: HTTP 500, 502, 503 and 504 show the toast "SYSTEM ERROR". */
const SYSTEM_ERRORS = new Set([500, 502, 503, 504]);

/** Statuses whose message is shown on pages before sign-in (R8.5). */
const SERVER_SPEAKS = new Set([400, 401, 403]);

/** Failures before sign-in whose reason is also shown: they require waiting or support. */
const EXPLAINED = new Set<string | undefined>(['TOO_MANY_TRIES', 'NO_DATABASE', 'DISK_FULL']);

/** The message of the server's code in the user's language; empty for an unknown code. */
function codeMessages(say: Say, { code, values }: Failure): string {
  if (code === undefined) return '';
  if (code === 'STALE' && values?.['by']) return say('problems.staleBy', values);
  const reason = values?.['reason'];
  const resource = values?.['resource'];
  return say(`problems.codes.${code}`, {
    _: '',
    ...values,
    ...(reason !== undefined && { reason: say(`problems.reasons.${reason}`, { _: reason }) }),
    ...(resource && {
      resource: say(`resources.${resource}.name`, { smart_count: 1, _: `${resource}` }),
    }),
  });
}

/** The toast for a failure (R8.3). */
const ownText = (say: Say, failure: Failure): string =>
  codeMessages(say, failure) ||
  failure.serverMessage ||
  say('problems.unknown', { status: failure.status });

/** The catalogue's message, plus the reason if it helps staff to act. */
function systemMessages(say: Say, failure: Failure): string {
  const system = say('problems.system');
  const reason = codeMessages(say, failure);
  return reason === '' || reason === system ? system : say('problems.systemBecause', { reason });
}

/** With the request id of the server's log, for support; only server failures have one. */
const referenced = (say: Say, message: string, { reference }: Failure): string =>
  reference === undefined ? message : say('problems.referenced', { message, reference });

/** Error messages after sign-in. */
export function failureText(say: Say, failure: Failure): string {
  if (failure.code === BROKEN_OFF) return say('app.downloads.brokenOff');
  if (failure.status === 0) return say('app.offline.failed');
  if (SYSTEM_ERRORS.has(failure.status))
    return referenced(say, systemMessages(say, failure), failure);
  return ownText(say, failure);
}

/**
 * Error messages before sign-in (R8.5, R8.6). A refused sign-in without a message has its own (R5.64); one that must wait
 * states why.
 */
export function failureMessages(say: Say, failure: Failure): string {
  if (SERVER_SPEAKS.has(failure.status)) {
    return codeMessages(say, failure) || failure.serverMessage || say('problems.credentials');
  }
  const explained = failure.status === 429 || EXPLAINED.has(failure.code);
  const text = say('problems.request') + (explained ? ` ${ownText(say, failure)}` : '');
  return referenced(say, text, failure);
}

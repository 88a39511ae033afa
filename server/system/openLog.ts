// The server's log: structured lines on standard output, never containing a secret.
import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const SECRETS = [
  'password',
  'token',
  'pin',
  'pinCode',
  'key',
  'terminalKey',
  'secret',
  'authorization',
  'cookie',
  'databaseUrl',
  'serverKey',
  'apiKey',
];
const HEADERS = [
  '["x-user-token"]',
  '["X-User-Token"]',
  '["x-terminal-key"]',
  '["X-Terminal-Key"]',
  'Authorization',
];

const everywhere = [...SECRETS, ...HEADERS].flatMap((name) => {
  const key = name.startsWith('[') ? name : `.${name}`;
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`];
});

/** Creates the log. `level` is LOG_LEVEL; `to` is its destination (default: standard output). */
export function openLog(level: string, to?: DestinationStream): Log {
  return pino({ level, base: null, redact: { paths: everywhere, censor: '[hidden]' } }, to);
}

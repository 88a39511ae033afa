// The server's own key: tokens, terminal keys and PINs are kept as HMACs under it, never as they are.
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a value is kept for; the same value under two purposes gives two HMACs. */
export type Purpose =
  | 'session'
  | 'sessionName'
  | 'terminal'
  | 'requestor'
  | 'throttle'
  | 'pin'
  | 'recovery'
  | 'recoveryCode'
  | 'recoveryProof'
  | 'auditWalk'
  | 'recoveryAgent';

export interface Secrets {
  /** The HMAC under which a secret is kept and looked up. */
  hmac(purpose: Purpose, value: string): string;
}

/** A new secret of 32 random bytes, safe in a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets under a key of at least 32 characters. */
export function secretsUnder(key: string): Secrets {
  return {
    hmac: (purpose, value) =>
      createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url'),
  };
}

function keyInFolder(dataDir: string): string {
  const file = join(dataDir, 'server.key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${newSecret()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Opens the server's key: SERVER_KEY, or `server.key` in the data folder, made once and readable by its owner alone. */
export function openSecrets(config: { serverKey: string | undefined; dataDir: string }): Secrets {
  return secretsUnder(config.serverKey ?? keyInFolder(config.dataDir));
}

// The server key: tokens, terminal keys and PINs are stored as HMACs, retrievable secrets encrypted.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The purpose of an HMAC; the same value yields a different HMAC for each. */
export type Purpose =
  | 'session'
  | 'sessionName'
  | 'terminal'
  | 'requestor'
  | 'throttle'
  | 'pin'
  | 'report'
  | 'recovery'
  | 'recoveryCode'
  | 'recoveryProof'
  | 'auditWalk'
  | 'auditSeal'
  | 'auditKey'
  | 'recoveryAgent';

/** The purpose of an encrypted value; a value encrypted for one cannot be decrypted for another. */
export type SealedPurpose = 'mailPassword' | 'smsApiKey' | 'pinVerifier';

export interface Secrets {
  /** The HMAC a secret is stored and looked up by. */
  hmac(purpose: Purpose, value: string): string;
  /** AES-256-GCM with a separate key for each purpose. */
  seal(purpose: SealedPurpose, value: string): string;
  /** The decrypted value; undefined if it was altered or encrypted with another server's key. */
  open(purpose: SealedPurpose, sealed: string): string | undefined;
}

/** A new secret of 32 random bytes, safe in a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Prefix of all values encrypted this way. */
const VERSION = 'v1.';

const keyFor = (key: string, purpose: SealedPurpose) =>
  Buffer.from(hkdfSync('sha256', key, '', `seal:${purpose}`, KEY_BYTES));

function seal(key: string, purpose: SealedPurpose, value: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(key, purpose), nonce);
  const hidden = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

function open(key: string, purpose: SealedPurpose, sealed: string): string | undefined {
  if (!sealed.startsWith(VERSION)) return undefined;
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagEnd) return undefined;
  try {
    const decipher = createDecipheriv(
      CIPHER,
      keyFor(key, purpose),
      bytes.subarray(0, NONCE_BYTES),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** Secrets under a key of at least 32 characters. */
export function secretsUnder(key: string): Secrets {
  return {
    seal: (purpose, value) => seal(key, purpose, value),
    open: (purpose, sealed) => open(key, purpose, sealed),
    hmac: (purpose, value) =>
      createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url'),
  };
}

const keyFile = (dataDir: string): string => join(dataDir, 'server.key');

function keyInFolder(dataDir: string): string {
  const file = keyFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${newSecret()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

interface KeyPlace {
  serverKey: string | undefined;
  dataDir: string;
}

/** A fingerprint that identifies a server key without revealing it; undefined if there is no key yet. */
export function keyFingerprint({ serverKey, dataDir }: KeyPlace): string | undefined {
  const inFolder = () =>
    existsSync(keyFile(dataDir)) ? readFileSync(keyFile(dataDir), 'utf8').trim() : undefined;
  const key = serverKey ?? inFolder();
  return key && createHmac('sha256', key).update('fingerprint').digest('base64url');
}

/** Reads the server key: SERVER_KEY, or `server.key` in the data folder, created once with owner-only access. */
export function openSecrets(config: KeyPlace): Secrets {
  return secretsUnder(config.serverKey ?? keyInFolder(config.dataDir));
}

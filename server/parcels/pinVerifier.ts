// The verifier by which an offline terminal checks a PIN: a slow, salted hash, sealed in the database.
import { randomBytes, scrypt } from 'node:crypto';
import { OFFLINE_PIN_HASH } from '../../domain/terminals/terminals.ts';
import type { Secrets } from '../system/secrets.ts';

interface PinVerifier {
  /** Base64. */
  readonly salt: string;
  readonly hash: string;
}

const SALT_BYTES = 16;

/** scrypt of the digits, as the contract describes it for vendors. */
const hashOf = (pinCode: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, failed) => {
    const { N, r, p, bytes } = OFFLINE_PIN_HASH;
    scrypt(pinCode, salt, bytes, { N, r, p }, (error, hash) =>
      error ? failed(error) : done(hash),
    );
  });

/** A new verifier of this PIN, sealed: a copy of the database alone reveals nothing about the digits. */
export async function sealedVerifier(secrets: Secrets, pinCode: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashOf(pinCode, salt);
  return secrets.seal('pinVerifier', `${salt.toString('base64')} ${hash.toString('base64')}`);
}

/** The unsealed verifier; undefined if it was sealed under another server key. */
export function openVerifier(secrets: Secrets, sealed: string): PinVerifier | undefined {
  const [salt, hash] = secrets.open('pinVerifier', sealed)?.split(' ') ?? [];
  return salt && hash ? { salt, hash } : undefined;
}

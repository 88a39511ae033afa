// What a terminal out of touch checks a PIN by: a slow, salted hash, sealed while the server keeps it.
import { randomBytes, scrypt } from 'node:crypto';
import { OFFLINE_PIN_HASH } from '../../domain/terminals/terminals.ts';
import type { Secrets } from '../system/secrets.ts';

interface PinVerifier {
  /** Base64. */
  readonly salt: string;
  readonly hash: string;
}

const SALT_BYTES = 16;

/** scrypt of the digits, as the contract describes it to vendors. */
const hashOf = (pinCode: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, failed) => {
    const { N, r, p, bytes } = OFFLINE_PIN_HASH;
    scrypt(pinCode, salt, bytes, { N, r, p }, (error, hash) =>
      error ? failed(error) : done(hash),
    );
  });

/** A new verifier of this PIN, sealed: a copy of the database alone says nothing of the digits. */
export async function sealedVerifier(secrets: Secrets, pinCode: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashOf(pinCode, salt);
  return secrets.seal('pinVerifier', `${salt.toString('base64')} ${hash.toString('base64')}`);
}

/** What was sealed; nothing where it was sealed under another server key. */
export function openVerifier(secrets: Secrets, sealed: string): PinVerifier | undefined {
  const [salt, hash] = secrets.open('pinVerifier', sealed)?.split(' ') ?? [];
  return salt && hash ? { salt, hash } : undefined;
}

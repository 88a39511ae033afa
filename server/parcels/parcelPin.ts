// The PIN of a parcel: made here, told to its owner in a message, kept as an HMAC and shown to nobody else.
import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Secrets } from '../system/secrets.ts';
import { sealedVerifier } from './pinVerifier.ts';

const DIGITS = 6;
/** So often is another made where one is in use: a locker with a thousand parcels needs a second one time in a thousand. */
const TRIES = 20;

/** A PIN and what is kept of it. */
export interface Pin {
  readonly pinCode: string;
  readonly pinHmac: string;
  readonly pinVerifier: string;
}

/** A PIN opens boxes of one locker: the same digits are kept as something else at another. */
export function pinHmacOf(secrets: Secrets, lockerId: number, pinCode: string): string {
  return secrets.hmac('pin', `${lockerId}:${pinCode}`);
}

/** Six digits by chance. */
export const randomPin = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** A new PIN of six digits that no parcel standing in the locker has. */
export async function makePin(
  trx: Transaction<Tables>,
  secrets: Secrets,
  lockerId: number,
): Promise<Pin> {
  const made = Array.from({ length: TRIES }, () => {
    const pinCode = randomPin();
    return { pinCode, pinHmac: pinHmacOf(secrets, lockerId, pinCode) };
  });
  const inUse = await trx
    .selectFrom('parcels')
    .select('pinHmac')
    .where('lockerId', '=', lockerId)
    .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
    .where(
      'pinHmac',
      'in',
      made.map(({ pinHmac }) => pinHmac),
    )
    .execute();
  const taken = new Set(inUse.map(({ pinHmac }) => pinHmac));
  const free = made.find(({ pinHmac }) => !taken.has(pinHmac));
  if (!free) throw new Error(`Locker ${lockerId} has no PIN left.`);
  return { ...free, pinVerifier: await sealedVerifier(secrets, free.pinCode) };
}

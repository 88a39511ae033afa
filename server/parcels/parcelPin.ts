// The PIN of a parcel: generated here, sent to its owner, stored as an HMAC and never shown.
import { randomInt } from 'node:crypto';
import type { Trx } from '../db/tables.ts';
import type { Secrets } from '../system/secrets.ts';
import { sealedVerifier } from './pinVerifier.ts';

const DIGITS = 6;
/** Maximum attempts to find an unused PIN; a locker with a thousand parcels needs a second one in 0.1 % of cases. */
const TRIES = 20;

/** A PIN is valid at one locker: the same digits have another HMAC at another locker. */
export function pinHmacOf(secrets: Secrets, lockerId: number, pinCode: string): string {
  return secrets.hmac('pin', `${lockerId}:${pinCode}`);
}

/** Six random digits. */
export const randomPin = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Generates a six-digit PIN that no other parcel in the locker has; also returns what is stored of it. */
export async function makePin(trx: Trx, secrets: Secrets, lockerId: number) {
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

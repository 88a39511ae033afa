// Scanned labels: a parcel number, a booking number, or a provider's label that contains one.
import { readParcelNumber } from './reservation.ts';

/** Maximum numbers tried per label. */
const NUMBERS_MAX = 20;
/** The postal number of a letter or parcel (UPU S10), anywhere in the text. */
const POSTAL = /[A-Z]{2}\d{9}[A-Z]{2}/g;

/** Shorter parts, and parts without a digit, are words or counts. */
const PART_MIN = 5;
const isLikely = (part: string): boolean => part.length >= PART_MIN && /\d/.test(part);

/** The possible numbers of a scanned text, normalised: the whole text first, then its parts. */
export function numbersIn(scanned: string): string[] {
  const parts = scanned
    .split(/[^\p{L}\p{N}-]+/u)
    .map(readParcelNumber)
    .filter(isLikely);
  const whole = readParcelNumber(scanned);
  const numbers = [whole, ...(whole.match(POSTAL) ?? []), ...parts].filter((one) => one !== '');
  return [...new Set(numbers)].slice(0, NUMBERS_MAX);
}

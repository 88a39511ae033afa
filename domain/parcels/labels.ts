// What couriers scan: a parcel number, a booking number, or a provider's label that contains one.
import { readParcelNumber } from './reservation.ts';

/** Numbers that are looked for of one label at most. */
const NUMBERS_MAX = 20;
/** The postal number of a letter or parcel, as S10 of the UPU has it, wherever it stands. */
const POSTAL = /[A-Z]{2}\d{9}[A-Z]{2}/g;

/** A part of a label that is too short, or has no digit, is a word or a count. */
const PART_MIN = 5;
const isLikely = (part: string): boolean => part.length >= PART_MIN && /\d/.test(part);

/** The numbers that a scanned text may mean, as they are kept: all of it first, then the parts that may be one. */
export function numbersIn(scanned: string): string[] {
  const parts = scanned
    .split(/[^\p{L}\p{N}-]+/u)
    .map(readParcelNumber)
    .filter(isLikely);
  const whole = readParcelNumber(scanned);
  const numbers = [whole, ...(whole.match(POSTAL) ?? []), ...parts].filter((one) => one !== '');
  return [...new Set(numbers)].slice(0, NUMBERS_MAX);
}

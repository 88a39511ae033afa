// Numbers of parcels as posts write them: two letters, eight digits, a check digit, the country.
import type { Random } from '../random.ts';

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** How a number begins, and the category that it falls in. */
const KINDS = [
  ['RR', 'Registered letter'],
  ['RR', 'Registered letter'],
  ['CA', 'Parcel'],
  ['CA', 'Parcel'],
  ['CP', 'International parcel'],
  ['EE', 'Express (EMS)'],
  ['LX', 'Small packet'],
  ['LX', 'Small packet'],
  ['QZ', 'Quickpost'],
] as const;

const COUNTRIES = ['CY', 'CY', 'CY', 'CY', 'GR', 'GB', 'DE', 'CN'];

/** The postal check digit of eight digits. */
export function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(digits.charAt(index)),
    0,
  );
  const rest = 11 - (sum % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

/** The `serial`th parcel number and what it says of the parcel; each serial gives another. */
export function parcelNumber(random: Random, serial: number) {
  const [letters, category] = random.pick(KINDS);
  const countryCode = random.pick(COUNTRIES);
  // 7,919 is prime to 10^8: no two serials meet.
  const digits = String((48_291_000 + serial * 7_919) % 100_000_000).padStart(8, '0');
  return {
    parcelNumber: `${letters}${digits}${checkDigit(digits)}${countryCode}`,
    category,
    countryCode,
  };
}

// Parcel numbers in postal format: two letters, eight digits, a check digit, the country.
import type { Random } from '../randomFrom.ts';

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** The prefixes of numbers and their categories. */
const SERVICES = [
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

/** The `serial`th parcel number with its properties; unique per serial. */
export function parcelNumber(random: Random, serial: number) {
  const [letters, category] = random.pick(SERVICES);
  const countryCode = random.pick(COUNTRIES);
  // 7,919 is coprime to 10^8, so serials do not collide.
  const digits = String((48_291_000 + serial * 7_919) % 100_000_000).padStart(8, '0');
  return {
    parcelNumber: `${letters}${digits}${checkDigit(digits)}${countryCode}`,
    category,
    countryCode,
  };
}

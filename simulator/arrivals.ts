// Generates a parcel without a booking: number, recipient and sender. Randomness is injected.

/** What a courier enters at the terminal, or a customer who posts something. */
export interface Brought {
  readonly parcelNumber: string;
  readonly mobile: string;
  readonly providerNumber?: string;
  readonly parcelType?: 'RETURN_PARCEL' | 'DELIVER_PARCEL';
}

/** Prefixes of numbers, repeated by frequency. */
const SERVICES = ['CA', 'CA', 'CP', 'EE', 'LX', 'LX', 'RR'] as const;
const COUNTRIES = ['CY', 'CY', 'CY', 'GR', 'DE', 'CN'] as const;
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** Picks one by a number from 0 to 1; undefined if there is none. */
export function oneOf<T>(things: readonly T[], random: () => number): T | undefined {
  return things[Math.min(things.length - 1, Math.floor(random() * things.length))];
}

const digits = (count: number, random: () => number): string =>
  String(Math.min(10 ** count - 1, Math.floor(random() * 10 ** count))).padStart(count, '0');

/** The postal check digit of eight digits. */
function checkDigit(eight: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(eight[index]), 0);
  const rest = 11 - (sum % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

/** A new parcel of one of these providers; without a provider if there are none. */
export function newParcel(providers: readonly string[], random: () => number): Brought {
  const eight = digits(8, random);
  const service = oneOf(SERVICES, random) ?? SERVICES[0];
  const country = oneOf(COUNTRIES, random) ?? COUNTRIES[0];
  const providerNumber = oneOf(providers, random);
  return {
    parcelNumber: `${service}${eight}${checkDigit(eight)}${country}`,
    mobile: `99${digits(6, random)}`,
    ...(providerNumber !== undefined && { providerNumber }),
  };
}

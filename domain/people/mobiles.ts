// Mobile numbers: which of them are the same, and how one is dialled.
import { DEFAULT_AREA_CODE } from '../limits.ts';

/** The longest prefix of a country with its 00, e.g. `00357`. */
const COUNTRY = /^00[1-9]\d{0,2}$/;

/** Its digits alone; a plus before them is 00. */
export const digitsOf = (mobile: string): string =>
  mobile.trim().replace(/^\+/, '00').replaceAll(/\D/g, '');

/** A number as it is kept, and looked for: as it was entered, without the blanks and signs that people put between. */
export const keptMobile = (mobile: string): string => mobile.replaceAll(/[\s()-]/g, '');

/** How a number is dialled: one that brings its own prefix (`00…` or `+…`) keeps it, others get the area code. */
export function dialledAs(mobile: string, areaCode: string = DEFAULT_AREA_CODE): string {
  const digits = digitsOf(mobile);
  return digits.startsWith('00') ? digits : digitsOf(areaCode) + digits;
}

/**
 * How a recipient's number is kept: without its prefix where that is the area code, and with 00 before any other.
 * `+357 99 123456`, `0035799123456` and `99123456` are one number of the area `00357` or `+357`.
 */
export function recipientNumber(
  mobile: string,
  areaCode: string = DEFAULT_AREA_CODE,
): { mobile: string; areaCode: string } {
  const area = digitsOf(areaCode);
  const digits = digitsOf(mobile);
  return { mobile: digits.startsWith(area) ? digits.slice(area.length) : digits, areaCode: area };
}

/** Each way in which a number can be kept: as it is dialled, with a plus, and at home without a prefix. */
export function spellingsOf(mobile: string, areaCode?: string): string[] {
  const whole = dialledAs(mobile, areaCode);
  const { mobile: short } = recipientNumber(whole);
  return [whole, whole.replace(/^00/, '+'), ...(short === whole ? [] : [short])];
}

/**
 * Whether what somebody entered, with or without its prefix, is the number that is kept. A kept number without a prefix
 * is one of the network's own country.
 */
export function isMobile(kept: string, entered: string): boolean {
  const [whole, digits] = [dialledAs(kept), digitsOf(entered)];
  if (digits === '') return false;
  if (digits.startsWith('00')) return digits === whole;
  return whole.endsWith(digits) && COUNTRY.test(whole.slice(0, -digits.length));
}

// Mobile numbers: equality, storage and dialling formats.
import { DEFAULT_AREA_CODE } from '../limits.ts';

/** The longest country prefix including 00, e.g. `00357`. */
const COUNTRY = /^00[1-9]\d{0,2}$/;

/** The digits only; a leading plus becomes 00. */
export const digitsOf = (mobile: string): string =>
  mobile.trim().replace(/^\+/, '00').replaceAll(/\D/g, '');

/** A number as stored and searched: as entered, without spaces and separators. */
export const keptMobile = (mobile: string): string => mobile.replaceAll(/[\s()-]/g, '');

/** A number as dialled: one with a prefix of its own (`00…` or `+…`) keeps it, others get the area code. */
export function dialledAs(mobile: string, areaCode: string = DEFAULT_AREA_CODE): string {
  const digits = digitsOf(mobile);
  return digits.startsWith('00') ? digits : digitsOf(areaCode) + digits;
}

/**
 * A recipient's number as stored: without its prefix if that is the area code, and with 00 before any other.
 * For the area `00357` or `+357`, `+357 99 123456`, `0035799123456` and `99123456` are the same number.
 */
export function recipientNumber(
  mobile: string,
  areaCode: string = DEFAULT_AREA_CODE,
): { mobile: string; areaCode: string } {
  const area = digitsOf(areaCode);
  const digits = digitsOf(mobile);
  return { mobile: digits.startsWith(area) ? digits.slice(area.length) : digits, areaCode: area };
}

/** All formats in which a number may be stored: as dialled, with a plus, and without a national prefix. */
export function spellingsOf(mobile: string, areaCode?: string): string[] {
  const whole = dialledAs(mobile, areaCode);
  const { mobile: short } = recipientNumber(whole);
  return [whole, whole.replace(/^00/, '+'), ...(short === whole ? [] : [short])];
}

/**
 * Whether an entered number, with or without prefix, equals the stored one. A stored number without a prefix
 * belongs to the network's own country.
 */
export function isMobile(kept: string, entered: string): boolean {
  const [whole, digits] = [dialledAs(kept), digitsOf(entered)];
  if (digits === '') return false;
  if (digits.startsWith('00')) return digits === whole;
  return whole.endsWith(digits) && COUNTRY.test(whole.slice(0, -digits.length));
}

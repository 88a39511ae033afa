// Mobile numbers: how a typed one is kept and dialled, and all spellings in which it may be looked up.
import { DEFAULT_AREA_CODE } from '../limits.ts';
import { tidy } from '../tidy.ts';
import { callingCodeOf } from './callingCodeOf.ts';

/** Why a typed number cannot be dialled: a reason of BAD_INPUT. */
export type MobileError = 'malformed' | 'areaCodeUnknown' | 'digitsTooFew' | 'digitsTooMany';

export interface Mobile {
  /** As stored: the digits within the country, or with the prefix as typed, `00…` or `+…`. */
  readonly kept: string;
  /** As dialled: 00, the calling code, and the number without a national 0. */
  readonly dialled: string;
  readonly error?: undefined;
}

export type ReadMobile = Mobile | { readonly error: MobileError };

/** Fewer digits are no mobile number anywhere. */
const DIGITS_MIN = 4;

/** The network's own calling code, and the most digits of a mobile number there. */
const OWN = DEFAULT_AREA_CODE.slice(2);
const OWN_MOST = callingCodeOf(OWN)?.most ?? 0;

/** A typed number without invisible characters, which contacts of phones bring along; full width is folded. */
export const foldedNumber = (typed: string): string =>
  tidy(typed.replaceAll(/\p{Cc}/gu, '')).replaceAll(/\p{Pd}/gu, '-');

/** Without the separators that people put between the digits. */
export const plainNumber = (typed: string): string =>
  foldedNumber(typed).replaceAll(/[\s.()/-]/g, '');

/** The international prefix and the digits after it; undefined if the text is no number. */
function partsOf(typed: string): { prefix: '' | '00' | '+'; digits: string } | undefined {
  const [, prefix, digits] = /^(\+?(?:00)?)(\d*)$/.exec(plainNumber(typed)) ?? [];
  if (prefix === undefined || digits === undefined || prefix + digits === '') return undefined;
  if (prefix === '') return { prefix, digits };
  return { prefix: prefix.startsWith('+') ? '+' : '00', digits };
}

/** Whether the text may be a number, or the beginning of one. */
export const mayBeMobile = (text: string): boolean =>
  /\d/.test(plainNumber(text)) && partsOf(text) !== undefined;

/**
 * An area code as stored, `00` and a calling code that a country has; undefined for any other. In the numbering plan of
 * North America, the three digits of a country such as the Bahamas (1242) may follow.
 */
export function readAreaCode(typed: string): string | undefined {
  const digits = /^(?:\+|00)?([1-9]\d*)$/.exec(plainNumber(typed))?.[1] ?? '';
  const known = callingCodeOf(digits)?.code === digits || /^1[2-9]\d\d$/.test(digits);
  return known ? `00${digits}` : undefined;
}

/** Whether a number of this length is one of its country. */
function fits(whole: string): boolean {
  const country = callingCodeOf(whole);
  if (!country) return false;
  const length = whole.length - country.code.length;
  return length >= country.least && length <= country.most;
}

/** A number within its area, without a national 0. */
const withoutZero = (area: string, local: string): string =>
  callingCodeOf(area)?.keepsZero ? local : local.replace(/^0/, '');

/** The number within its area, without a national 0, and without the area's code if that makes it fit. */
function localOf(area: string, digits: string): string {
  const local = withoutZero(area, digits);
  if (!local.startsWith(area) || fits(area + local)) return local;
  const shorter = withoutZero(area, local.slice(area.length));
  return fits(area + shorter) ? shorter : local;
}

function errorOf(area: string, local: string): MobileError | undefined {
  if (local.length < DIGITS_MIN) return 'digitsTooFew';
  const country = callingCodeOf(area);
  const most = country ? country.code.length + country.most - area.length : 0;
  return local.length > most ? 'digitsTooMany' : undefined;
}

/** Reads a typed number. The area code applies to numbers without an international prefix of their own. */
export function readMobile(areaCode: string, typed: string): ReadMobile {
  const parts = partsOf(typed);
  if (!parts) return { error: 'malformed' };
  const { prefix, digits } = parts;
  const area = prefix === '' ? readAreaCode(areaCode)?.slice(2) : callingCodeOf(digits)?.code;
  if (area === undefined) return { error: 'areaCodeUnknown' };
  const local = localOf(area, prefix === '' ? digits : digits.slice(area.length));
  const error = errorOf(area, local);
  if (error) return { error };
  return { kept: prefix === '' ? local : prefix + area + local, dialled: `00${area}${local}` };
}

/** A number as dialled; undefined if it cannot be. */
export function dialledAs(
  mobile: string,
  areaCode: string = DEFAULT_AREA_CODE,
): string | undefined {
  const read = readMobile(areaCode, mobile);
  return read.error === undefined ? read.dialled : undefined;
}

/** A person's number as stored; one that cannot be dialled stays as typed, without separators. */
export function keptMobile(typed: string): string {
  const read = readMobile(DEFAULT_AREA_CODE, typed);
  return read.error === undefined ? read.kept : plainNumber(typed);
}

/**
 * A recipient's number as stored: without its prefix if that is the area code, and with 00 before any other.
 * For the area `00357` or `+357`, `+357 99 123456`, `0035799123456` and `99123456` are the same number.
 */
export function recipientNumber(
  typed: string,
  typedArea: string = DEFAULT_AREA_CODE,
): { mobile: string; areaCode: string } {
  const areaCode = readAreaCode(typedArea) ?? plainNumber(typedArea);
  const dialled = dialledAs(typed, areaCode) ?? plainNumber(typed);
  return {
    mobile: dialled.startsWith(areaCode) ? dialled.slice(areaCode.length) : dialled,
    areaCode,
  };
}

/** The digits after 00 that a typed number, or its beginning, may mean. */
function wholesOf(typed: string): string[] {
  const { prefix, digits } = partsOf(typed) ?? { prefix: '', digits: '' };
  const code = callingCodeOf(digits)?.code;
  const abroad = code === undefined ? digits : code + localOf(code, digits.slice(code.length));
  if (prefix !== '') return [abroad];
  if (digits === '') return [];
  const local = withoutZero(OWN, digits);
  return [
    ...(local.length > OWN_MOST ? [] : [OWN + local]),
    ...(code === undefined ? [] : [abroad]),
  ];
}

/**
 * All spellings in which a number, or one that begins like this, may be stored: as dialled, with a plus, and within the
 * network's own country without a prefix. None if the text is no number.
 */
export function spellingsOf(typed: string): string[] {
  const parts = partsOf(typed);
  const asTyped = parts?.prefix === '' ? [parts.digits] : [];
  const spelled = wholesOf(typed).flatMap((whole) => [
    ...(whole.startsWith(OWN) && whole !== OWN ? [whole.slice(OWN.length)] : []),
    `00${whole}`,
    `+${whole}`,
    // Without 00, as it may have been stored; a short one could be another number of the own country.
    ...(whole.length > OWN_MOST ? [whole] : []),
  ]);
  return [...new Set([...spelled, ...asTyped])];
}

/** The same numbers as `spellingsOf`, for tables that store the area code apart: abroad only. */
export const spellingsAbroad = (typed: string): { areaCode: string; mobile: string }[] =>
  wholesOf(typed).flatMap((whole) => {
    const code = callingCodeOf(whole)?.code;
    const local = code === undefined ? '' : whole.slice(code.length);
    const isAbroad = code !== undefined && `00${code}` !== DEFAULT_AREA_CODE && local !== '';
    return isAbroad ? [{ areaCode: `00${code}`, mobile: local }] : [];
  });

/**
 * Whether an entered number, with or without prefix, equals the stored one. A stored number without a prefix belongs to
 * the network's own country; an entered one belongs to it, or to the country of the stored one.
 */
export function isMobile(kept: string, entered: string): boolean {
  const whole = dialledAs(kept);
  const code = whole && callingCodeOf(whole.slice(2))?.code;
  return (
    Boolean(code) &&
    [DEFAULT_AREA_CODE, `00${code}`].some((area) => dialledAs(entered, area) === whole)
  );
}

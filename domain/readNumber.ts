// The one reader of typed numbers: decimal mark, grouping marks, sign and full-width digits.
import { tidy } from './tidy.ts';

/** Why a typed text is not read. */
export type NumberError = 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooManyDigits';

/** The number of a typed text, or why there is none. */
export type NumberRead =
  | { readonly value: number; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: NumberError };

interface Options {
  /** Decimals that the field takes at most, counted as typed; 0 for whole numbers. No limit by default. */
  readonly decimals?: number | undefined;
}

/** A double keeps this many significant digits exactly: more would change the number. */
const DIGITS_MAX = 15;

const SIGNED = /^(?<sign>[-+\u2212]?) *(?<digits>[\d., '\u2019]+)$/;
const GROUPED = /^[1-9]\d{0,2}(?<mark>[., '\u2019])\d{3}(?:\k<mark>\d{3})*$/;
const PLAIN = /^\d*$/;

const failed = (error: NumberError): NumberRead => ({ error });

/** The decimal mark's position in a text without sign; -1 if it has none. */
function decimalMarkOf(text: string, isWhole: boolean): number {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return -1;
  const isRepeated = text.indexOf(text.charAt(last)) < last;
  const isGrouping = GROUPED.test(text) && (isRepeated || isWhole);
  return isGrouping ? -1 : last;
}

/** The digits without their grouping marks; undefined if they are not grouped by threes with one mark of their own. */
function ungrouped(text: string, decimalMark: string): string | undefined {
  if (PLAIN.test(text)) return text;
  const mark = GROUPED.exec(text)?.groups?.['mark'];
  return mark === undefined || mark === decimalMark ? undefined : text.replaceAll(/\D/g, '');
}

/**
 * Reads a typed number, in whatever way the user's country writes it. Nothing is rounded, cut or guessed: a text that
 * does not have exactly one reading is an error, and the field keeps it as typed.
 *
 * - Grouping marks are comma, dot, space (also no-break and thin) and apostrophe, the same one throughout, before
 *   exactly three digits: `1,234.56`, `1.234,56`, `1 234,56`, `1’234.56`.
 * - The last comma or dot is the decimal mark, also before three digits: `1.234` and `1,234` have three decimals, so
 *   an amount refuses them instead of deciding between 1.23 and 1,234.
 * - A mark that is repeated groups: `1,234,567` and `1.234.567` are whole.
 * - In a field of whole numbers there is no decimal mark to confuse it with, so `1,234` and `1.234` are 1,234;
 *   `1.5` and `1.0` are not whole.
 * - A sign may stand before it (`-`, `−`, `+`), and a digit may be missing on one side of the decimal mark (`,5`, `5.`).
 *
 * @param typed the text as the user typed or pasted it
 * @returns `value`, or `error`: `empty` for a blank text; `notANumber`; `tooManyDecimals` for more decimals than the
 *   field takes, zeros included; `tooManyDigits` for more than 15 significant digits, which a number cannot hold
 */
export function readNumber(typed: string, { decimals = Infinity }: Options = {}): NumberRead {
  const text = tidy(typed);
  if (text === '') return failed('empty');
  const { sign = '', digits = '' } = SIGNED.exec(text)?.groups ?? {};
  const mark = decimalMarkOf(digits, decimals === 0);
  const whole = ungrouped(mark < 0 ? digits : digits.slice(0, mark), digits.charAt(mark));
  const part = mark < 0 ? '' : digits.slice(mark + 1);
  if (whole === undefined || !PLAIN.test(part) || whole + part === '') return failed('notANumber');
  if (part.length > decimals) return failed('tooManyDecimals');
  if ((whole + part).replace(/^0+/, '').length > DIGITS_MAX) return failed('tooManyDigits');
  const value = Number(`${whole}.${part}0`);
  return { value: sign === '' || sign === '+' || value === 0 ? value : -value };
}

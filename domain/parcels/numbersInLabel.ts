// Scanned labels: a parcel number, a booking number, or a provider's label that contains one.
import { readParcelNumber, withoutSymbology } from './reservation.ts';

/** Maximum numbers tried per label. */
const NUMBERS_MAX = 20;
/** The postal number of a letter or parcel (UPU S10), anywhere in the text. */
const POSTAL = /[A-Z]{2}\d{9}[A-Z]{2}/g;

/** What a scanner sends for FNC1, which may begin a GS1 label, and ends an element of variable length. */
const FNC1 = /^\p{Cc}/u;
/** A GS1 symbology: GS1-128, GS1 Data Matrix, GS1 DataBar, GS1 QR Code, GS1 DotCode. `d` is also read as a capital. */
const GS1 = /^\](?:C1|[Dd]2|e0|Q3|J1)/;

/**
 * GS1 elements, each an application identifier and its value. A group holds what may be a parcel's number: of SSCC (00),
 * GINC and GSIN (401, 402), a carrier's own number (90 to 99), or letters that follow a postal code (420, 421) where no
 * FNC1 ends it.
 */
const ELEMENTS = [
  /^00(\d{18})/,
  /^(?:0[1-3]\d{14}|04\d{16}|1[1-9]\d{6}|20\d\d|3[1-6]\d{8}|41\d{14})/,
  /^(?:40[12]|9\d)([^\p{Cc}]+)/u,
  /^42[01]\d+([A-Z][^\p{Cc}]*)/iu,
  /^(?:10|2[12]|30|37|2[3-5]\d|4[02]\d|(?:39|7\d|8\d)\d\d)[^\p{Cc}]*/u,
];

/** The parcel numbers among the elements of a GS1 label, up to the first that is not known. */
function gs1Numbers(elements: string): string[] {
  const found = ELEMENTS.map((one) => one.exec(elements)).find(Boolean);
  if (!found) return [];
  const [element, number = ''] = found;
  const rest = elements.slice(element.length);
  return [number, ...gs1Numbers(rest.replace(FNC1, ''))];
}

/** Shorter parts, and parts without a digit, are words or counts. */
const PART_MIN = 5;
const isLikely = (part: string): boolean => part.length >= PART_MIN && /\d/.test(part);

/**
 * The possible numbers of a scanned text, normalised: the whole text first, without the scanner's symbology identifier,
 * then the numbers that a label names by its format, then its parts.
 */
export function numbersInLabel(scanned: string): string[] {
  const text = withoutSymbology(scanned);
  const whole = readParcelNumber(text);
  const isGs1 = GS1.test(scanned.trimStart()) || FNC1.test(text);
  const named = isGs1 ? gs1Numbers(text.replaceAll(' ', '').replace(FNC1, '')) : [];
  const parts = [...named, ...text.split(/[^\p{L}\p{N}-]+/u)];
  const likely = parts.map(readParcelNumber).filter(isLikely);
  const numbers = [whole, ...(whole.match(POSTAL) ?? []), ...likely].filter((one) => one !== '');
  return [...new Set(numbers)].slice(0, NUMBERS_MAX);
}

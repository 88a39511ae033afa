// Reservation of a box: validation in the specified order, and parsing of parcel numbers.
import { tidy } from '../tidy.ts';
import { PRICE_DECIMALS } from '../limits.ts';
import { dialledAs } from '../people/mobiles.ts';
import { readHundredths } from '../readHundredths.ts';
import { readNumber } from '../readNumber.ts';
import type { RecordId } from '../recordId.ts';

/** A booking without a deposit ends automatically after this time. Milliseconds. */
export const RESERVATION_ENDS_AFTER_MS = 72 * 60 * 60 * 1_000;

/** The input of a reservation form; empty text and null both mean no value. */
export interface ReservationDraft {
  readonly boxTypeName: string | null;
  readonly boxId: RecordId | null;
  readonly parcelNumber: string;
  readonly countryCode: string;
  readonly category: string | null;
}

/** Additional input for a registered customer. */
export interface PricedDraft extends ReservationDraft {
  readonly price: string;
  readonly costReasonId: RecordId | null;
}

/** Additional input for an unregistered customer. */
export interface UnregisteredDraft extends ReservationDraft {
  readonly lockerId: RecordId | null;
  /** Of the mobile number; the network's own by default. */
  readonly memberAreaCode?: string | null | undefined;
  readonly memberMobile: string;
  readonly memberMail: string;
}

/** Error keys; the catalogues have the specified messages. */
export type ReservationError =
  | 'contactMissing'
  | 'mobileWrong'
  | 'emailWrong'
  | 'lockerMissing'
  | 'sizeMissing'
  | 'boxMissing'
  | 'numberMissing'
  | 'numberCharacters'
  | 'numberRepeated'
  | 'countryMissing'
  | 'categoryMissing'
  | 'priceZero'
  | 'priceDecimals'
  | 'priceLetters'
  | 'reasonMissing'
  | 'priceMissing';

type Check<D> = readonly [ReservationError, (draft: D) => boolean];

const empty = (text: string | null) => (text ?? '').trim() === '';

/** Whether a typed number has characters that no scanner reads; none if it is empty. */
export const hasOtherCharacters = (typed: string): boolean => {
  const number = readParcelNumber(typed);
  return number !== '' && !isParcelNumber(number);
};

const parcelChecks: readonly Check<ReservationDraft>[] = [
  ['sizeMissing', ({ boxTypeName }) => empty(boxTypeName)],
  ['boxMissing', ({ boxId }) => boxId === null],
  ['numberMissing', ({ parcelNumber }) => readParcelNumber(parcelNumber) === ''],
  ['numberCharacters', ({ parcelNumber }) => hasOtherCharacters(parcelNumber)],
  ['countryMissing', ({ countryCode }) => empty(countryCode)],
  ['categoryMissing', ({ category }) => empty(category)],
];

const hasTooManyDecimals = (price: string): boolean =>
  readNumber(price, { decimals: PRICE_DECIMALS }).error === 'tooManyDecimals';

const priceChecks: readonly Check<PricedDraft>[] = [
  ['priceZero', ({ price }) => readNumber(price).value === 0],
  ['priceDecimals', ({ price }) => hasTooManyDecimals(price)],
  ['priceLetters', ({ price }) => !empty(price) && readHundredths(price) === undefined],
  ['reasonMissing', ({ price, costReasonId }) => !empty(price) && costReasonId === null],
  ['priceMissing', ({ price, costReasonId }) => empty(price) && costReasonId !== null],
];

type ContactDraft = Pick<
  UnregisteredDraft,
  'lockerId' | 'memberAreaCode' | 'memberMobile' | 'memberMail'
>;

const contactChecks: readonly Check<ContactDraft>[] = [
  ['contactMissing', ({ memberMobile, memberMail }) => empty(memberMobile) && empty(memberMail)],
  [
    'mobileWrong',
    ({ memberMobile, memberAreaCode }) =>
      !empty(memberMobile) && dialledAs(memberMobile, memberAreaCode || undefined) === undefined,
  ],
  ['emailWrong', ({ memberMail }) => !empty(memberMail) && !tidy(memberMail).includes('@')],
  ['lockerMissing', ({ lockerId }) => lockerId === null],
];

const first = <D>(checks: readonly Check<D>[], draft: D): ReservationError | undefined =>
  checks.find(([, fails]) => fails(draft))?.[0];

const all = <D>(checks: readonly Check<D>[], draft: D): ReservationError[] =>
  checks.filter(([, fails]) => fails(draft)).map(([error]) => error);

/** All errors of one parcel of a registered customer, in the order of the checks. */
export const errorsOfPriced = (draft: PricedDraft): readonly ReservationError[] =>
  all<PricedDraft>([...parcelChecks, ...priceChecks], draft);

/** All errors of one parcel of an unregistered customer, in the order of the checks. */
export const errorsOfParcel = (draft: ReservationDraft): readonly ReservationError[] =>
  all<ReservationDraft>(parcelChecks, draft);

/** All errors of an unregistered customer's contact data and locker. */
export const errorsOfContact = (draft: ContactDraft): readonly ReservationError[] =>
  all<ContactDraft>(contactChecks, draft);

/**
 * The first error of a reservation for a registered customer, or undefined.
 * Checked in this order (R5.5): size, compartment, number, country code, category, price, reason.
 */
export function checkReservation(draft: PricedDraft): ReservationError | undefined {
  return first<PricedDraft>([...parcelChecks, ...priceChecks], draft);
}

/**
 * The first error of a reservation for an unregistered customer, or undefined: mobile or e-mail, locker,
 * then the checks for a registered customer (R5.27).
 */
export function checkUnregistered(draft: UnregisteredDraft): ReservationError | undefined {
  return first<UnregisteredDraft>([...contactChecks, ...parcelChecks], draft);
}

/** The symbology identifier that a scanner puts before what it read (ISO/IEC 15424), such as `]C1`. */
const SYMBOLOGY = /^\s*\][A-Z]\w/i;

/** A scanned text without the identifier. */
export const withoutSymbology = (scanned: string): string => scanned.replace(SYMBOLOGY, '');

/** Letters whose capitals would be ASCII, so that another number would be read. */
const KEPT = /[^ßı]+/gu;

/**
 * Normalises to capitals (R5.17) and to the width of a scanned label, without the spaces of printed labels,
 * invisible characters, which come along when a number is pasted, and the scanner's symbology identifier.
 */
export function readParcelNumber(typed: string): string {
  return withoutSymbology(
    tidy(typed.replaceAll(/[\s\p{Cc}]/gu, '')).replaceAll(' ', ''),
  ).replaceAll(KEPT, (part) => part.toUpperCase());
}

/** Whether a bar code can have the number as read: ASCII letters, digits and `-`, `.`, `/`, `_`. */
export const isParcelNumber = (number: string): boolean =>
  /^[-./_]*[A-Z\d][A-Z\d\-./_]*$/.test(number);

/** Whether the number is already among others: each parcel has a number of its own. */
export const isRepeated = (parcelNumber: string, others: readonly string[]): boolean => {
  const number = readParcelNumber(parcelNumber);
  return number !== '' && others.some((other) => readParcelNumber(other) === number);
};

/** The country code at the end of a number (R5.18); undefined if it has none and staff must enter it. */
export function countryOfNumber(parcelNumber: string): string | undefined {
  return /[A-Z]{2}$/.exec(readParcelNumber(parcelNumber))?.[0];
}

/** Whether it is a country code: one or two letters. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{1,2}$/i.test(tidy(code));
}

/** The category with the longest matching prefix `ex`; undefined if none matches. */
export function categoryOfNumber<C extends { ex: string }>(
  parcelNumber: string,
  categories: readonly C[],
): C | undefined {
  const number = readParcelNumber(parcelNumber);
  return categories
    .filter(({ ex }) => ex !== '' && number.startsWith(readParcelNumber(ex)))
    .toSorted((a, b) => b.ex.length - a.ex.length)[0];
}

// Reserving a box for a parcel: what a form may hold, checked in the product's order, and what is read from a number.
import { PRICE_DECIMALS } from '../limits.ts';

/** A box is kept this long for a parcel that does not come; then the booking ends by itself. Milliseconds. */
export const RESERVATION_ENDS_AFTER_MS = 72 * 60 * 60 * 1_000;

/** What a reservation form holds, as typed; empty text and null are both "nothing". */
export interface ReservationDraft {
  readonly boxTypeName: string | null;
  readonly boxId: number | null;
  readonly parcelNumber: string;
  readonly countryCode: string;
  readonly category: string | null;
}

/** What a reservation for a registered customer holds besides. */
export interface PricedDraft extends ReservationDraft {
  readonly price: string;
  readonly costReasonId: number | null;
}

/** What a reservation for somebody who is not registered holds besides. */
export interface UnregisteredDraft extends ReservationDraft {
  readonly lockerId: number | null;
  readonly memberMobile: string;
  readonly memberMail: string;
}

/** Keys of what a form lacks; the catalogues hold the product's sentences for them. */
export type ReservationError =
  | 'contactMissing'
  | 'emailWrong'
  | 'lockerMissing'
  | 'sizeMissing'
  | 'boxMissing'
  | 'numberMissing'
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

const parcelChecks: readonly Check<ReservationDraft>[] = [
  ['sizeMissing', ({ boxTypeName }) => empty(boxTypeName)],
  ['boxMissing', ({ boxId }) => boxId === null],
  ['numberMissing', ({ parcelNumber }) => readParcelNumber(parcelNumber) === ''],
  ['countryMissing', ({ countryCode }) => empty(countryCode)],
  ['categoryMissing', ({ category }) => empty(category)],
];

const priceChecks: readonly Check<PricedDraft>[] = [
  ['priceZero', ({ price }) => /^0*\.?0*$/.test(plain(price)) && !empty(price)],
  ['priceDecimals', ({ price }) => decimals(price) > PRICE_DECIMALS],
  ['priceLetters', ({ price }) => !empty(price) && parsePrice(price) === undefined],
  ['reasonMissing', ({ price, costReasonId }) => !empty(price) && costReasonId === null],
  ['priceMissing', ({ price, costReasonId }) => empty(price) && costReasonId !== null],
];

const contactChecks: readonly Check<
  Pick<UnregisteredDraft, 'lockerId' | 'memberMobile' | 'memberMail'>
>[] = [
  ['contactMissing', ({ memberMobile, memberMail }) => empty(memberMobile) && empty(memberMail)],
  ['emailWrong', ({ memberMail }) => !empty(memberMail) && !memberMail.includes('@')],
  ['lockerMissing', ({ lockerId }) => lockerId === null],
];

const first = <D>(checks: readonly Check<D>[], draft: D): ReservationError | undefined =>
  checks.find(([, fails]) => fails(draft))?.[0];

const all = <D>(checks: readonly Check<D>[], draft: D): ReservationError[] =>
  checks.filter(([, fails]) => fails(draft)).map(([fault]) => fault);

/** Everything wrong with what is entered for one parcel of a registered customer, in the order of the checks. */
export const errorsOfPriced = (draft: PricedDraft): readonly ReservationError[] =>
  all<PricedDraft>([...parcelChecks, ...priceChecks], draft);

/** Everything wrong with what is entered for one parcel of somebody who is not registered, in the order of the checks. */
export const errorsOfParcel = (draft: ReservationDraft): readonly ReservationError[] =>
  all<ReservationDraft>(parcelChecks, draft);

/** Everything wrong with how somebody who is not registered is reached, and where. */
export const errorsOfContact = (
  draft: Pick<UnregisteredDraft, 'lockerId' | 'memberMobile' | 'memberMail'>,
): readonly ReservationError[] => all<typeof draft>(contactChecks, draft);

/**
 * The first thing wrong with a reservation for a registered customer, or undefined.
 * Checked in this order (R5.5): size, compartment, number, country code, category, price, reason.
 */
export function checkReservation(draft: PricedDraft): ReservationError | undefined {
  return first<PricedDraft>([...parcelChecks, ...priceChecks], draft);
}

/**
 * The first thing wrong with a reservation for somebody unregistered, or undefined: mobile or e-mail, locker,
 * Then what a registered customer's is checked for (R5.27).
 */
export function checkUnregistered(draft: UnregisteredDraft): ReservationError | undefined {
  return first<UnregisteredDraft>([...contactChecks, ...parcelChecks], draft);
}

/** R5.16: the price field accepts digits, comma and dot, and turns a comma into a dot. */
function plain(price: string): string {
  return price.trim().replaceAll(',', '.');
}

const decimals = (price: string): number => plain(price).split('.')[1]?.length ?? 0;

/** The amount in cents of a price as typed, or undefined where it is no number; decimals beyond two are no price. */
export function parsePrice(price: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain(price)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/**
 * In capitals (R5.17). The blanks in which labels print a number are not part of it, nor
 * are the signs without a picture that come along when one is pasted: nobody could find it by what can be read.
 */
export function readParcelNumber(typed: string): string {
  return typed.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '').toUpperCase();
}

/** Whether the number stands among others already: each parcel has one of its own. */
export const isRepeated = (parcelNumber: string, others: readonly string[]): boolean => {
  const number = readParcelNumber(parcelNumber);
  return number !== '' && others.some((other) => readParcelNumber(other) === number);
};

/** The country code that a number ends with (R5.18), else undefined: staff enter it. */
export function countryOfNumber(parcelNumber: string): string | undefined {
  return /[A-Z]{2}$/.exec(readParcelNumber(parcelNumber))?.[0];
}

/** Whether a country code is '1-2 letters'. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{1,2}$/.test(code.trim().toUpperCase());
}

/** The category of a number: `ex` is its beginning, the longest that fits wins; undefined when none does. */
export function categoryOfNumber<C extends { ex: string }>(
  parcelNumber: string,
  categories: readonly C[],
): C | undefined {
  const number = readParcelNumber(parcelNumber);
  return categories
    .filter(({ ex }) => ex !== '' && number.startsWith(ex.trim().toUpperCase()))
    .toSorted((a, b) => b.ex.trim().length - a.ex.trim().length)[0];
}

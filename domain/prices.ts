// Prices in integer cents: what a scheme costs, when its discount holds, how money is rounded, read and written.
import {
  PAYMENT_SCHEMES,
  RATIO_MAX,
  RATIO_MIN,
  REPORT_DECIMAL_MARK,
  type PaymentScheme,
} from './limits.ts';
import { momentShowing, shownAt } from './parcels/storageDays.ts';

export type SubscriptionScheme = Exclude<PaymentScheme, 'PER_USE'>;

/** Hundredths of a percent in the whole: 12.5 % is 1,250 of them. */
const WHOLE = 10_000;

/** The largest price in cents: the database counts them in four bytes. */
export const PRICE_MAX_CENTS = 2_147_483_647;

/** What a scheme costs. Times are epoch milliseconds; a side of the window that is null is open. */
export interface Price {
  readonly amountCents: number;
  /** The discount in hundredths of a percent; null where the scheme knows none. */
  readonly ratioHundredths: number | null;
  readonly ratioStartTime: number | null;
  readonly ratioEndTime: number | null;
}

/** Cents of an amount as the wire says it. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** A percentage as the wire says it, in hundredths of a percent. */
export const hundredthsOf = (ratio: number): number => Math.round(ratio * 100);

/**
 * The discounted amount (R5.67) in cents. The one rounding rule of the product:
 * to the nearest cent, half a cent up.
 */
export function discounted(amountCents: number, ratioHundredths: number): number {
  const exact = amountCents * (WHOLE - ratioHundredths) + WHOLE / 2;
  return (exact - (exact % WHOLE)) / WHOLE;
}

/** Whether there is a discount at this moment: from the start of its window until just before the end. */
export function discountHolds(price: Omit<Price, 'amountCents'>, time: number): boolean {
  const { ratioHundredths, ratioStartTime, ratioEndTime } = price;
  return (
    (ratioHundredths ?? 0) > 0 &&
    (ratioStartTime === null || ratioStartTime <= time) &&
    (ratioEndTime === null || time < ratioEndTime)
  );
}

/** What the scheme costs at this moment, in cents. */
export const priceAt = (price: Price, time: number): number =>
  discountHolds(price, time)
    ? discounted(price.amountCents, price.ratioHundredths ?? 0)
    : price.amountCents;

/** Hundredths of a number as people type it, comma or dot; undefined where it is none or has more than two decimals. */
function hundredths(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Cents of a price as typed (R9.22). */
export function readPrice(typed: string): number | undefined {
  const cents = hundredths(typed);
  return cents !== undefined && cents <= PRICE_MAX_CENTS ? cents : undefined;
}

/** Hundredths of a percent of a discount as typed (R9.21). */
export function readRatio(typed: string): number | undefined {
  const ratio = hundredths(typed);
  if (ratio === undefined) return undefined;
  return ratio >= RATIO_MIN * 100 && ratio <= RATIO_MAX * 100 ? ratio : undefined;
}

/** Cents, or hundredths of a percent, with two decimals: 1250 is `12.50`. */
export const twoDecimals = (count: number): string =>
  `${Math.trunc(count / 100)}.${String(count % 100).padStart(2, '0')}`;

/** Cents as a report says them (R9.22, R9.23). */
export const reportAmount = (cents: number): string =>
  twoDecimals(cents).replace('.', REPORT_DECIMAL_MARK);

/** Two decimals (R9.22), whatever the network's currency is: how an amount is written in a language. */
export const amountFormat = (locale: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

/** One scheme as the form holds it; PER_USE has an amount alone. */
export interface PriceDraft {
  readonly amount: string;
  readonly ratio: string;
  readonly ratioStartTime: number | null;
  readonly ratioEndTime: number | null;
}

export type PriceError =
  | 'amountMissing'
  | 'amountWrong'
  | 'ratioMissing'
  | 'ratioWrong'
  | 'windowWrong';

const missing = (typed: string): boolean => typed.trim() === '';

function amountError({ amount }: PriceDraft): PriceError | undefined {
  if (missing(amount)) return 'amountMissing';
  return readPrice(amount) === undefined ? 'amountWrong' : undefined;
}

function ratioError({ ratio }: PriceDraft): PriceError | undefined {
  if (missing(ratio)) return 'ratioMissing';
  return readRatio(ratio) === undefined ? 'ratioWrong' : undefined;
}

/** Whether a discount's window, where both of its sides are set, ends after it begins. */
export const windowHolds = (start: number | null, end: number | null): boolean =>
  start === null || end === null || start < end;

/** What keeps a scheme from being saved (R5.65, R5.66). */
export function errorsOfPrice(scheme: PaymentScheme, draft: PriceDraft): readonly PriceError[] {
  const amount = amountError(draft);
  if (!isSubscription(scheme)) return amount ? [amount] : [];
  const { ratioStartTime, ratioEndTime } = draft;
  const window = windowHolds(ratioStartTime, ratioEndTime) ? undefined : ('windowWrong' as const);
  return [amount, ratioError(draft), window].flatMap((fault) => fault ?? []);
}

/** R9.32. */
export const isSubscription = (scheme: PaymentScheme): scheme is SubscriptionScheme =>
  scheme !== 'PER_USE';

const MONTHS: Record<SubscriptionScheme, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };

/**
 * When a subscription that begins at `start` (epoch milliseconds) ends: the same day and time of a later month as the
 * network's calendar and clocks show them, or that month's last day. A time that the clocks skip is the one after it.
 */
export function subscriptionEnd(
  scheme: SubscriptionScheme,
  start: number,
  timeZone: string,
): number {
  const end = new Date(shownAt(start, timeZone));
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + MONTHS[scheme], 1);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  return momentShowing(end.setUTCDate(Math.min(day, last)), timeZone);
}

/** What `product/{id}` takes beside a scheme's name (R2.38): in the order of the schemes. */
export const schemeOfProduct = (id: string): PaymentScheme | undefined =>
  PAYMENT_SCHEMES.find((scheme, index) => scheme === id || String(index + 1) === id);

// Prices in integer cents: amounts of schemes, discounts, rounding, parsing and formatting.
import { PAYMENT_SCHEMES, REPORT_DECIMAL_MARK, type PaymentScheme } from './limits.ts';
import { momentShowing, shownAt } from './timeZone.ts';

export type SubscriptionScheme = Exclude<PaymentScheme, 'PER_USE'>;

/** 100 % in hundredths of a percent: 12.5 % is 1,250. */
const WHOLE = 10_000;

/** The largest price in cents, as the database stores a 32-bit integer. */
export const PRICE_MAX_CENTS = 2_147_483_647;

/** The price of a scheme. Times are epoch milliseconds; null is an open side of the window. */
export interface Price {
  readonly amountCents: number;
  /** The discount in hundredths of a percent; null if the scheme has none. */
  readonly ratioHundredths: number | null;
  readonly ratioStartTime: number | null;
  readonly ratioEndTime: number | null;
}

/** Cents of an amount in the API. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** Hundredths of a percent of a percentage in the API. */
export const hundredthsOf = (ratio: number): number => Math.round(ratio * 100);

/**
 * The discounted amount (R5.67) in cents. The product's only rounding rule:
 * to the nearest cent, half a cent up.
 */
export function discounted(amountCents: number, ratioHundredths: number): number {
  const exact = amountCents * (WHOLE - ratioHundredths) + WHOLE / 2;
  return (exact - (exact % WHOLE)) / WHOLE;
}

/** Whether a discount applies at this moment: the window's start is inclusive, its end exclusive. */
export function discountHolds(price: Omit<Price, 'amountCents'>, time: number): boolean {
  const { ratioHundredths, ratioStartTime, ratioEndTime } = price;
  return (
    (ratioHundredths ?? 0) > 0 &&
    (ratioStartTime === null || ratioStartTime <= time) &&
    (ratioEndTime === null || time < ratioEndTime)
  );
}

/** The price of the scheme at this moment, in cents. */
export const priceAt = (price: Price, time: number): number =>
  discountHolds(price, time)
    ? discounted(price.amountCents, price.ratioHundredths ?? 0)
    : price.amountCents;

/** Cents, or hundredths of a percent, with two decimals: 1250 is `12.50`. */
export const twoDecimals = (count: number): string =>
  `${Math.trunc(count / 100)}.${String(count % 100).padStart(2, '0')}`;

/** Formats cents for reports (R9.22, R9.23). */
export const reportAmount = (cents: number): string =>
  twoDecimals(cents).replace('.', REPORT_DECIMAL_MARK);

/** Whether a discount's window ends after it begins, if both sides are set. */
export const windowHolds = (start: number | null, end: number | null): boolean =>
  start === null || end === null || start < end;

/** R9.32. */
export const isSubscription = (scheme: PaymentScheme): scheme is SubscriptionScheme =>
  scheme !== 'PER_USE';

const MONTHS: Record<SubscriptionScheme, number> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };

const lastDay = (shown: Date): number =>
  new Date(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + 1, 0)).getUTCDate();

/**
 * The end of a subscription that begins at `start` (epoch milliseconds): the same day and local time of a later month
 * in the network's time zone, or that month's last day. A time skipped by a clock change is the one after it.
 * @param since the beginning of the first of several in a row: after a shorter month they end on its day again
 */
export function subscriptionEnd(
  scheme: SubscriptionScheme,
  start: number,
  timeZone: string,
  since = start,
): number {
  const end = new Date(shownAt(start, timeZone));
  const day = end.getUTCDate();
  const wanted =
    day === lastDay(end) ? Math.max(day, new Date(shownAt(since, timeZone)).getUTCDate()) : day;
  end.setUTCMonth(end.getUTCMonth() + MONTHS[scheme], 1);
  return momentShowing(end.setUTCDate(Math.min(wanted, lastDay(end))), timeZone);
}

/** The scheme for the id in `product/{id}`, besides its name (R2.38): in the order of the schemes. */
export const schemeOfProduct = (id: string): PaymentScheme | undefined =>
  PAYMENT_SCHEMES.find((scheme, index) => scheme === id || String(index + 1) === id);

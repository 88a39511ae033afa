// A scheme as these pages show it: its price in cents, and where its discount stands.
import type { Prices } from '../../../contract/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { centsOf, discountHolds, hundredthsOf, type Price } from '../../../domain/prices.ts';

/** 'MONTHLY, QUARTERLY, YEARLY, PER_USE objects': in the order of the form. */
export const SUBSCRIPTIONS = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;

/** The price of a scheme as the domain reckons with it. */
export function priceOf(prices: Prices, scheme: PaymentScheme): Price {
  if (scheme === 'PER_USE') {
    const amountCents = centsOf(prices.PER_USE.amount);
    return { amountCents, ratioHundredths: null, ratioStartTime: null, ratioEndTime: null };
  }
  const { amount, ratio, ratioStartTime, ratioEndTime } = prices[scheme];
  return {
    amountCents: centsOf(amount),
    ratioHundredths: hundredthsOf(ratio),
    ratioStartTime: ratioStartTime ?? null,
    ratioEndTime: ratioEndTime ?? null,
  };
}

/** Whether a scheme is sold; who uses a box can always pay for it. */
export const isSold = (prices: Prices, scheme: PaymentScheme): boolean =>
  scheme === 'PER_USE' || prices[scheme].isEnable;

export type Standing = 'none' | 'now' | 'until' | 'later' | 'over';

/** Where a discount stands at a moment: a message below `prices.standing`. */
export function standingOf(price: Price, time: number): Standing {
  const { ratioHundredths, ratioStartTime, ratioEndTime } = price;
  if ((ratioHundredths ?? 0) === 0) return 'none';
  if (discountHolds(price, time)) return ratioEndTime === null ? 'now' : 'until';
  return ratioStartTime !== null && time < ratioStartTime ? 'later' : 'over';
}

// What a scheme costs as a server tells it, in cents, and whether it is sold.
import type { Prices } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { centsOf, hundredthsOf, type Price } from '../../../domain/prices.ts';

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

// A scheme's price in cents as the server returns it, and whether it is for sale.
import type { Prices } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { centsOf, hundredthsOf, type Price } from '../../../domain/prices.ts';

/** The price of a scheme in the domain's form. */
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

/** Whether a scheme is for sale; payment per use is always available. */
export const isSold = (prices: Prices, scheme: PaymentScheme): boolean =>
  scheme === 'PER_USE' || prices[scheme].isEnable;

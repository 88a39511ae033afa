// Typed prices and discounts in hundredths: apart from the prices' rules, as only forms need a reader.
import { PRICE_DECIMALS, RATIO_MAX, RATIO_MIN } from './limits.ts';
import { PRICE_MAX_CENTS } from './prices.ts';
import { readNumber } from './readNumber.ts';

/** Reads a typed number to hundredths; undefined if it is negative, unreadable or has too many decimals (R9.22). */
export function readHundredths(typed: string): number | undefined {
  const { value } = readNumber(typed, { decimals: PRICE_DECIMALS });
  return value === undefined || value < 0 ? undefined : Math.round(value * 100);
}

/** Reads a typed price to cents (R9.22). */
export function readPrice(typed: string): number | undefined {
  const cents = readHundredths(typed);
  return cents !== undefined && cents <= PRICE_MAX_CENTS ? cents : undefined;
}

/** Reads a typed discount to hundredths of a percent (R9.21). */
export function readRatio(typed: string): number | undefined {
  const ratio = readHundredths(typed);
  if (ratio === undefined) return undefined;
  return ratio >= RATIO_MIN * 100 && ratio <= RATIO_MAX * 100 ? ratio : undefined;
}

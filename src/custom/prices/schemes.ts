// A scheme as these pages show it: where its discount stands.
import { discountHolds, type Price } from '../../../domain/prices.ts';

/** The four schemes (R7.113), in the order of the form. */
export const SUBSCRIPTIONS = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;

export type Standing = 'none' | 'now' | 'until' | 'later' | 'over';

/** Where a discount stands at a moment: a message below `prices.standing`. */
export function standingOf(price: Price, time: number): Standing {
  const { ratioHundredths, ratioStartTime, ratioEndTime } = price;
  if ((ratioHundredths ?? 0) === 0) return 'none';
  if (discountHolds(price, time)) return ratioEndTime === null ? 'now' : 'until';
  return ratioStartTime !== null && time < ratioStartTime ? 'later' : 'over';
}

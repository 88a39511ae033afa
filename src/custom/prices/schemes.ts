// A scheme as these pages show it, with the state of its discount.
import { discountHolds, type Price } from '../../../domain/prices.ts';

export type Standing = 'none' | 'now' | 'until' | 'later' | 'over';

/** The state of a discount at a moment: a message key below `prices.standing`. */
export function standingOf(price: Price, time: number): Standing {
  const { ratioHundredths, ratioStartTime, ratioEndTime } = price;
  if ((ratioHundredths ?? 0) === 0) return 'none';
  if (discountHolds(price, time)) return ratioEndTime === null ? 'now' : 'until';
  return ratioStartTime !== null && time < ratioStartTime ? 'later' : 'over';
}

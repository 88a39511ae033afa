// The labels of a scheme and its discount.
import { useTranslate } from 'react-admin';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { discountHolds, type Price } from '../../../domain/prices.ts';
import { moment } from '../../engine/fields/clock.ts';

type Standing = 'none' | 'now' | 'until' | 'later' | 'over';

/** The state of a discount at a moment: a message key below `prices.standing`. */
function standingOf(price: Price, time: number): Standing {
  const { ratioHundredths, ratioStartTime, ratioEndTime } = price;
  if ((ratioHundredths ?? 0) === 0) return 'none';
  if (discountHolds(price, time)) return ratioEndTime === null ? 'now' : 'until';
  return ratioStartTime !== null && time < ratioStartTime ? 'later' : 'over';
}

export function useSchemeMessages() {
  const translate = useTranslate();
  return {
    name: (scheme: PaymentScheme): string => translate(`choices.paymentScheme.${scheme}`),
    /** The current state of the discount. */
    standing: (price: Price, time: number): string =>
      translate(`prices.standing.${standingOf(price, time)}`, {
        start: price.ratioStartTime === null ? '' : moment(price.ratioStartTime),
        end: price.ratioEndTime === null ? '' : moment(price.ratioEndTime),
      }),
  };
}

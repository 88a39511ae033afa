// The labels of a scheme and its discount.
import { useTranslate } from 'react-admin';
import type { PaymentScheme } from '../../../domain/limits.ts';
import type { Price } from '../../../domain/prices.ts';
import { moment } from '../../engine/fields/clock.ts';
import { standingOf } from './schemes.ts';

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

// The current price of each scheme, for users about to charge a customer.
import { useQuery } from '@tanstack/react-query';
import { prices } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { priceAt } from '../../../domain/prices.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { isSold, priceOf } from './schemes.ts';

export interface SchemePrices {
  /** All are for sale, unless the server says otherwise. */
  readonly isSold: (scheme: PaymentScheme) => boolean;
  /** In the network's currency; undefined where unknown. */
  readonly amountOf: (scheme: PaymentScheme) => string | undefined;
  /** The same in cents. */
  readonly centsOf: (scheme: PaymentScheme) => number | undefined;
}

/** The current prices, discounts included. Loading never fails: the server decides what is charged. */
export function useSchemePrices(): SchemePrices {
  const canAccess = useCanAccess();
  const written = useAmount();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['prices', 'info'],
    queryFn: ({ signal }) => call(prices.read, {}, { signal }),
    enabled: canAccess(prices.read),
  });
  const centsOf = (scheme: PaymentScheme) => data && priceAt(priceOf(data, scheme), dataUpdatedAt);
  return {
    isSold: (scheme) => !data || isSold(data, scheme),
    amountOf: (scheme) => {
      const cents = centsOf(scheme);
      return cents === undefined ? undefined : written(cents / 100);
    },
    centsOf,
  };
}

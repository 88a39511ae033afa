// What each scheme costs at this moment, for whoever is about to charge somebody for one.
import { useQuery } from '@tanstack/react-query';
import { prices } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { priceAt } from '../../../domain/prices.ts';
import { call } from '../../dataProvider/call.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { useAmount } from './ParcelTimeLine/useLineWords.ts';
import { isSold, priceOf } from './schemes.ts';

export interface SchemePrices {
  /** All are, as long as nobody has said otherwise. */
  readonly isSold: (scheme: PaymentScheme) => boolean;
  /** In the network's currency; undefined where it is not known. */
  readonly amountOf: (scheme: PaymentScheme) => string | undefined;
  /** The same in cents. */
  readonly centsOf: (scheme: PaymentScheme) => number | undefined;
}

/** The prices of now, discounts included. They do not fail: what is charged is the server's to say. */
export function useSchemePrices(): SchemePrices {
  const mayUse = useMayUse();
  const written = useAmount();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['prices', 'info'],
    queryFn: ({ signal }) => call(prices.read, {}, { signal }),
    enabled: mayUse(prices.read),
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

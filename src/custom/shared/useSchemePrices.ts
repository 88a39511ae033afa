// The current price of each scheme, for users about to charge a customer.
import { prices } from '../../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../../domain/limits.ts';
import { priceAt } from '../../../domain/prices.ts';
import { useCall } from '../../engine/useCall.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { isSold, priceOf } from './schemes.ts';

/** The current prices, discounts included. Loading never fails: the server decides what is charged. */
export function useSchemePrices() {
  const canAccess = useCanAccess();
  const written = useAmount();
  const { data, dataUpdatedAt } = useCall(
    ['prices', 'info'],
    prices.read,
    {},
    { enabled: canAccess(prices.read) },
  );
  const centsOf = (scheme: PaymentScheme) => data && priceAt(priceOf(data, scheme), dataUpdatedAt);
  return {
    /** All are for sale, unless the server says otherwise. */
    isSold: (scheme: PaymentScheme) => !data || isSold(data, scheme),
    /** In the network's currency; undefined where unknown. */
    amountOf: (scheme: PaymentScheme) => {
      const cents = centsOf(scheme);
      return cents === undefined ? undefined : written(cents / 100);
    },
    centsOf,
  };
}

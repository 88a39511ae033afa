// How amounts are entered: two decimals, and the network's currency at the end.
import { PRICE_DECIMALS } from '../../../../domain/limits.ts';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';

export const moneyFormat = () => ({
  decimals: PRICE_DECIMALS,
  maxDecimals: PRICE_DECIMALS,
  unit: knownCapabilities().currency,
});

// Amounts in the network's currency.
import { PRICE_DECIMALS as DECIMALS } from '../../../domain/limits.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useNumber } from '../../ui/useNumber.ts';

/** Two decimals (R9.22), also where the currency has none or three. */
export const AMOUNT = { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS } as const;

/** An amount in the network's currency, formatted for the language. */
export function useAmount(): (amount: number) => string {
  const formatted = useNumber();
  const { currency } = knownCapabilities();
  return (amount) => formatted(amount, { ...AMOUNT, style: 'currency', currency });
}

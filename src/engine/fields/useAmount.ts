// Amounts in the network's currency.
import { useLocale } from 'react-admin';
import { amountFormat } from '../../../domain/prices.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';

/** An amount in the network's currency, formatted for the language. */
export function useAmount(): (amount: number) => string {
  const locale = useLocale();
  const format = amountFormat(locale, knownCapabilities().currency);
  return (amount) => format.format(amount);
}

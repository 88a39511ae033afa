// Formats a price's values.
import { useTranslate } from 'react-admin';
import type { PriceFacts } from '../../../contract/parcels/prices.ts';
import { moment } from '../../engine/fields/clock.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';
import type { PriceField } from './priceFields.ts';

/** Formats a value of a price. */
export function useValueMessages(): (field: PriceField, value: PriceFacts[PriceField]) => string {
  const translate = useTranslate();
  const amountOf = useAmount();
  return (field, value) => {
    if (value === null || value === undefined) return translate('prices.changes.empty');
    if (typeof value === 'boolean') return translate(`prices.changes.${value ? 'yes' : 'no'}`);
    if (field === 'amount') return amountOf(value);
    return field === 'ratio' ? `${value}` : moment(value);
  };
}

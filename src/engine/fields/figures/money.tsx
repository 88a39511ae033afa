// Field type: an amount with two decimals, in a right-aligned column, or with its currency.
import { useLocale } from 'react-admin';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import type { Cell, FieldType } from '../fieldType.ts';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

function Show({ value, place }: Cell) {
  const locale = useLocale();
  if (typeof value !== 'number') return null;
  const { currency } = knownCapabilities();
  const format = place === 'table' ? TWO : ({ ...TWO, style: 'currency', currency } as const);
  return new Intl.NumberFormat(locale, format).format(value);
}

export const money: FieldType = { align: 'end', Show };

// Number formats of statistics: thousands separators, decimals of averages, a dash without a value.
import { useNumber, usePercent } from '../../ui/useCount.ts';

/** Decimals by field name, for the fields that have any. */
const DECIMALS: Readonly<Record<string, number>> = {
  averageHours: 1,
  medianHours: 1,
  ninetiethHours: 1,
  averageInUse: 1,
  averageOutOfService: 1,
  averageFree: 1,
  perBox: 2,
};

export function useFormatted(): (value: number | null, field?: string) => string {
  const said = useNumber();
  const percent = usePercent();
  return (value, field = '') => {
    if (value === null) return '–';
    if (field.toLowerCase().endsWith('share')) return percent(value);
    return said(value, { minimumFractionDigits: DECIMALS[field] ?? 0 });
  };
}

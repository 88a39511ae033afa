// Number formats of statistics: thousands separators, decimals of averages, a dash without a value.
import { useLocale } from 'react-admin';

/** Decimals by field name, for the fields that have any. */
const DECIMALS: Readonly<Record<string, number>> = {
  averageHours: 1,
  medianHours: 1,
  ninetiethHours: 1,
  averageInUse: 1,
  averageOutOfService: 1,
  averageFree: 1,
  inUseShare: 1,
  share: 1,
  perBox: 2,
};

export function useFormatted(): (value: number | null, field?: string) => string {
  const locale = useLocale();
  return (value, field = '') => {
    if (value === null) return '–';
    const text = value.toLocaleString(locale, { minimumFractionDigits: DECIMALS[field] ?? 0 });
    return field.toLowerCase().endsWith('share') ? `${text}\u00a0%` : text;
  };
}

// How figures of statistics are written: thousands apart, averages with their decimals, a dash where there is nothing to tell.
import { useLocale } from 'react-admin';

/** Decimals, by the names of the fields that have any. */
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

/** A value in the words of its field. */
export function useSaid(): (value: number | null, field?: string) => string {
  const locale = useLocale();
  return (value, field = '') => {
    if (value === null) return '–';
    const text = value.toLocaleString(locale, { minimumFractionDigits: DECIMALS[field] ?? 0 });
    return field.toLowerCase().endsWith('share') ? `${text}\u00a0%` : text;
  };
}

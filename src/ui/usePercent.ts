// Formats percentages that are shown alone, as the language writes them.
import { useCallback } from 'react';
import { useNumber } from './useNumber.ts';

/** Always with this many decimals, as `percentOf` rounds. */
const TENTH = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Returns a function that formats the percentage `40.42` as `40.4%`. */
export function usePercent(): (percent: number) => string {
  const format = useNumber();
  return useCallback((percent) => format(percent / 100, TENTH), [format]);
}

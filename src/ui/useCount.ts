// Formats counts that are shown alone, as the language writes them; translations format their own.
import { useCallback } from 'react';
import { useNumber } from './useNumber.ts';

/** Returns a function that formats `1643` as `1,643`. */
export function useCount(): (value: number) => string {
  const format = useNumber();
  return useCallback((value) => format(value), [format]);
}

// Formats a number that is shown alone, with thousands separators; translations format their own.
import { useCallback } from 'react';
import { useLocale } from 'react-admin';

/** Returns a function that formats `1643` as `1,643`, in the current language. */
export function useCount(): (value: number) => string {
  const locale = useLocale();
  return useCallback((value) => value.toLocaleString(locale), [locale]);
}

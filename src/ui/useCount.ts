// How a number stands alone, with its thousands separated. In a sentence the translation does that by itself.
import { useCallback } from 'react';
import { useLocale } from 'react-admin';

/** A function that writes `1643` as `1,643`, in the language of the screen. */
export function useCount(): (value: number) => string {
  const locale = useLocale();
  return useCallback((value) => value.toLocaleString(locale), [locale]);
}

// Formats numbers that are shown alone, as the language writes them; translations format their own.
import { createContext, useCallback, useContext } from 'react';
import { useLocale } from 'react-admin';

/** Below it, numbers have this decimal mark and are grouped by narrow spaces, whatever the language. */
export const DecimalMark = createContext<string | undefined>(undefined);

/** Returns a function that formats a number by Intl's options, in the current language. */
export function useNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = useLocale();
  const mark = useContext(DecimalMark);
  return useCallback(
    (value, options) => {
      const format = new Intl.NumberFormat(locale, options);
      if (mark === undefined) return format.format(value);
      return format
        .formatToParts(value)
        .map(({ type, value: part }) =>
          type === 'decimal' ? mark : type === 'group' ? '\u202f' : part,
        )
        .join('');
    },
    [locale, mark],
  );
}

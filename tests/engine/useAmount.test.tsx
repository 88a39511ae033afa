// Amounts in the network's currency: two decimals, in the language, and with the decimal mark of reports.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { useAmount } from '../../src/engine/fields/useAmount.ts';
import { DecimalMark } from '../../src/ui/useNumber.ts';

const network = vi.hoisted(() => ({ currency: '' }));
vi.mock('../../src/dataProvider/capabilities.ts', () => ({ knownCapabilities: () => network }));

test.each([
  ['EUR', 'en', undefined, '€4.29'],
  ['JPY', 'en', undefined, '¥4.29'],
  ['KWD', 'en', undefined, 'KWD 4.29'],
  ['JPY', 'zh', undefined, 'JP¥4.29'],
  ['EUR', 'en', ',', '€4,29'],
])('an amount of %s in %s with the mark %s is %s', (currency, locale, mark, expected) => {
  network.currency = currency;
  const i18n = { getLocale: () => locale, translate: String, changeLocale: async () => {} };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nContextProvider value={i18n}>
      <DecimalMark value={mark}>{children}</DecimalMark>
    </I18nContextProvider>
  );
  const { result } = renderHook(() => useAmount(), { wrapper });
  expect(result.current(4.29).replaceAll(/\s/g, ' ')).toBe(expected);
});

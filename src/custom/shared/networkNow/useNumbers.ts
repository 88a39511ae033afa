// Formats the dashboard's numbers in the UI language.
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useCount } from '../../../ui/useCount.ts';
import { clock } from '../../../engine/fields/clock.ts';

export interface Numbers {
  /** `1,004` */
  count(value: number): string;
  /** `40.4 %` of a percentage, 0 to 100 */
  share(value: number): string;
  /** `HH:mm:ss` in the network's time zone, of epoch milliseconds */
  clock(time: number): string;
}

/** The number formats of this screen. */
export function useNumbers(): Numbers {
  const locale = useLocale();
  const translate = useTranslate();
  const count = useCount();
  return useMemo(() => {
    const tenth = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return {
      count,
      share: (value) => translate('dashboard.share', { value: tenth.format(value) }),
      clock,
    };
  }, [locale, translate, count]);
}

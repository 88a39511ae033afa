// How many rows the list has, as far as the server counted them.
import { useListContext, useLocale, useTranslate } from 'react-admin';

export interface Total {
  readonly total: number;
  /** There are more than `total`: a long list is not counted to its end. */
  readonly isLeast: boolean;
  /** `40`, `10,000`. */
  readonly words: string;
}

/** The total of the list around, and whether it is all. */
export function useTotal(): Total {
  const locale = useLocale();
  const { total = 0, meta } = useListContext();
  const { totalIsLeast } = (meta ?? {}) as { totalIsLeast?: boolean };
  return { total, isLeast: totalIsLeast === true, words: total.toLocaleString(locale) };
}

/** `1–10 of 40`, `1–100 of more than 10,000`. */
export function useRange(first: number, last: number): string {
  const translate = useTranslate();
  const { isLeast, words } = useTotal();
  const key = isLeast ? 'engine.pager.rangeOfMore' : 'engine.pager.range';
  return translate(key, { first, last, total: words });
}

// How many rows the list has, as far as the server counted them.
import { useListContext, useTranslate } from 'react-admin';

export interface Total {
  readonly total: number;
  /** There are more than `total`: a long list is not counted to its end. */
  readonly isLeast: boolean;
}

/** The total of the list around, and whether it is all. */
export function useTotal(): Total {
  const { total = 0, meta } = useListContext();
  const { totalIsLeast } = (meta ?? {}) as { totalIsLeast?: boolean };
  return { total, isLeast: totalIsLeast === true };
}

/** `1–10 of 40`, `1–100 of more than 10,000`. */
export function useRange(first: number, last: number): string {
  const translate = useTranslate();
  const { isLeast, total } = useTotal();
  const key = isLeast ? 'engine.pager.rangeOfMore' : 'engine.pager.range';
  return translate(key, { first, last, total });
}

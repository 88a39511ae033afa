// Number of rows of the list, as far as the server counted them.
import { useListContext, useTranslate } from 'react-admin';
import { useCount } from '../../../ui/useCount.ts';

export interface Total {
  readonly total: number;
  /** There are more than `total`: a long list is not counted completely. */
  readonly isLeast: boolean;
}

/** Total of the current list, and whether it is exact. */
export function useTotal(): Total {
  const { total = 0, meta } = useListContext();
  const { totalIsLeast } = (meta ?? {}) as { totalIsLeast?: boolean };
  return { total, isLeast: totalIsLeast === true };
}

/** `1–10 of 40`, `1–100 of more than 10,000`. */
export function useRange(): string {
  const translate = useTranslate();
  const count = useCount();
  const { page, perPage } = useListContext();
  const { isLeast, total } = useTotal();
  return translate(isLeast ? 'engine.pager.rangeOfMore' : 'engine.pager.range', {
    first: count(Math.min((page - 1) * perPage + 1, total)),
    last: count(Math.min(page * perPage, total)),
    total: count(total),
  });
}

/** How many pages the list has, at least one. An uncounted rest has at least one more. */
export function usePageCount(): number {
  const { perPage } = useListContext();
  const { total, isLeast } = useTotal();
  return Math.max(1, Math.ceil(total / perPage) + (isLeast ? 1 : 0));
}

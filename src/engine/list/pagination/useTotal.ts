// Number of rows and pages of the list, as far as the server counted them.
import { useListContext } from 'react-admin';

export interface Total {
  readonly total: number;
  /** There are more than `total`: a long list is not counted completely. */
  readonly isLeast: boolean;
}

/** Total of the current list, and its pages: at least one, and at least one more for an uncounted rest. */
export function useTotal(): Total & { readonly pages: number } {
  const { total = 0, perPage, meta } = useListContext();
  const isLeast = (meta as { totalIsLeast?: boolean } | undefined)?.totalIsLeast === true;
  return { total, isLeast, pages: Math.max(1, Math.ceil(total / perPage) + (isLeast ? 1 : 0)) };
}

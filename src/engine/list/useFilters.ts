// The list's filters as the address keeps them, and what changes them.
import { useCallback, useMemo } from 'react';
import { useListContext } from 'react-admin';

export type FilterValue = string | number | boolean;

export interface Filters {
  readonly values: Readonly<Record<string, unknown>>;
  /** How many are set. */
  readonly count: number;
  /** Sets one; nothing or an empty text takes it away. The list goes back to its first page. */
  set(name: string, value: FilterValue | undefined): void;
  clear(): void;
}

export function useFilters(): Filters {
  const { filterValues, setFilters } = useListContext();
  const values: Readonly<Record<string, unknown>> = filterValues;
  const set = useCallback(
    (name: string, value: FilterValue | undefined) => {
      const { [name]: _, ...others } = values;
      setFilters(value === undefined || value === '' ? others : { ...others, [name]: value }, {});
    },
    [values, setFilters],
  );
  const clear = useCallback(() => setFilters({}, {}), [setFilters]);
  return useMemo(
    () => ({ values, count: Object.keys(values).length, set, clear }),
    [values, set, clear],
  );
}

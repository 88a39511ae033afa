// The list's filters in the URL, and how to change them.
import { useCallback, useMemo } from 'react';
import { useListContext } from 'react-admin';

export type FilterValue = string | number | boolean;

export interface Filters {
  readonly values: Readonly<Record<string, unknown>>;
  /** Number of active filters. */
  readonly count: number;
  /** Sets a filter; undefined or an empty text removes it. Returns the list to its first page. */
  set(name: string, value: FilterValue | undefined): void;
  /** Sets several at once. */
  setAll(values: Readonly<Record<string, FilterValue | undefined>>): void;
  clear(): void;
}

export function useFilters(): Filters {
  const { filterValues, setFilters } = useListContext();
  const values: Readonly<Record<string, unknown>> = filterValues;
  const setAll = useCallback(
    (next: Readonly<Record<string, FilterValue | undefined>>) => {
      const all = Object.entries({ ...values, ...next });
      const kept = all.filter(([, value]) => value !== undefined && value !== '');
      setFilters(Object.fromEntries(kept), {});
    },
    [values, setFilters],
  );
  const set = useCallback(
    (name: string, value: FilterValue | undefined) => setAll({ [name]: value }),
    [setAll],
  );
  const clear = useCallback(() => setFilters({}, {}), [setFilters]);
  return useMemo(
    () => ({ values, count: Object.keys(values).length, set, setAll, clear }),
    [values, set, setAll, clear],
  );
}

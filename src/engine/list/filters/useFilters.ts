// The list's filters in the URL, and how to change them.
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
  const setAll: Filters['setAll'] = (next) => {
    const all = Object.entries({ ...values, ...next });
    const kept = all.filter(([, value]) => value !== undefined && value !== '');
    setFilters(Object.fromEntries(kept), {});
  };
  return {
    values,
    count: Object.keys(values).length,
    set: (name, value) => setAll({ [name]: value }),
    setAll,
    clear: () => setFilters({}, {}),
  };
}

// The list's filters in the URL, and how to change them.
import { useListContext } from 'react-admin';

export type FilterValue = string | number | boolean;

export function useFilters() {
  const { filterValues, setFilters } = useListContext();
  const values: Readonly<Record<string, unknown>> = filterValues;
  const setAll = (next: Readonly<Record<string, FilterValue | undefined>>) => {
    const all = Object.entries({ ...values, ...next });
    const kept = all.filter(([, value]) => value !== undefined && value !== '');
    setFilters(Object.fromEntries(kept), {});
  };
  return {
    values,
    /** Number of active filters. */
    count: Object.keys(values).length,
    /** Sets a filter; undefined or an empty text removes it. Returns the list to its first page. */
    set: (name: string, value: FilterValue | undefined) => setAll({ [name]: value }),
    /** Sets several at once. */
    setAll,
    clear: () => setFilters({}, {}),
  };
}

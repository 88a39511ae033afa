// The user's column selection, stored with their preferences.
import { useCallback, useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Resource } from '../../defineResource.ts';

/** Where the widths that the user has set are stored. */
export const widthsKey = (storedAs: string) => `columnWidths.${storedAs}`;

/** @param storedAs a name of its own for one of several tables of a resource */
export function useColumns(resource: Resource, storedAs = resource.name) {
  const { columns, moreColumns } = resource.list;
  const [chosen, setChosen] = useStore<readonly string[] | undefined>(
    `columns.${storedAs}`,
    undefined,
  );
  const declared = useMemo(() => [...columns, ...(moreColumns ?? [])], [columns, moreColumns]);
  /** Visible columns, in the user's order. */
  const shown = useMemo(() => {
    // Stored columns may no longer exist; the record's name is always included.
    const kept = chosen?.filter((name) => declared.includes(name)) ?? columns;
    return kept.includes(resource.title) ? kept : [resource.title, ...kept];
  }, [chosen, declared, columns, resource.title]);
  /** All columns: the visible ones first. */
  const all = useMemo(
    () => [...shown, ...declared.filter((name) => !shown.includes(name))],
    [shown, declared],
  );
  const toggle = useCallback(
    (name: string) =>
      setChosen(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]),
    [shown, setChosen],
  );
  /** Moves a visible column by this many positions. */
  const move = useCallback(
    (name: string, by: -1 | 1) => {
      const at = shown.indexOf(name);
      const other = shown[at + by];
      if (other === undefined) return;
      setChosen(shown.map((one) => (one === name ? other : one === other ? name : one)));
    },
    [shown, setChosen],
  );
  const [, setWidths] = useStore(widthsKey(storedAs));
  /** Resets to the declared columns and their own widths. */
  const reset = useCallback(() => {
    setChosen(undefined);
    setWidths(undefined);
  }, [setChosen, setWidths]);
  return { shown, all, toggle, move, reset };
}

// The user's column selection, stored with their preferences.
import { useCallback, useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Resource } from '../../defineResource.ts';

export interface Columns {
  /** Visible columns, in the user's order. */
  readonly shown: readonly string[];
  /** All columns: the visible ones first. */
  readonly all: readonly string[];
  /** Moves a visible column by this many positions. */
  move(name: string, by: -1 | 1): void;
  toggle(name: string): void;
  /** Resets to the declared columns and their own widths. */
  reset(): void;
}

/** Where the widths that the user has set are stored. */
export const widthsKey = (storedAs: string) => `columnWidths.${storedAs}`;

/** @param storedAs a name of its own for one of several tables of a resource */
export function useColumns(resource: Resource, storedAs = resource.name): Columns {
  const { columns, moreColumns } = resource.list;
  const [chosen, setChosen] = useStore<readonly string[] | undefined>(
    `columns.${storedAs}`,
    undefined,
  );
  const declared = useMemo(() => [...columns, ...(moreColumns ?? [])], [columns, moreColumns]);
  const shown = useMemo(() => {
    // Stored columns may no longer exist; the record's name is always included.
    const kept = chosen?.filter((name) => declared.includes(name)) ?? columns;
    return kept.includes(resource.title) ? kept : [resource.title, ...kept];
  }, [chosen, declared, columns, resource.title]);
  const all = useMemo(
    () => [...shown, ...declared.filter((name) => !shown.includes(name))],
    [shown, declared],
  );
  const toggle = useCallback(
    (name: string) =>
      setChosen(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]),
    [shown, setChosen],
  );
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
  const reset = useCallback(() => {
    setChosen(undefined);
    setWidths(undefined);
  }, [setChosen, setWidths]);
  return { shown, all, toggle, move, reset };
}

// Which columns somebody sees: chosen once, kept with their preferences.
import { useCallback, useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Resource } from '../../defineResource.ts';

export interface Columns {
  /** Shown, in the order that was chosen. */
  readonly shown: readonly string[];
  /** All there are: the shown ones first. */
  readonly all: readonly string[];
  /** Moves a shown one by so many places. */
  move(name: string, by: -1 | 1): void;
  toggle(name: string): void;
  /** Back to those of the declaration. */
  reset(): void;
}

export function useColumns(resource: Resource): Columns {
  const { columns, moreColumns } = resource.list;
  const [chosen, setChosen] = useStore<readonly string[] | undefined>(
    `columns.${resource.name}`,
    undefined,
  );
  const declared = useMemo(() => [...columns, ...(moreColumns ?? [])], [columns, moreColumns]);
  const shown = useMemo(() => {
    // What was kept may name columns that there are no more; the record's name is always there.
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
  const reset = useCallback(() => setChosen(undefined), [setChosen]);
  return { shown, all, toggle, move, reset };
}

// Which columns somebody sees: chosen once, kept with their preferences.
import { useCallback, useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Resource } from '../defineResource.ts';

export interface Columns {
  /** Shown, in the order of the declaration. */
  readonly shown: readonly string[];
  /** All there are, in the same order. */
  readonly all: readonly string[];
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
  const all = useMemo(() => [...columns, ...(moreColumns ?? [])], [columns, moreColumns]);
  const shown = useMemo(
    () =>
      chosen ? all.filter((name) => name === resource.title || chosen.includes(name)) : columns,
    [chosen, all, columns, resource.title],
  );
  const toggle = useCallback(
    (name: string) =>
      setChosen(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]),
    [shown, setChosen],
  );
  const reset = useCallback(() => setChosen(undefined), [setChosen]);
  return { shown, all, toggle, reset };
}

// Row selection: by click, by range with Shift, or the whole page. Kept across pages.
import { useCallback, useMemo, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { AnyRow } from '../../fields/fieldType.ts';
import { useActions } from '../../actions/useActions.ts';
import { idOf } from '../../fields/plain.ts';

type Selected = ReadonlyMap<RecordId, AnyRow>;

export interface Selection {
  /** The selected rows as last loaded. */
  readonly rows: readonly AnyRow[];
  has(row: AnyRow): boolean;
  /** Toggles a row; with Shift, also all rows from the last clicked one. */
  toggle(row: AnyRow, range: boolean): void;
  /** Selects the whole page, or clears it if all are selected. */
  togglePage(): void;
  /** All rows that match the filter, on every page. */
  addAll(rows: readonly AnyRow[]): void;
  clear(): void;
}

const NOTHING: readonly AnyRow[] = [];

function withRows(selected: Selected, rows: readonly AnyRow[], on: boolean): Selected {
  const next = new Map(selected);
  for (const row of rows) {
    if (on) next.set(idOf(row), row);
    else next.delete(idOf(row));
  }
  return next;
}

/** The rows between two rows, inclusive; only the second if the first is not on the page. */
function between(
  page: readonly AnyRow[],
  one: RecordId | undefined,
  other: AnyRow,
): readonly AnyRow[] {
  const from = page.findIndex((row) => idOf(row) === one);
  const to = page.findIndex((row) => idOf(row) === idOf(other));
  return from < 0 ? [other] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export function useSelection(): Selection {
  const { data } = useListContext();
  const { removed } = useActions();
  const page: readonly AnyRow[] = data ?? NOTHING;
  const [selected, setSelected] = useState<Selected>(new Map());
  const last = useRef<RecordId>(undefined);

  const toggle = useCallback(
    (row: AnyRow, range: boolean) => {
      const hit = range ? between(page, last.current, row) : [row];
      last.current = idOf(row);
      setSelected((now) => withRows(now, hit, !now.has(idOf(row))));
    },
    [page],
  );
  const togglePage = useCallback(
    () => setSelected((now) => withRows(now, page, !page.every((row) => now.has(idOf(row))))),
    [page],
  );
  const addAll = useCallback(
    (rows: readonly AnyRow[]) => setSelected((now) => withRows(now, rows, true)),
    [],
  );
  const clear = useCallback(() => setSelected(new Map()), []);
  return useMemo(() => {
    const fresh = new Map(page.map((row) => [idOf(row), row]));
    const there = [...selected].filter(([id]) => !removed.has(id));
    const rows = there.map(([id, row]) => fresh.get(id) ?? row);
    return { rows, has: (row) => selected.has(idOf(row)), toggle, togglePage, addAll, clear };
  }, [page, selected, removed, toggle, togglePage, addAll, clear]);
}

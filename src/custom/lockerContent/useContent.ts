// The state of one list: load, edit, reorder, save as a whole, and handle a save conflict.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { supports } from '../../dataProvider/capabilities.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { useKept, useKeeping } from '../../engine/form/kept.ts';
import { useSaveFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { useUnchanged } from '../../engine/form/useUnchanged.ts';
import { moved } from '../shared/Sortable/SortableList.tsx';
import type { ContentList } from './lists.ts';
import {
  editedRows,
  errorsOf,
  newRow,
  sameRows,
  toldRows,
  type EditedRow,
  type RowError,
  type StoredRow,
} from './rows.ts';

/** The conflict: the list as another user saved it, who and when. */
export interface StaleList {
  readonly rows: readonly StoredRow[];
  readonly who: string;
  readonly time: number;
}

/** All rows carry the time of the list's last save; an empty list has none. */
const timeOf = (rows: readonly StoredRow[]): number | undefined => {
  if (!supports('stale-saves')) return undefined;
  const time = rows.length === 0 ? 0 : rows[0]?.['lastUpdatedTime'];
  return typeof time === 'number' ? time : undefined;
};

function staleOf(error: unknown): StaleList | undefined {
  if (!(error instanceof CallError) || error.code !== 'STALE') return undefined;
  const list = error.current?.['list'];
  if (!Array.isArray(list)) return undefined;
  const { by, time } = error.values ?? {};
  return { rows: list as StoredRow[], who: String(by ?? ''), time: Number(time ?? 0) };
}

export type Content = ReturnType<typeof useContent>;

/** What is edited: the rows, over those that were read. */
interface Edited {
  readonly stored: readonly StoredRow[];
  readonly rows: readonly EditedRow[];
}

const NO_ROWS: readonly StoredRow[] = [];

export function useContent(list: ContentList) {
  const client = useQueryClient();
  const queryKey = ['lockerContent', list.name];
  const {
    data: read,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(list.read, {}, { signal })) as StoredRow[],
    ...READ_ONCE,
  });
  const kept = useKept<Edited>(list.name);
  const [edited, setEdited] = useState(kept);
  const stored = edited?.stored ?? read;
  const readRows = useMemo(() => editedRows(list, stored ?? NO_ROWS), [list, stored]);
  const rows = edited?.rows ?? readRows;
  const { busy: saving, once } = useOnce();
  const [checked, setChecked] = useState(false);
  const [stale, setStale] = useState<StaleList>();
  const made = useRef(0);
  const notify = useNotify();
  const notifyUnchanged = useUnchanged();
  const { showError, takeBack } = useSaveFailure();

  const begin = (now: readonly StoredRow[]) => {
    client.setQueryData(queryKey, now);
    setEdited(undefined);
    setChecked(false);
    setStale(undefined);
  };
  const setRows = (change: (now: readonly EditedRow[]) => readonly EditedRow[]) =>
    setEdited((now) => ({ stored: stored ?? NO_ROWS, rows: change(now?.rows ?? rows) }));

  const changed = stored !== undefined && !sameRows(list, editedRows(list, stored), rows);
  useKeeping(list.name, changed ? { stored, rows } : undefined);
  const errors: ReadonlyMap<string, RowError> = checked ? errorsOf(list, rows) : new Map();

  /** Saves the whole list; resolves to whether it was saved. */
  const save = useEvent(async (): Promise<boolean> => {
    const asRead = timeOf(stored ?? []);
    setChecked(true);
    if (errorsOf(list, rows).size > 0) return false;
    if (!changed) return notifyUnchanged();
    const saved = await once(async () => {
      try {
        begin((await call(list.update, toldRows(list, rows), { asRead })) as StoredRow[]);
        takeBack();
        const messages = list.name === 'contacts' ? 'savedContacts' : 'savedTips';
        notify(`lockerContent.${messages}`, { type: 'success' });
        return true;
      } catch (failure) {
        const found = staleOf(failure);
        if (found) setStale(found);
        else showError(failure);
        return false;
      }
    });
    return saved === true;
  });

  return {
    list,
    rows,
    loading: stored === undefined,
    error: read || edited ? null : error,
    saving,
    changed,
    errors,
    stale,
    save,
    again: () => void refetch(),
    add: () => {
      made.current += 1;
      const row = newRow(list, `new ${made.current}`);
      setRows((now) => [...now, row]);
      return row.key;
    },
    enter: (key: string, name: string, value: string) =>
      setRows((now) =>
        now.map((row) =>
          row.key === key ? { ...row, values: { ...row.values, [name]: value } } : row,
        ),
      ),
    remove: (key: string) => setRows((now) => now.filter((row) => row.key !== key)),
    move: (from: number, to: number) => setRows((now) => moved(now, from, to)),
    discard: () => begin(stored ?? []),
    takeTheirs: () => begin(stale?.rows ?? []),
    /** Keeps the user's rows over the conflicting save; rows it removed are new again. */
    keepMine: () => {
      const there = new Set((stale?.rows ?? []).map((row) => row[list.id]));
      const anew = ({ kept: { [list.id]: _, ...other }, ...row }: EditedRow) => ({
        ...row,
        kept: other,
      });
      setEdited({
        stored: stale?.rows ?? NO_ROWS,
        rows: rows.map((row) => (there.has(row.kept[list.id]) ? row : anew(row))),
      });
      setStale(undefined);
    },
    closeStale: () => setStale(undefined),
  };
}

// The state of one list: load, edit, reorder, save as a whole, and handle a save conflict.
import { useEffect, useRef, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { supports } from '../../dataProvider/capabilities.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError, isAborted } from '../../dataProvider/callError.ts';
import { useKept, useKeeping } from '../../engine/form/kept.ts';
import { useSaveFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
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

export function useContent(list: ContentList) {
  const kept = useKept<{ stored: readonly StoredRow[]; rows: readonly EditedRow[] }>(list.name);
  const [stored, setStored] = useState<readonly StoredRow[]>();
  const [rows, setRows] = useState<readonly EditedRow[]>([]);
  const [error, setError] = useState<unknown>();
  const { busy: saving, once } = useOnce();
  const [checked, setChecked] = useState(false);
  const [stale, setStale] = useState<StaleList>();
  const [round, setRound] = useState(0);
  const made = useRef(0);
  const notify = useNotify();
  const notifyUnchanged = useUnchanged();
  const { showError, takeBack } = useSaveFailure();

  const begin = useEvent((read: readonly StoredRow[]) => {
    setStored(read);
    setRows(editedRows(list, read));
    setChecked(false);
    setStale(undefined);
  });
  useEffect(() => {
    const given = new AbortController();
    const ask = async () => {
      try {
        const now = (await call(list.read, {}, { signal: given.signal })) as StoredRow[];
        begin(kept && round === 0 ? kept.stored : now);
        if (kept && round === 0) setRows(kept.rows);
      } catch (failure) {
        if (!isAborted(failure)) setError(failure);
      }
    };
    void ask();
    return () => given.abort();
  }, [list, round, begin, kept]);

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
    error,
    saving,
    changed,
    errors,
    stale,
    save,
    again: () => {
      setError(undefined);
      setRound((now) => now + 1);
    },
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
      const anew = ({ kept: { [list.id]: _, ...kept }, ...row }: EditedRow) => ({ ...row, kept });
      setRows((now) => now.map((row) => (there.has(row.kept[list.id]) ? row : anew(row))));
      setStored(stale?.rows ?? []);
      setStale(undefined);
    },
    closeStale: () => setStale(undefined),
  };
}

// The selected boxes, stored outside React so that a change touches only the boxes it affects.
import { useSyncExternalStore } from 'react';
import type { RecordId } from '../../../../domain/recordId.ts';

/** The ids of the selected boxes. */
export type Selection = ReturnType<typeof createSelection>;

function same(one: ReadonlySet<RecordId>, other: ReadonlySet<RecordId>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/** An empty selection. */
export function createSelection() {
  let chosen: ReadonlySet<RecordId> = new Set();
  const listeners = new Set<() => void>();
  /** Selects these boxes and no others. */
  const choose = (ids: Iterable<RecordId>) => {
    const next = new Set(ids);
    if (same(chosen, next)) return;
    chosen = next;
    for (const listener of listeners) listener();
  };
  return {
    ids: () => chosen,
    choose,
    toggle: (id: RecordId) =>
      choose(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]),
    /** Calls the listener after each change; returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The selected ids; re-renders the component when they change. */
export function useSelected(selection: Selection): ReadonlySet<RecordId> {
  return useSyncExternalStore(selection.subscribe, selection.ids);
}

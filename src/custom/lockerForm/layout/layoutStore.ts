// The layout with undo and redo, as a store that components subscribe to.
import type { Layout } from '../../../../domain/layout/layout.ts';
import { beginHistory, type LayoutHistory } from '../../../../domain/layout/history.ts';

export interface LayoutStore {
  get(): LayoutHistory;
  set(next: LayoutHistory): void;
  /** Returns the unsubscribe function. */
  subscribe(watch: () => void): () => void;
}

/** Creates a store with this layout. */
export function layoutStore(layout: Layout): LayoutStore {
  let history = beginHistory(layout);
  const watchers = new Set<() => void>();
  return {
    get: () => history,
    set: (next) => {
      history = next;
      for (const watch of watchers) watch();
    },
    subscribe: (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
  };
}

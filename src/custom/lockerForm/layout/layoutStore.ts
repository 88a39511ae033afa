// The layout with its undo and redo, for those who watch it alone.
import type { Layout } from '../../../../domain/layout/layout.ts';
import { beginHistory, type LayoutHistory } from '../../../../domain/layout/history.ts';

export interface LayoutStore {
  get(): LayoutHistory;
  set(next: LayoutHistory): void;
  /** Gives back what ends the watching. */
  subscribe(watch: () => void): () => void;
}

/** A store that begins with this layout. */
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

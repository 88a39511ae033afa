// Undo and redo of the door layout: lists of layouts, so that undo is exact.
import type { Layout } from './layout.ts';
import { apply, type LayoutCommand } from './apply.ts';

/** The current layout, earlier ones (latest last) and undone ones (next first). */
export interface LayoutHistory {
  past: readonly Layout[];
  present: Layout;
  future: readonly Layout[];
}

/** A history starting with this layout. */
export function beginHistory(present: Layout): LayoutHistory {
  return { past: [], present, future: [] };
}

/** Performs commands as one undo step; there is no step if nothing changes. */
export function perform(history: LayoutHistory, ...commands: LayoutCommand[]): LayoutHistory {
  const present = commands.reduce(apply, history.present);
  if (present === history.present) return history;
  return { past: [...history.past, history.present], present, future: [] };
}

/** Undoes one step; returns the same history if there is none. */
export function undo(history: LayoutHistory): LayoutHistory {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

/** Redoes one step; returns the same history if there is none. */
export function redo(history: LayoutHistory): LayoutHistory {
  const [present, ...future] = history.future;
  return present ? { past: [...history.past, history.present], present, future } : history;
}

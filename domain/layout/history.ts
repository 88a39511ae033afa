// Undo and redo of the door layout: lists of layouts, so that going back is exact.
import type { Layout } from './layout.ts';
import { apply, type LayoutCommand } from './commands.ts';

/** The layout shown, those before it (the latest last) and those undone (the next first). */
export interface LayoutHistory {
  past: readonly Layout[];
  present: Layout;
  future: readonly Layout[];
}

/** A history that begins with this layout. */
export function beginHistory(present: Layout): LayoutHistory {
  return { past: [], present, future: [] };
}

/** Does commands as one step, which undo takes back at once; where they change nothing there is no step. */
export function perform(history: LayoutHistory, ...commands: LayoutCommand[]): LayoutHistory {
  const present = commands.reduce(apply, history.present);
  if (present === history.present) return history;
  return { past: [...history.past, history.present], present, future: [] };
}

/** One step back; the same history where there is none. */
export function undo(history: LayoutHistory): LayoutHistory {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

/** One undone step again; the same history where there is none. */
export function redo(history: LayoutHistory): LayoutHistory {
  const [present, ...future] = history.future;
  return present ? { past: [...history.past, history.present], present, future } : history;
}

// What is heard of changes while they happen, and who wants to hear it. How it comes stands in liveStream.ts, which is loaded later.
import type { LiveNews } from '../../contract/live.ts';

const listeners = new Set<(news: LiveNews) => void>();
const watchers = new Set<() => void>();
let on = false;

/** Whether changes are told at this moment; otherwise pages only know what they asked for. */
export const isLive = (): boolean => on;

/** Calls `watcher` whenever that changes; gives back what ends it. */
export function onLive(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Says whether changes are told from now on. */
export function setLive(next: boolean): void {
  if (on === next) return;
  on = next;
  for (const watcher of watchers) watcher();
}

/** Calls `listener` with all that is news; gives back what ends it. */
export function onNews(listener: (news: LiveNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody. */
export function tellNews(news: LiveNews): void {
  for (const listener of listeners) listener(news);
}

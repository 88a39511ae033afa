// Subscriptions to live changes. Their transport is in liveStream.ts, which is loaded later.
import type { LiveNews } from '../../contract/live.ts';

const listeners = new Set<(news: LiveNews) => void>();
const watchers = new Set<() => void>();
let on = false;

/** Whether live changes are currently received; otherwise pages only know what they fetched. */
export const isLive = (): boolean => on;

/** Calls `watcher` whenever that changes; returns the unsubscribe function. */
export function onLive(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Sets whether live changes are received. */
export function setLive(next: boolean): void {
  if (on === next) return;
  on = next;
  for (const watcher of watchers) watcher();
}

/** Calls `listener` with every change; returns the unsubscribe function. */
export function onNews(listener: (news: LiveNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies all listeners. */
export function tellNews(news: LiveNews): void {
  for (const listener of listeners) listener(news);
}

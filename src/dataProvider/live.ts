// Subscriptions to live changes. Their transport is in liveStream.ts, which is loaded later.
import type { LiveNews } from '../../contract/live.ts';

const listeners = new Set<(news: LiveNews) => void>();
const watchers = new Set<() => void>();
/** `paused`: not received while the page is hidden; what is missed will be when it is visible again. */
type LiveState = 'on' | 'off' | 'paused';

let state: LiveState = 'off';

/** Whether live changes are currently received; otherwise pages only know what they fetched. */
export const isLive = (): boolean => state === 'on';

/** Whether nothing has to be refetched when the page is visible again. */
export const catchesUp = (): boolean => state !== 'off';

/** Calls `watcher` whenever that changes; returns the unsubscribe function. */
export function onLive(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Sets whether live changes are received. */
export function setLive(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const watcher of watchers) watcher();
}

/** Calls `listener` with every change; returns the unsubscribe function. */
export function onNews(listener: (news: LiveNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies all listeners. */
export function publishNews(news: LiveNews): void {
  for (const listener of listeners) listener(news);
}

// Downloads in progress: waiting or bytes received, and how to cancel them.

/** A download in progress. */
export interface Coming {
  readonly id: number;
  /** Start time, epoch milliseconds. */
  readonly since: number;
  /** Bytes received; undefined until the response starts. */
  readonly bytes: number | undefined;
  /** Cancels it: nothing is saved. */
  cancel(): void;
}

const listeners = new Set<() => void>();
let all: readonly Coming[] = [];
let last = 0;

function update(next: readonly Coming[]): void {
  all = next;
  for (const listener of listeners) listener();
}

/** Downloads in progress, oldest first; the same array until it changes. */
export const downloads = (): readonly Coming[] => all;

/** Calls `listener` on every change; returns the unsubscribe function. */
export function onDownloads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a download. `signal` aborts when it is cancelled, here or by its caller. */
export function beginDownload(given?: AbortSignal) {
  const own = new AbortController();
  const id = (last += 1);
  const cancel = () => own.abort();
  update([...all, { id, since: Date.now(), bytes: undefined, cancel }]);
  return {
    signal: given ? AbortSignal.any([given, own.signal]) : own.signal,
    received: (bytes: number) =>
      update(all.map((one) => (one.id === id ? { ...one, bytes } : one))),
    ended: () => update(all.filter((one) => one.id !== id)),
  };
}

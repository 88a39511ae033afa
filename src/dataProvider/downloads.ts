// The downloads in progress: whether each waits or how much came, and how to cancel it.

/** One file on its way. */
export interface Coming {
  readonly id: number;
  /** When it was asked for, epoch milliseconds. */
  readonly since: number;
  /** What came of it so far; undefined while the server has not begun it. */
  readonly bytes: number | undefined;
  /** Gives it up: nothing is saved. */
  cancel(): void;
}

const listeners = new Set<() => void>();
let all: readonly Coming[] = [];
let last = 0;

function tell(next: readonly Coming[]): void {
  all = next;
  for (const listener of listeners) listener();
}

/** Those on their way, the first that was asked for first; the same object until something changes. */
export const downloads = (): readonly Coming[] => all;

/** Calls `listener` at every change; gives back what ends that. */
export function onDownloads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a file was asked for. `signal` ends when it is given up, here or by whoever asked for it. */
export function beginDownload(given?: AbortSignal) {
  const own = new AbortController();
  const id = (last += 1);
  const cancel = () => own.abort();
  tell([...all, { id, since: Date.now(), bytes: undefined, cancel }]);
  return {
    signal: given ? AbortSignal.any([given, own.signal]) : own.signal,
    received: (bytes: number) => tell(all.map((one) => (one.id === id ? { ...one, bytes } : one))),
    ended: () => tell(all.filter((one) => one.id !== id)),
  };
}

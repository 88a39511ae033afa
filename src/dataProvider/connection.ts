// State of the connection: calls in progress, and since when the server is unreachable.

export interface Connection {
  /** Start of the oldest pending call, epoch milliseconds; undefined without one. */
  readonly waitingSince: number | undefined;
  /** Last response before the connection was lost; undefined while connected. */
  readonly lostSince: number | undefined;
}

const underWay = new Map<symbol, number>();
const listeners = new Set<() => void>();
let lastAnswer = Date.now();
/** Number of calls sent, and the number sent before the last loss was noticed. */
let sent = 0;
let sentAtLoss = 0;
let state: Connection = { waitingSince: undefined, lostSince: undefined };

function update(lostSince: number | undefined): void {
  const waitingSince = underWay.size === 0 ? undefined : Math.min(...underWay.values());
  if (waitingSince === state.waitingSince && lostSince === state.lostSince) return;
  state = { waitingSince, lostSince };
  for (const listener of listeners) listener();
}

/** The current state; the same object until it changes. */
export const connection = (): Connection => state;

/** Calls `listener` on every change; returns the unsubscribe function. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records that a call was sent; returns a function to record its result. */
export function sending(): (end: 'answered' | 'lost' | 'aborted') => void {
  const key = Symbol('call');
  sent += 1;
  const place = sent;
  underWay.set(key, Date.now());
  update(state.lostSince);
  return (end) => {
    underWay.delete(key);
    if (end === 'lost') {
      sentAtLoss = sent;
      update(state.lostSince ?? lastAnswer);
      return;
    }
    if (end === 'answered') lastAnswer = Date.now();
    // A response to a call from before the loss does not prove that the connection is back.
    update(end === 'answered' && place > sentAtLoss ? undefined : state.lostSince);
  };
}

const retries = new Set<() => void>();

/** Calls `listener` when all data should be refetched; returns the unsubscribe function. */
export function onRetry(listener: () => void): () => void {
  retries.add(listener);
  return () => retries.delete(listener);
}

/** Requests a refetch from every page that fetches by itself. */
export function retry(): void {
  for (const listener of retries) listener();
}

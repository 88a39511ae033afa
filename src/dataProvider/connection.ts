// What the browser knows of its line to the server: calls under way, and since when nothing answers.

export interface Connection {
  /** When the oldest call that still waits was sent, epoch milliseconds; undefined when none waits. */
  readonly waitingSince: number | undefined;
  /** When the server last answered before it went away; undefined while it answers. */
  readonly lostSince: number | undefined;
}

const underWay = new Map<symbol, number>();
const listeners = new Set<() => void>();
let lastAnswer = Date.now();
let state: Connection = { waitingSince: undefined, lostSince: undefined };

function tell(lostSince: number | undefined): void {
  const waitingSince = underWay.size === 0 ? undefined : Math.min(...underWay.values());
  if (waitingSince === state.waitingSince && lostSince === state.lostSince) return;
  state = { waitingSince, lostSince };
  for (const listener of listeners) listener();
}

/** The state now; the same object until something changes. */
export const connection = (): Connection => state;

/** Calls `listener` at every change; gives back what ends that. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a call was sent; the function it gives back says how it went. */
export function sending(): (end: 'answered' | 'lost' | 'aborted') => void {
  const key = Symbol('call');
  underWay.set(key, Date.now());
  tell(state.lostSince);
  return (end) => {
    underWay.delete(key);
    if (end === 'answered') lastAnswer = Date.now();
    if (end === 'aborted') tell(state.lostSince);
    else tell(end === 'lost' ? (state.lostSince ?? lastAnswer) : undefined);
  };
}

const retries = new Set<() => void>();

/** Calls `listener` when somebody wants everything asked again; gives back what ends that. */
export function onRetry(listener: () => void): () => void {
  retries.add(listener);
  return () => retries.delete(listener);
}

/** Asks every page that asks by itself to do so now. */
export function retry(): void {
  for (const listener of retries) listener();
}

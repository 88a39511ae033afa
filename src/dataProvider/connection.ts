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
/** How many calls were sent, and how many of them before the last loss was noticed. */
let sent = 0;
let sentAtLoss = 0;
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
  sent += 1;
  const place = sent;
  underWay.set(key, Date.now());
  tell(state.lostSince);
  return (end) => {
    underWay.delete(key);
    if (end === 'lost') {
      sentAtLoss = sent;
      tell(state.lostSince ?? lastAnswer);
      return;
    }
    if (end === 'answered') lastAnswer = Date.now();
    // What was asked before the line went may still be answered: that does not say that it is back.
    tell(end === 'answered' && place > sentAtLoss ? undefined : state.lostSince);
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

// While a page keeps a bar at the bottom, toasts stay above it: they would hide what is chosen, or an act.
import { useSyncExternalStore } from 'react';

/** Between the bar and the toast above it, px. */
const GAP = 12;

const listeners = new Set<() => void>();
let lift = 0;

function tell(next: number): void {
  if (next === lift) return;
  lift = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far toasts are lifted from the bottom, px. */
export const useToastLift = (): number => useSyncExternalStore(listen, () => lift);

/**
 * The bar's ref: says how high it is, for as long as it stands. It waits for the browser to say so: to ask it would
 * lay out the whole page in the middle of drawing it, and a variable of the page would style all of it anew.
 */
export function keepToastsClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const sizes = new ResizeObserver(([entry]) =>
    tell((entry?.borderBoxSize[0]?.blockSize ?? 0) + GAP),
  );
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    tell(0);
  };
}

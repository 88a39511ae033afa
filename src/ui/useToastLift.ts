// Keeps toasts and the focus above a page's bottom bar, so that neither is covered.
import { useSyncExternalStore } from 'react';

/** Gap between the bar and the toast above it, px. */
const GAP = 12;

const listeners = new Set<() => void>();
let lift = 0;

function update(next: number): void {
  if (next === lift) return;
  lift = next;
  document.documentElement.style.scrollPaddingBottom = next === 0 ? '' : `${next}px`;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Distance of toasts from the bottom, px. */
export const useToastLift = (): number => useSyncExternalStore(listen, () => lift);

/**
 * The bar's ref: reports its height while mounted. It uses the browser's observer: measuring directly would force a layout
 * during rendering, and a CSS variable on the root would restyle the whole page.
 */
export function keepToastsClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const sizes = new ResizeObserver(([entry]) =>
    update((entry?.borderBoxSize[0]?.blockSize ?? 0) + GAP),
  );
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    update(0);
  };
}

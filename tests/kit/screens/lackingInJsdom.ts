// What browsers have and jsdom has not, and nothing else: media queries, sizes, scrolling, blobs' addresses.

const screen = { width: 1440 };

/** Says how wide the screen of the next render is, in CSS pixels. */
export function screenWidth(width: number): void {
  screen.width = width;
}

/** Answers min-width and max-width by the screen's width; every other question with no. */
function matches(query: string): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  if (bounds.length === 0) return false;
  return bounds.every(([, side, size]) =>
    side === 'min' ? screen.width >= Number(size) : screen.width <= Number(size),
  );
}

class Sizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const media = (query: string) => ({
  matches: matches(query),
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

/** Puts the lacking parts in place. */
export function lackingInJsdom(): void {
  Object.assign(window, { matchMedia: media, ResizeObserver: Sizes, scrollTo: () => undefined });
  Object.assign(globalThis, { ResizeObserver: Sizes });
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
}

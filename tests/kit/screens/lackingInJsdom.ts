// The browser features that jsdom lacks: media queries, sizes, scrolling, and blob URLs.

const screen = { width: 1440 };

/** Sets the screen width of the next render, in CSS pixels. */
export function screenWidth(width: number): void {
  screen.width = width;
}

/** Answers min-width and max-width by the screen's width, and every other media query with no match. */
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

/** Installs the missing features. */
export function lackingInJsdom(): void {
  Object.assign(window, { matchMedia: media, ResizeObserver: Sizes, scrollTo: () => undefined });
  Object.assign(globalThis, { ResizeObserver: Sizes });
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
}

// Empty fallback while a page's code is loading; the progress bar shows long waits.

/** An empty fallback. */
export const Nothing = () => null;

// Whether somebody wants little movement on the screen.

/** As their system says; read when it matters, for it seldom changes. */
export const movesLittle = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

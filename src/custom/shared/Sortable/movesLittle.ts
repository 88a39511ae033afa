// Whether the user prefers reduced motion.

/** From the system's setting; read on use, as it rarely changes. */
export const movesLittle = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

// What the parts of the theme share: the focus, and the width of a touch screen.
import { BREAKPOINTS } from '../../../domain/limits.ts';

export const themeStates = {
  focus: { outline: '2px solid var(--accent-line)', outlineOffset: 2 },
  /** Below it, what is pressed is large enough for a finger. */
  touch: `@media (max-width: ${BREAKPOINTS.tablet - 0.02}px)`,
};

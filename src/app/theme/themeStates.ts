// What the parts of the theme share: their type, the focus, and the width of a touch screen.
import type { ThemeOptions } from '@mui/material/styles';
import { BREAKPOINTS } from '../../../domain/limits.ts';

/** createTheme's own type: comparing `Components<Theme>` with it took the compiler half of its time. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;

export const themeStates = {
  focus: { outline: '2px solid var(--accent-line)', outlineOffset: 2 },
  /** Below it, what is pressed is large enough for a finger. */
  touch: `@media (max-width: ${BREAKPOINTS.tablet - 0.02}px)`,
};

// The type of a theme's component options.
import type { ThemeOptions } from '@mui/material/styles';

/**
 * The very type of createTheme's option: `Components<Theme>` reads the same, but comparing the two took the compiler
 * half of its time.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;

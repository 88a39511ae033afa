// Material UI theme: every colour is a design token, which alone define light and dark.
import { createTheme } from '@mui/material/styles';
import { BREAKPOINTS } from '../../../domain/limits.ts';
import { themeControls } from './themeControls.ts';
import { themeInputs } from './themeInputs.ts';
import { themeSurfaces } from './themeSurfaces.ts';

/** A palette colour with explicit hover: a computed one would not follow the dark tokens. */
const colour = (main: string, contrastText: string, dark = main) => ({
  main,
  light: main,
  dark,
  contrastText,
});

const palette = {
  primary: colour('var(--accent)', 'var(--on-accent)', 'var(--accent-hover)'),
  secondary: colour('var(--text-soft)', 'var(--surface)'),
  error: colour('var(--alarm)', 'var(--on-alarm)'),
  warning: colour('var(--warn)', 'var(--on-warn)'),
  info: colour('var(--info)', 'var(--on-info)'),
  success: colour('var(--text-soft)', 'var(--surface)'),
  background: { default: 'var(--canvas)', paper: 'var(--surface)' },
  divider: 'var(--line)',
  text: { primary: 'var(--text)', secondary: 'var(--text-soft)', disabled: 'var(--text-faint)' },
  action: {
    active: 'var(--text-soft)',
    hover: 'var(--hover)',
    focus: 'var(--hover)',
    selected: 'var(--accent-tint)',
    disabled: 'var(--text-faint)',
    disabledBackground: 'var(--neutral-tint)',
  },
};

/** Of cards and dialogs. */
const heading = { fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: 0 };

const typography = {
  fontFamily: 'var(--font)',
  fontSize: 14,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h5: heading,
  h6: heading,
  body1: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
  body2: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
  caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
  button: {
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 600,
    letterSpacing: 0,
    textTransform: 'none',
  },
} as const;

/** One theme for both modes: `data-theme` on the root element selects the tokens. Breakpoints 480, 768, 992, 1200. */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette,
  typography,
  shape: { borderRadius: 6 },
  spacing: 8,
  breakpoints: {
    values: {
      xs: 0,
      sm: BREAKPOINTS.phone,
      md: BREAKPOINTS.tablet,
      lg: BREAKPOINTS.desktop,
      xl: BREAKPOINTS.wide,
    },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      standard: 120,
      complex: 120,
      enteringScreen: 120,
      leavingScreen: 120,
    },
  },
  components: { ...themeControls, ...themeInputs, ...themeSurfaces },
});

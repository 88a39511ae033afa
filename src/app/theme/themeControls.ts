// Theme of what is pressed: buttons, chips, choices side by side, tabs, pages.
import { themeStates, type ThemeComponents } from './themeStates.ts';

const { focus, touch } = themeStates;

/** At 400 % zoom, words wrap rather than widen the page. */
const NARROW = '@media (max-width: 359.98px)';
/** A button that cannot be pressed still explains itself by its title. */
const REFUSED = '&.MuiButtonBase-root:is([aria-disabled="true"], .Mui-disabled)';

const button: ThemeComponents['MuiButton'] = {
  defaultProps: { disableElevation: true, variant: 'outlined' },
  styleOverrides: {
    root: {
      gap: 8,
      minWidth: 0,
      minHeight: 36,
      padding: '0 12px',
      border: '1px solid transparent',
      whiteSpace: 'nowrap',
      '&::before': { display: 'none' },
      '& .soft': { fontWeight: 400 },
      [REFUSED]: {
        pointerEvents: 'auto',
        background: 'transparent',
        borderColor: 'var(--line)',
        color: 'var(--text-faint)',
        cursor: 'default',
      },
      [touch]: { minHeight: 44 },
      [NARROW]: { whiteSpace: 'normal', wordBreak: 'keep-all' },
    },
    outlined: {
      borderColor: 'var(--line-strong)',
      background: 'var(--surface)',
      color: 'var(--text)',
      '&:hover, &[aria-expanded="true"]': { background: 'var(--hover)' },
    },
    outlinedError: { borderColor: 'var(--alarm)', color: 'var(--alarm-text)' },
    text: {
      color: 'var(--text)',
      '&:hover, &[aria-expanded="true"]': { background: 'var(--hover)' },
      [REFUSED]: { borderColor: 'transparent' },
    },
    sizeSmall: { minHeight: 32, padding: '0 8px', fontSize: 13 },
    sizeLarge: { minHeight: 40, padding: '0 16px' },
    startIcon: { margin: 0 },
    endIcon: { margin: 0 },
  },
};

const iconButton: ThemeComponents['MuiIconButton'] = {
  styleOverrides: {
    root: {
      flex: 'none',
      width: 36,
      height: 36,
      padding: 0,
      border: '1px solid transparent',
      borderRadius: 'var(--r-control)',
      color: 'var(--text)',
      '&:hover, &[aria-expanded="true"]': { background: 'var(--hover)' },
      [REFUSED]: {
        pointerEvents: 'auto',
        background: 'transparent',
        color: 'var(--text-faint)',
        cursor: 'default',
      },
    },
    colorPrimary: { borderColor: 'var(--line-strong)', background: 'var(--surface)' },
    sizeSmall: { width: 32, height: 32, [touch]: { width: 44, height: 44 } },
    sizeMedium: { [touch]: { width: 44, height: 44 } },
    sizeLarge: { [touch]: { width: 44, height: 44 } },
  },
};

/** An outlined one can be pressed: a filter, with its name beside its value. */
const chip: ThemeComponents['MuiChip'] = {
  styleOverrides: {
    root: {
      height: 24,
      borderRadius: 4,
      fontSize: 13,
      fontWeight: 600,
      background: 'var(--neutral-tint)',
      color: 'var(--text-soft)',
    },
    label: { padding: '0 8px' },
    deleteIcon: { '&.MuiIconButton-root': { width: 24, height: 24, margin: 0, color: 'inherit' } },
    outlined: {
      height: 36,
      border: '1px solid var(--line-strong)',
      borderRadius: 'var(--r-control)',
      background: 'var(--surface)',
      color: 'var(--text)',
      fontSize: 14,
      fontWeight: 400,
      cursor: 'pointer',
      '&&:hover': { background: 'var(--hover)' },
      '& .key': { color: 'var(--text-faint)' },
      '& .MuiChip-label': { display: 'flex', alignItems: 'center', gap: 8, padding: '0 12px' },
      '&.MuiChip-sizeSmall': {
        height: 32,
        fontSize: 13,
        '& .MuiChip-label': { padding: '0 10px' },
      },
      [touch]: { '&, &.MuiChip-sizeSmall': { height: 44 } },
    },
    outlinedPrimary: {
      borderColor: 'var(--accent-line)',
      background: 'var(--accent-tint)',
      '& .key': { color: 'var(--text-soft)' },
    },
  },
};

/** Choices side by side: one line round all of them. */
const toggle: ThemeComponents['MuiToggleButton'] = {
  styleOverrides: {
    root: {
      minHeight: 36,
      padding: '0 12px',
      border: '1px solid var(--line-strong)',
      background: 'var(--surface)',
      color: 'var(--text-soft)',
      fontWeight: 400,
      whiteSpace: 'nowrap',
      '&:hover': { background: 'var(--hover)' },
      '&.Mui-selected, &.Mui-selected:hover': {
        background: 'var(--accent-tint)',
        color: 'var(--accent-text)',
        fontWeight: 600,
      },
      '&:focus-visible': { zIndex: 1 },
      [touch]: { flex: 1, minHeight: 44 },
    },
  },
};

const tab: ThemeComponents['MuiTab'] = {
  styleOverrides: {
    root: {
      minWidth: 0,
      minHeight: 36,
      padding: '0 12px',
      color: 'var(--text-soft)',
      fontWeight: 400,
      '&.Mui-selected': { color: 'var(--text)', fontWeight: 600 },
      '&:focus-visible': { outlineOffset: -2 },
      [touch]: { minHeight: 44 },
    },
  },
};

const pageItem: ThemeComponents['MuiPaginationItem'] = {
  defaultProps: { shape: 'rounded' },
  styleOverrides: {
    root: {
      minWidth: 32,
      height: 32,
      margin: 0,
      borderRadius: 'var(--r-control)',
      color: 'inherit',
      '&:hover': { background: 'var(--hover)' },
      '&.Mui-selected, &.Mui-selected:hover': {
        background: 'var(--accent-tint)',
        color: 'var(--accent-text)',
        fontWeight: 600,
        boxShadow: 'inset 0 0 0 1px var(--accent-line)',
      },
      '&[aria-disabled="true"]': {
        background: 'none',
        color: 'var(--line-strong)',
        cursor: 'default',
      },
      [touch]: { minWidth: 44, height: 44 },
    },
  },
};

/** The range stands before the other parts, below the names of the rows. */
const pagination: ThemeComponents['MuiTablePagination'] = {
  styleOverrides: {
    root: { overflow: 'visible', color: 'var(--text-soft)' },
    toolbar: {
      flexWrap: 'wrap',
      gap: 4,
      minHeight: 48,
      '&&': { padding: '8px 16px', [touch]: { justifyContent: 'center', padding: '8px 0' } },
      '& .page-links': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4 },
    },
    spacer: { flex: '1 1 0', [touch]: { display: 'none' } },
    displayedRows: { order: -1, margin: 0, [touch]: { marginRight: 12 } },
    selectLabel: { margin: 0 },
    selectRoot: {
      margin: '0 16px 0 4px',
      color: 'var(--text)',
      '& select': { height: 32, padding: '0 24px 0 4px', fontWeight: 600, [touch]: { height: 44 } },
      '& select:focus-visible': focus,
      '& .MuiNativeSelect-icon': { right: 4 },
      '& option': { background: 'var(--raised)' },
      '&:hover': { background: 'var(--hover)' },
    },
  },
};

export const themeControls: ThemeComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: button,
  MuiIconButton: iconButton,
  MuiChip: chip,
  MuiToggleButton: toggle,
  MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
  MuiTab: tab,
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiPaginationItem: pageItem,
  MuiTablePagination: pagination,
};

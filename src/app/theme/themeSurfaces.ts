// Theme of surfaces: panels, tables, menus, dialogs, badges.
import { BREAKPOINTS } from '../../../domain/limits.ts';
import { themeStates, type ThemeComponents } from './themeStates.ts';

const floating = {
  background: 'var(--raised)',
  backgroundImage: 'none',
  borderRadius: 'var(--r-panel)',
  boxShadow: 'var(--shadow)',
};

const table: ThemeComponents = {
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 'var(--row)',
        padding: '0 8px',
        fontSize: 14,
        lineHeight: '20px',
        borderBottom: '1px solid var(--line)',
        '&:not(* + *)': { paddingLeft: 16 },
        '&:last-of-type': { paddingRight: 16 },
      },
      head: {
        height: 'var(--row-head)',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 600,
        color: 'var(--text-soft)',
        background: 'transparent',
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--accent-tint)' },
        '&.MuiTableRow-hover:hover': { background: 'var(--hover)' },
      },
    },
  },
};

/** react-admin's table stands in a padded panel, and scrolls in it where it is too wide. */
const recordTable = {
  RaDataTable: {
    styleOverrides: {
      root: {
        overflowX: 'auto',
        '& .MuiTableCell-root:not(* + *)': { paddingLeft: 0 },
        '& .MuiTableCell-root:last-of-type': { paddingRight: 0 },
        '& .RaDataTable-headerCell': { position: 'static', backgroundColor: 'transparent' },
        '& tbody td': { paddingBlock: 6 },
        '& tbody tr:last-of-type > td': { borderBottom: 0 },
      },
    },
  },
} as const;

/** A card of a page: title and one fact, a link at the right. */
const cards: ThemeComponents = {
  MuiCard: {
    styleOverrides: {
      root: { minWidth: 0, border: '1px solid var(--line)', borderRadius: 'var(--r-panel)' },
    },
  },
  MuiCardHeader: {
    styleOverrides: {
      root: { gap: 8, minHeight: 48, padding: '8px 16px 0' },
      content: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
      title: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      subheader: { fontSize: 12, lineHeight: '16px' },
      action: { alignSelf: 'center', margin: 0, fontSize: 13 },
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: '0 16px 8px', '&:last-child': { paddingBottom: 8 } } },
  },
};

/** A bar beside its number: grey for use, amber where little is left; with a second part, a chart. */
const bars: ThemeComponents = {
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 10, borderRadius: 2, background: 'var(--surface)' },
      determinate: { boxShadow: 'inset 0 0 0 1px var(--line-strong)' },
      bar: { transition: 'none' },
      bar1Determinate: {
        background: 'var(--stored-line)',
        '.MuiLinearProgress-colorWarning > &': { background: 'var(--warn)' },
      },
      bar1Buffer: { background: 'var(--chart-1)' },
      bar2Buffer: { background: 'var(--chart-2)' },
      dashed: { display: 'none' },
    },
  },
};

const menus: ThemeComponents = {
  MuiMenu: { styleOverrides: { paper: floating } },
  MuiList: { styleOverrides: { padding: { padding: 8 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        '@media (min-width:600px)': { minHeight: 36 },
        [themeStates.touch]: { minHeight: 44 },
        padding: '4px 8px',
        gap: 12,
        borderRadius: 'var(--r-control)',
        fontSize: 14,
        lineHeight: '20px',
        '& .MuiListItemIcon-root': { minWidth: 16, color: 'inherit' },
        '&:hover, &.Mui-focusVisible': { background: 'var(--hover)' },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--accent-tint)' },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: floating,
      listbox: {
        '& .MuiAutocomplete-option:is(:focus-visible, .Mui-focusVisible)': {
          outline: '2px solid var(--accent-line)',
          outlineOffset: -2,
        },
      },
      inputRoot: {
        '&.MuiInputBase-root.MuiInputBase-root': {
          paddingBlock: 0,
          '&:has(.MuiChip-root)': { paddingTop: 4 },
        },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
};

/** Before the page behind it is hidden from screen readers, which Chromium refuses while the focus is there. */
function takeFocus(dialog: HTMLElement | null): void {
  if (!dialog?.contains(document.activeElement)) dialog?.focus({ preventScroll: true });
}

const dialogs: ThemeComponents = {
  MuiDialog: {
    defaultProps: { slotProps: { paper: { ref: takeFocus, tabIndex: -1 } } },
    styleOverrides: { paper: { ...floating, maxWidth: 560 } },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '24px 24px 8px', fontSize: 16, lineHeight: '24px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px', fontSize: 14 } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        gap: 8,
        padding: '16px 24px 24px',
        [`@media (max-width: ${BREAKPOINTS.tablet - 0.02}px)`]: {
          flexWrap: 'wrap',
          '& .MuiButton-root': { flex: '1 1 auto' },
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { background: 'var(--scrim)' },
      invisible: { background: 'transparent' },
    },
  },
};

export const themeSurfaces: ThemeComponents = {
  ...table,
  ...recordTable,
  ...cards,
  ...bars,
  ...menus,
  ...dialogs,
  MuiPaper: {
    // In a section, the header and footer of a dialog are no landmarks of the page.
    defaultProps: { elevation: 0, component: 'section' },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        padding: '0 8px 0 16px',
        borderRadius: 'var(--r-panel)',
        background: 'var(--toast)',
        color: 'var(--on-toast)',
        boxShadow: 'var(--shadow)',
        overflowWrap: 'anywhere',
        '& .MuiButtonBase-root.MuiButtonBase-root': {
          background: 'none',
          color: 'inherit',
          outlineColor: 'currentColor',
          '&:hover': { textDecoration: 'underline' },
        },
      },
      message: { display: 'flex', gap: 12, alignItems: 'center' },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { background: 'var(--side)', border: 0, boxShadow: 'var(--shadow)' } },
  },
  MuiSkeleton: { styleOverrides: { root: { background: 'var(--neutral-tint)' } } },
};

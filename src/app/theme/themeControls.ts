// Theme of controls: buttons, inputs, switches, checkboxes.
import type { Components, Theme } from '@mui/material/styles';
import { BREAKPOINTS } from '../../../domain/limits.ts';
import { SelectIcon } from '../../ui/SelectIcon.tsx';
import { HelperText } from '../../ui/HelperText.tsx';

const focus = { outline: '2px solid var(--accent-line)', outlineOffset: 2 };

/** Below it, what is pressed is large enough for a finger. */
const TOUCH = `@media (max-width: ${BREAKPOINTS.tablet - 0.02}px)`;
/** At 400 % zoom, words wrap rather than widen the page. */
const NARROW = '@media (max-width: 359.98px)';
/** A button that cannot be pressed still explains itself by its title. */
const REFUSED = '&.MuiButtonBase-root:is([aria-disabled="true"], .Mui-disabled)';

const button: Components<Theme>['MuiButton'] = {
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
      [TOUCH]: { minHeight: 44 },
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

const iconButton: Components<Theme>['MuiIconButton'] = {
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
    sizeSmall: { width: 32, height: 32, [TOUCH]: { width: 44, height: 44 } },
    sizeMedium: { [TOUCH]: { width: 44, height: 44 } },
  },
};

/** An outlined one can be pressed: a filter, with its name beside its value. */
const chip: Components<Theme>['MuiChip'] = {
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
      [TOUCH]: { '&, &.MuiChip-sizeSmall': { height: 44 } },
    },
    outlinedPrimary: {
      borderColor: 'var(--accent-line)',
      background: 'var(--accent-tint)',
      '& .key': { color: 'var(--text-soft)' },
    },
  },
};

const input: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: {
      background: 'var(--surface)',
      fontSize: 14,
      lineHeight: '20px',
      '&, &:hover': { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)' } },
      '&:focus-within': { ...focus, outlineOffset: -1 },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': {
        borderColor: 'var(--alarm)',
        borderWidth: 2,
      },
      '&:has([readonly], :disabled)': { background: 'var(--sunken)', color: 'var(--text-soft)' },
    },
    input: {
      height: 40,
      padding: '0 13px',
      boxSizing: 'border-box',
      '&&:focus-visible': { outline: 'none' },
      [TOUCH]: { height: 44 },
    },
    inputSizeSmall: { height: 36 },
    multiline: { padding: '8px 13px', '& textarea': { padding: 0, minHeight: 72 } },
    notchedOutline: { top: 0, '& legend': { display: 'none' } },
  },
};

/** The label is always above its field and never moves. */
const label: Components<Theme>['MuiInputLabel'] = {
  defaultProps: { shrink: true },
  styleOverrides: {
    root: {
      position: 'static',
      maxWidth: 'none',
      transform: 'none',
      whiteSpace: 'normal',
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 600,
      color: 'var(--text-soft)',
      '&.Mui-focused': { color: 'var(--text-soft)' },
      '&.Mui-error': { color: 'var(--text-soft)' },
      '& i': { fontStyle: 'normal', fontWeight: 400, color: 'var(--text-faint)' },
    },
  },
};

const onOff: Components<Theme>['MuiSwitch'] = {
  styleOverrides: {
    root: { width: 32, height: 20, padding: 0, overflow: 'visible' },
    switchBase: {
      padding: 4,
      color: 'var(--line-strong)',
      '&.Mui-checked': { transform: 'translateX(12px)', color: 'var(--on-accent)' },
      '&.Mui-checked + .MuiSwitch-track': {
        background: 'var(--accent)',
        borderColor: 'var(--accent)',
        opacity: 1,
      },
      '&.Mui-focusVisible + .MuiSwitch-track': focus,
    },
    thumb: { width: 12, height: 12, boxShadow: 'none' },
    track: {
      borderRadius: 10,
      background: 'var(--surface)',
      border: '1.5px solid var(--line-strong)',
      opacity: 1,
    },
  },
};

const pageItem: Components<Theme>['MuiPaginationItem'] = {
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
      [TOUCH]: { minWidth: 44, height: 44 },
    },
  },
};

/** The range stands before the other parts, below the names of the rows. */
const pagination: Components<Theme>['MuiTablePagination'] = {
  styleOverrides: {
    root: { overflow: 'visible', color: 'var(--text-soft)' },
    toolbar: {
      flexWrap: 'wrap',
      gap: 4,
      minHeight: 48,
      '&&': { padding: '8px 16px', [TOUCH]: { justifyContent: 'center', padding: '8px 0' } },
      '& .page-links': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4 },
    },
    spacer: { flex: '1 1 0', [TOUCH]: { display: 'none' } },
    displayedRows: { order: -1, margin: 0, [TOUCH]: { marginRight: 12 } },
    selectLabel: { margin: 0 },
    selectRoot: {
      margin: '0 16px 0 4px',
      color: 'var(--text)',
      '& select': { height: 32, padding: '0 24px 0 4px', fontWeight: 600, [TOUCH]: { height: 44 } },
      '& select:focus-visible': focus,
      '& .MuiNativeSelect-icon': { right: 4 },
      '& option': { background: 'var(--raised)' },
      '&:hover': { background: 'var(--hover)' },
    },
  },
};

export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: button,
  MuiIconButton: iconButton,
  MuiChip: chip,
  MuiPaginationItem: pageItem,
  MuiTablePagination: pagination,
  MuiFormControlLabel: {
    styleOverrides: { root: { gap: 8, minHeight: 40, margin: 0 }, label: { minWidth: 0 } },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { color: 'var(--text-soft)', '& .MuiIconButton-root': { color: 'inherit' } },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: SelectIcon } },
  MuiNativeSelect: {
    styleOverrides: {
      icon: { top: 'calc(50% - 8px)', right: 12, color: 'var(--text-soft)' },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormControl: { styleOverrides: { root: { gap: 4 } } },
  MuiOutlinedInput: input,
  MuiInputLabel: label,
  MuiFormHelperText: {
    defaultProps: { component: HelperText },
    styleOverrides: {
      root: {
        display: 'flex',
        gap: 4,
        margin: 0,
        color: 'var(--text-soft)',
        fontSize: 12,
        lineHeight: '16px',
        '&.Mui-error': { color: 'var(--alarm-text)', fontWeight: 600 },
      },
    },
  },
  MuiSwitch: onOff,
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: 8, color: 'var(--line-strong)', '&.Mui-focusVisible': focus },
    },
  },
};

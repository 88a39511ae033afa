// Theme of controls: buttons, inputs, switches, checkboxes.
import type { Components, Theme } from '@mui/material/styles';

const focus = { outline: '2px solid var(--accent-line)', outlineOffset: 2 };

const button: Components<Theme>['MuiButton'] = {
  defaultProps: { disableElevation: true, variant: 'outlined' },
  styleOverrides: {
    root: { minHeight: 36, padding: '0 12px', minWidth: 0, '&.Mui-focusVisible': focus },
    outlined: {
      borderColor: 'var(--line-strong)',
      background: 'var(--surface)',
      color: 'var(--text)',
      '&:hover': { background: 'var(--hover)', borderColor: 'var(--line-strong)' },
    },
    text: { color: 'var(--text)', '&:hover': { background: 'var(--hover)' } },
    sizeSmall: { minHeight: 32, padding: '0 8px', fontSize: 13 },
    sizeLarge: { minHeight: 40, padding: '0 16px' },
  },
};

const input: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: {
      background: 'var(--surface)',
      fontSize: 14,
      '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)' },
      '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)' },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--accent-line)' },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': {
        borderColor: 'var(--alarm)',
        borderWidth: 2,
      },
      '&.Mui-disabled': { background: 'var(--sunken)' },
    },
    input: { height: 40, padding: '0 12px', boxSizing: 'border-box' },
    inputSizeSmall: { height: 36, padding: '0 12px' },
    notchedOutline: { top: 0, '& legend': { display: 'none' } },
  },
};

/** The label is always above its field and never moves. */
const label: Components<Theme>['MuiInputLabel'] = {
  defaultProps: { shrink: true },
  styleOverrides: {
    root: {
      position: 'static',
      transform: 'none',
      marginBottom: 4,
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 600,
      color: 'var(--text-soft)',
      '&.Mui-focused': { color: 'var(--text-soft)' },
      '&.Mui-error': { color: 'var(--alarm-text)' },
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

export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: button,
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--r-control)',
        color: 'var(--text)',
        '&:hover': { background: 'var(--hover)' },
        '&.Mui-focusVisible': focus,
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none' } },
  MuiOutlinedInput: input,
  MuiInputLabel: label,
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
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

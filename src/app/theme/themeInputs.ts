// Theme of inputs: their labels and messages, switches, check boxes and radio buttons.
import { SelectIcon } from '../../ui/SelectIcon.tsx';
import { HelperText } from '../../ui/HelperText.tsx';
import { themeStates, type ThemeComponents } from './themeStates.ts';

const { focus, touch } = themeStates;

const input: ThemeComponents['MuiOutlinedInput'] = {
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
      '&:has([readonly]:not([aria-hidden]), :disabled:not([aria-hidden]))': {
        background: 'var(--sunken)',
        color: 'var(--text-soft)',
      },
    },
    input: {
      height: 40,
      padding: '0 13px',
      boxSizing: 'border-box',
      '&&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: 'var(--text-faint)', opacity: 1 },
      [touch]: { height: 44 },
    },
    inputSizeSmall: { height: 36 },
    inputAdornedStart: { paddingLeft: 0 },
    multiline: {
      padding: '8px 13px',
      // MUI measures one row by a hidden copy.
      '& textarea': { padding: 0, '&:not([aria-hidden])': { minHeight: 72 } },
    },
    notchedOutline: { top: 0, '& legend': { display: 'none' } },
  },
};

/** The label is always above its field and never moves. */
const label: ThemeComponents['MuiInputLabel'] = {
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

const onOff: ThemeComponents['MuiSwitch'] = {
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

/** A target of 24 px, in line with what stands above and below it. */
const tick = {
  padding: '8px 2px',
  marginLeft: '-2px',
  color: 'var(--line-strong)',
  '&.Mui-focusVisible': { ...focus, borderRadius: 4 },
};

export const themeInputs: ThemeComponents = {
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
    styleOverrides: { icon: { top: 'calc(50% - 8px)', right: 12, color: 'var(--text-soft)' } },
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
        overflowWrap: 'anywhere',
        color: 'var(--text-soft)',
        fontSize: 12,
        lineHeight: '16px',
        '&.Mui-error': { color: 'var(--alarm-text)', fontWeight: 600 },
      },
    },
  },
  MuiSwitch: onOff,
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: tick } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: tick } },
};

// The button of a drop area that opens the file dialog: a label with the file input laid over it.
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { fileInputKeys } from './fileInputKeys.ts';
import type { FileDrop } from './useFileDrop.ts';

interface Props extends Pick<ButtonProps, 'title' | 'children'> {
  readonly drop: FileDrop;
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Of a form: associates the input with its label and error. */
  readonly entry?: {
    readonly id: string;
    readonly focus: Ref<HTMLElement>;
    readonly invalid: boolean;
    readonly required: boolean;
    readonly describedBy: string | undefined;
    readonly onBlur: () => void;
  };
}

const Input = styled('input')({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' });

/** Not a button for the keyboard or a screen reader: the input is. */
const LABEL = { component: 'label', role: undefined, tabIndex: -1 } as const;

const style = {
  '&:has(:focus-visible)': { outline: '2px solid var(--accent-line)', outlineOffset: 2 },
} as const;

/** What gets the focus is the input, so that the labels and errors of a form reach it. */
export function FileButton({ drop, accept, multiple = false, entry, children, title }: Props) {
  const { getInputProps, disabled } = drop;
  return (
    <Button {...LABEL} {...{ title, disabled }} sx={style}>
      {children}
      <Input
        {...getInputProps({
          accept,
          multiple,
          disabled,
          style: {},
          tabIndex: 0,
          ...fileInputKeys,
          ...(entry && {
            id: entry.id,
            ref: entry.focus as Ref<HTMLInputElement>,
            onBlur: entry.onBlur,
            'aria-invalid': entry.invalid,
            'aria-required': entry.required,
            'aria-describedby': entry.describedBy,
          }),
        })}
      />
    </Button>
  );
}

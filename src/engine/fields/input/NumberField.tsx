// Number or amount on MUI's text field: takes a number as users write it, and keeps what cannot be read.
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { readNumber } from '../../../../domain/readNumber.ts';
import { plain } from '../plain.ts';

/** What Intl formats at most: a number is never shown rounded. */
const ALL_DECIMALS = 20;

export interface NumberFormat {
  /** Only integers are allowed. */
  readonly whole?: boolean;
  /** Decimals that are always shown. */
  readonly decimals?: number;
  /** Decimals at most; a text with more is not read. No limit by default, and none for integers. */
  readonly maxDecimals?: number;
  /** Numbers used as names are not formatted. */
  readonly bare?: boolean;
  /** A decimal keyboard has no minus sign on some phones. */
  readonly signed?: boolean;
  /** Shown at the end. */
  readonly unit?: string;
}

interface Props
  extends NumberFormat, Pick<TextFieldProps, 'id' | 'label' | 'error' | 'helperText' | 'inputRef'> {
  readonly value: unknown;
  readonly onChange: (value: number | string | null) => void;
  readonly onBlur?: () => void;
  readonly isRequired?: boolean;
  /** The id of an error elsewhere. */
  readonly describedBy?: string | undefined;
}

/** A value for display: thousands are separated where the text would still be read as the same number. */
function useShown({ value, whole, bare, decimals = 0 }: Props): string {
  const locale = useLocale();
  if (bare || typeof value !== 'number' || !Number.isFinite(value)) return plain(value);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: ALL_DECIMALS,
    useGrouping: whole || decimals > 0 || !Number.isInteger(value),
  }).format(value);
}

/**
 * The value is null while the input is empty, a number if the text is read as one, and else the text itself: forms
 * refuse it with a message at the field.
 */
export function NumberField(props: Props) {
  const { whole = false, signed = false, maxDecimals, unit, value, onChange } = props;
  const { id, label, error, helperText, inputRef, isRequired, describedBy } = props;
  const [typed, setTyped] = useState<string>();
  const shown = useShown(props);
  const type = (text: string) => {
    setTyped(text);
    const read = readNumber(text, { decimals: whole ? 0 : maxDecimals });
    onChange(read.error === 'empty' ? null : (read.value ?? text));
  };
  const opened = useRef<HTMLInputElement>(undefined);
  // The selection is carried over to the unformatted text, so that typing replaces it.
  useLayoutEffect(() => {
    opened.current?.select();
    opened.current = undefined;
  }, [typed]);
  const keyboard = whole ? 'numeric' : 'decimal';
  return (
    <TextField
      {...{ id, label, error, helperText, inputRef }}
      autoComplete="off"
      value={typed ?? shown}
      onFocus={({ target }) => {
        opened.current = target as HTMLInputElement;
        setTyped(plain(value));
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        setTyped(undefined);
        props.onBlur?.();
      }}
      slotProps={{
        htmlInput: {
          inputMode: signed ? 'text' : keyboard,
          'aria-required': isRequired,
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
        input: {
          endAdornment: unit && (
            <InputAdornment position="end" aria-hidden="true">
              {unit}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

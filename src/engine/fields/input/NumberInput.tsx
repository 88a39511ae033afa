// Number or amount input: digits and one dot; formatted with thousands separators on blur.
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { Entry } from '../fieldType.ts';
import { numberOf, onlyDigits, separated, typedOf } from './digits.ts';

interface Props extends Entry {
  /** Decimals that are always shown. */
  readonly decimals?: number;
  /** Numbers used as names are not formatted. */
  readonly bare?: boolean;
}

export function NumberInput({ decimals = 0, bare = false, focus, ...entry }: Props) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    const digits = onlyDigits(text);
    setTyped(digits);
    entry.onChange(numberOf(digits));
  };
  const opened = useRef<HTMLInputElement>(undefined);
  // The selection is carried over to the unformatted text, so that typing replaces it.
  useLayoutEffect(() => {
    opened.current?.select();
    opened.current = undefined;
  }, [typed]);
  return (
    <input
      id={entry.id}
      ref={focus as Ref<HTMLInputElement>}
      className="inp lg"
      type="text"
      inputMode={entry.whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? (bare ? typedOf(entry.value) : separated(entry.value, decimals))}
      aria-invalid={entry.invalid}
      aria-required={entry.required}
      aria-describedby={entry.describedBy}
      onFocus={({ currentTarget }) => {
        opened.current = currentTarget;
        setTyped(typedOf(entry.value));
      }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        entry.onBlur();
      }}
    />
  );
}

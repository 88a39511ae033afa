// A number or an amount: typed as digits and one dot, read with its thousands apart.
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { Entry } from '../fieldType.ts';
import { numberOf, onlyDigits, separated, typedOf } from './digits.ts';

interface Props extends Entry {
  /** Decimals that are always shown. */
  readonly decimals?: number;
  /** A number that is a name is read as it is typed. */
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
  // The digits that take the place of the text are selected as it was: what is typed next replaces them.
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

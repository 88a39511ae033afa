// Number or amount input: digits and one dot; formatted with thousands separators on blur.
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { Entry } from '../fieldType.ts';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';

export function MoneyInput(entry: Entry) {
  return (
    <span className="inp-money">
      <span className="soft" aria-hidden="true">
        {knownCapabilities().currency}
      </span>
      <NumberInput {...entry} decimals={2} />
    </span>
  );
}

/** Strips typed text to digits and one dot. Decimals too many are kept, for validation to refuse them (R5.12). */
function onlyDigits(typed: string): string {
  const bare = typed.replace(/[^\d.]/g, '');
  const [before = '', ...after] = bare.split('.');
  return after.length === 0 ? before : `${before}.${after.join('')}`;
}

/** Number of a typed text; null if empty. */
function numberOf(typed: string): number | null {
  return /\d/.test(typed) ? Number(typed) : null;
}

/** What Intl formats at most: a number is never shown rounded. */
const ALL_DECIMALS = 20;

/** A number for editing, without separators. */
const typedOf = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : '';

/** A number for display, with thousands separators and at least `decimals` decimals. */
function separated(value: unknown, decimals: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: ALL_DECIMALS,
  }).format(value);
}

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

// Number or amount input: takes a number as users write it, and keeps what cannot be read.
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useLocale } from 'react-admin';
import { PRICE_DECIMALS } from '../../../../domain/limits.ts';
import { readNumber } from '../../../../domain/readNumber.ts';
import type { Entry } from '../fieldType.ts';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import { plain } from '../plain.ts';

export function MoneyInput(entry: Entry) {
  return (
    <span className="inp-money">
      <span className="soft" aria-hidden="true">
        {knownCapabilities().currency}
      </span>
      <NumberInput {...entry} decimals={PRICE_DECIMALS} maxDecimals={PRICE_DECIMALS} />
    </span>
  );
}

/** What Intl formats at most: a number is never shown rounded. */
const ALL_DECIMALS = 20;

interface Props extends Entry {
  /** Decimals that are always shown. */
  readonly decimals?: number;
  /** Decimals at most; a text with more is not read. No limit by default, and none for integers. */
  readonly maxDecimals?: number;
  /** Numbers used as names are not formatted. */
  readonly bare?: boolean;
  /** A decimal keyboard has no minus sign on some phones. */
  readonly signed?: boolean;
}

/** A value for display: thousands are separated where the text would still be read as the same number. */
function useShown({ value, whole, bare = false, decimals = 0 }: Props): string {
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
export function NumberInput(props: Props) {
  const { whole, maxDecimals, focus, signed = false, ...entry } = props;
  const [typed, setTyped] = useState<string>();
  const shown = useShown(props);
  const type = (text: string) => {
    setTyped(text);
    const { value, error } = readNumber(text, { decimals: whole ? 0 : maxDecimals });
    entry.onChange(error === 'empty' ? null : (value ?? text));
  };
  const opened = useRef<HTMLInputElement>(undefined);
  // The selection is carried over to the unformatted text, so that typing replaces it.
  useLayoutEffect(() => {
    opened.current?.select();
    opened.current = undefined;
  }, [typed]);
  const keyboard = whole ? 'numeric' : 'decimal';
  return (
    <input
      id={entry.id}
      ref={focus as Ref<HTMLInputElement>}
      className="inp lg"
      type="text"
      inputMode={signed ? 'text' : keyboard}
      autoComplete="off"
      value={typed ?? shown}
      aria-invalid={entry.invalid}
      aria-required={entry.required}
      aria-describedby={entry.describedBy}
      onFocus={({ currentTarget }) => {
        opened.current = currentTarget;
        setTyped(plain(entry.value));
      }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        entry.onBlur();
      }}
    />
  );
}

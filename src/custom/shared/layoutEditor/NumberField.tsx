// A small field for an optional whole number, applied on blur or Enter.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readNumber } from '../../../../domain/readNumber.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { sayer } from './texts.ts';

interface NumberFieldProps {
  label: string;
  value: number | null;
  off: boolean;
  onValue: (value: number | null) => void;
}

const MAX = 9999;

/** The entered number; null for none, undefined if it is not a whole number within bounds. */
function valueOf(typed: string): number | null | undefined {
  const { value = -1, error } = readNumber(typed, { decimals: 0 });
  if (error === 'empty') return null;
  return value >= 0 && value <= MAX ? value : undefined;
}

/** Input is applied on completion; Escape reverts it. Each box needs its own React key. */
export function NumberField({ label, value, off, onValue }: NumberFieldProps) {
  const say = sayer(useTranslate());
  const id = useId();
  const shown = value === null ? '' : `${value}`;
  const [last, setLast] = useState(shown);
  const [typed, setTyped] = useState(shown);
  const [isWrong, setIsWrong] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setIsWrong(false);
  };
  if (last !== shown) {
    setLast(shown);
    type(shown);
  }
  const done = () => {
    if (typed === shown) return;
    const entered = valueOf(typed);
    setIsWrong(entered === undefined);
    if (entered === undefined) return;
    setTyped(entered === null ? '' : `${entered}`);
    if (entered !== value) onValue(entered);
  };
  return (
    <span className="leField">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="inp"
        inputMode="numeric"
        autoComplete="off"
        disabled={off}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-says` : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') type(shown);
          if (event.key !== 'Enter') return;
          // In a form, Enter would submit it.
          event.preventDefault();
          done();
        }}
      />
      {isWrong && (
        <ErrorText id={`${id}-says`} alert>
          {say('tools.notWhole', { max: MAX })}
        </ErrorText>
      )}
    </span>
  );
}

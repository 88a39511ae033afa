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

interface Typed {
  /** The value as it was shown. */
  readonly over: string;
  readonly text: string;
  readonly isWrong: boolean;
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
  // What was typed counts only over the value it was typed over: undo, for example, replaces it.
  const [typed, setTyped] = useState<Typed>();
  const { text, isWrong } = typed?.over === shown ? typed : { text: shown, isWrong: false };
  const type = (next: string) => setTyped({ over: shown, text: next, isWrong: false });
  const done = () => {
    const entered = valueOf(text);
    setTyped(entered === undefined ? { over: shown, text, isWrong: true } : undefined);
    if (entered !== undefined && entered !== value) onValue(entered);
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
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-says` : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') setTyped(undefined);
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

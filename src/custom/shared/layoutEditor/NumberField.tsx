// A small field for an optional whole number, applied on blur or Enter.
import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number | null;
  off: boolean;
  onValue: (value: number | null) => void;
}

const DIGITS = 4;

/** Input is applied on completion; Escape reverts it. Each box needs its own React key. */
export function NumberField({ label, value, off, onValue }: NumberFieldProps) {
  const shown = value === null ? '' : `${value}`;
  const [seen, setSeen] = useState(shown);
  const [typed, setTyped] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    setTyped(shown);
  }
  const done = () => {
    if (typed !== shown) onValue(typed === '' ? null : Number(typed));
  };
  return (
    <label className="leField">
      {label}
      <input
        className="inp"
        inputMode="numeric"
        disabled={off}
        maxLength={DIGITS}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(shown);
          if (event.key !== 'Enter') return;
          // In a form, Enter would submit it.
          event.preventDefault();
          done();
        }}
      />
    </label>
  );
}

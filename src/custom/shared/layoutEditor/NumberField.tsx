// A small field for a whole number or none; it takes effect when it is left or Enter is pressed.
import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number | null;
  off: boolean;
  onValue: (value: number | null) => void;
}

const DIGITS = 4;

/** What is typed counts once it is done; Escape takes it back. For another box it has another key. */
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
          // In a form Enter would send it.
          event.preventDefault();
          done();
        }}
      />
    </label>
  );
}

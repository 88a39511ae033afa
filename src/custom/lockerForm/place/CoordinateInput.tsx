// Degrees, negative for west and south; a pasted point `34.9, 33.6` fills both coordinates.
import { useState, type Ref } from 'react';
import type { Entry } from '../../../engine/fields/fieldType.ts';
import { plain } from '../../../engine/fields/plain.ts';

const DEGREES = /^\s*-?\d{1,3}([.,]\d*)?\s*$/;

/** Undefined for text that is not a number of degrees. */
function degreesOf(text: string): number | undefined {
  return DEGREES.test(text) ? Number(text.trim().replace(',', '.')) : undefined;
}

export function CoordinateInput({ focus, value, ...entry }: Entry) {
  const [typed, setTyped] = useState<string>();
  const said = plain(value);
  const type = (text: string) => {
    setTyped(text);
    // Unreadable input stays as typed, so that the field can show what is wrong with it.
    entry.onChange(text.trim() === '' ? null : (degreesOf(text) ?? text));
  };
  return (
    <input
      id={entry.id}
      ref={focus as Ref<HTMLInputElement>}
      className="inp lg"
      inputMode="text"
      autoComplete="off"
      value={typed ?? said}
      aria-invalid={entry.invalid}
      aria-describedby={entry.describedBy}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        entry.onBlur();
      }}
    />
  );
}

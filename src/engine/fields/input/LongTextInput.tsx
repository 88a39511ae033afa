// Multi-line text input.
import type { Ref } from 'react';
import type { Entry } from '../fieldType.ts';
import { plain } from '../plain.ts';

export function LongTextInput({ focus, ...entry }: Entry) {
  return (
    <textarea
      id={entry.id}
      ref={focus as Ref<HTMLTextAreaElement>}
      className="inp area"
      rows={4}
      value={plain(entry.value)}
      aria-invalid={entry.invalid}
      aria-required={entry.required}
      aria-describedby={entry.describedBy}
      onChange={(event) => entry.onChange(event.target.value)}
      onBlur={entry.onBlur}
    />
  );
}

// Single-line text: the input of most field types.
import type { HTMLInputTypeAttribute, InputHTMLAttributes, Ref } from 'react';
import type { Entry } from '../fieldType.ts';
import { plain } from '../plain.ts';

interface Props extends Entry {
  readonly type?: HTMLInputTypeAttribute;
  readonly mode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  readonly placeholder?: string | undefined;
}

export function TextInput({ type = 'text', mode, autoComplete = 'off', focus, ...entry }: Props) {
  return (
    <input
      id={entry.id}
      ref={focus as Ref<HTMLInputElement>}
      className="inp lg"
      type={type}
      inputMode={mode}
      autoComplete={autoComplete}
      placeholder={entry.placeholder}
      value={plain(entry.value)}
      aria-invalid={entry.invalid}
      aria-required={entry.required}
      aria-describedby={entry.describedBy}
      onChange={(event) => entry.onChange(event.target.value)}
      onBlur={entry.onBlur}
    />
  );
}

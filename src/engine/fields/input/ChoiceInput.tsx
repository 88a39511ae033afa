// Select input with labelled values.
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { useChoiceWord } from '../choice.tsx';
import type { Entry } from '../fieldType.ts';
import { plain } from '../plain.ts';

interface Props extends Entry {
  /** Addition to the label of a value. */
  readonly beside?: (choice: string) => string | undefined;
  /** Shown but not selectable. */
  readonly isOff?: (choice: string) => boolean;
}

export function ChoiceInput({ focus, beside, isOff, ...entry }: Props) {
  const translate = useTranslate();
  const word = useChoiceWord(entry.resourceName, entry.field);
  const none = translate(entry.required ? 'engine.form.choose' : 'engine.form.none');
  return (
    <span className="inp-choice">
      <select
        id={entry.id}
        ref={focus as Ref<HTMLSelectElement>}
        className="inp lg"
        value={plain(entry.value)}
        aria-invalid={entry.invalid}
        aria-required={entry.required}
        aria-describedby={entry.describedBy}
        onChange={(event) => entry.onChange(event.target.value || null)}
        onBlur={entry.onBlur}
      >
        <option value="">{none}</option>
        {entry.choices.map((choice) => (
          <option key={choice} value={choice} disabled={isOff?.(choice)}>
            {[word(choice), beside?.(choice)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

// Text input on create; afterwards read-only and copyable.
import type { Ref } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { Entry } from '../fieldType.ts';
import { plain } from '../plain.ts';
import { TextInput } from './TextInput.tsx';

export default function FixedInput({ focus, ...entry }: Entry) {
  const kept = plain(entry.record[entry.field]);
  if (kept === '') return <TextInput {...entry} focus={focus} />;
  return (
    <span className="inp-choice">
      <input
        id={entry.id}
        ref={focus as Ref<HTMLInputElement>}
        className="inp lg"
        value={kept}
        readOnly
        aria-invalid={entry.invalid}
        aria-describedby={entry.describedBy}
      />
      <Icon name="lock" />
    </span>
  );
}

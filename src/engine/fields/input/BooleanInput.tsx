// Yes or no: a switch with a text.
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry } from '../fieldType.ts';

export function BooleanInput({ focus, ...entry }: Entry) {
  const translate = useTranslate();
  const on = entry.value === true;
  return (
    <span className="line inp-switch">
      <button
        id={entry.id}
        ref={focus as Ref<HTMLButtonElement>}
        type="button"
        role="switch"
        className="switch strong"
        aria-checked={on}
        aria-label={entry.label}
        aria-describedby={entry.describedBy}
        onClick={() => entry.onChange(!on)}
        onBlur={entry.onBlur}
      />
      <span className="soft" aria-hidden="true">
        {translate(on ? 'ra.boolean.true' : 'ra.boolean.false')}
      </span>
    </span>
  );
}

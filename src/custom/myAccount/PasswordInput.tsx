// One password of the dialog, hidden by default, with its error below.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { Field } from './useChange.ts';

interface Props {
  readonly name: Field;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  /** As text. */
  readonly fault: string | undefined;
  readonly help: string | undefined;
  readonly onType: (text: string) => void;
}

export function PasswordInput({ name, autoComplete, value, fault, help, onType }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [shown, setShown] = useState(false);
  const label = translate(`myAccount.change.${name}`);
  const said = fault ?? help;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="myAccount-secret">
        <input
          id={id}
          name={name}
          className="inp lg"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-says`}
          onChange={(event) => onType(event.target.value)}
        />
        <button
          type="button"
          className="btn quiet icon-only sm"
          aria-label={translate(shown ? 'myAccount.change.hide' : 'myAccount.change.show', {
            label,
          })}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      </span>
      <span
        id={`${id}-says`}
        className={fault === undefined ? 'msg' : 'msg bad'}
        aria-live="polite"
      >
        {fault !== undefined && <Icon name="stop" />}
        {said}
      </span>
    </div>
  );
}

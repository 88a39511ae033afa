// The password: hidden unless asked, with a hint when Caps Lock is on.
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../../engine/Icon.tsx';
import { Field } from './Field.tsx';
import { useDoor } from './page.ts';

interface Props {
  readonly value: string;
  readonly fault?: string | undefined;
  readonly onType: (password: string) => void;
}

/** A password field that can be looked at. */
export function PasswordField({ value, fault, onType }: Props) {
  const { say } = useDoor();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      name="password"
      label={say('signIn.password')}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      fault={fault}
      hint={capsLock ? say('signIn.capsLock') : undefined}
      onType={onType}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className="btn quiet icon-only sm"
        aria-label={say(shown ? 'signIn.hide' : 'signIn.show')}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </Field>
  );
}

// A password input, hidden by default, with a hint when Caps Lock is on.
import { IconButton } from '../../../ui/IconButton.tsx';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useAuthContext } from './useAuthContext.ts';

interface Props {
  /** `password` by default. */
  readonly name?: string;
  /** As text; the sign-in page's label by default. */
  readonly label?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly value: string;
  readonly error?: string | undefined;
  readonly beside?: ReactNode;
  readonly onType: (password: string) => void;
}

/** A password field that can be revealed. */
export function PasswordField({ name = 'password', label, autoComplete, ...props }: Props) {
  const { say } = useAuthContext();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...props}
      name={name}
      label={label ?? say('signIn.password')}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete ?? 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={capsLock ? say('signIn.capsLock') : undefined}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
    >
      <IconButton
        icon={shown ? 'eyeOff' : 'eye'}
        label={say(shown ? 'signIn.hide' : 'signIn.show')}
        className="quiet sm"
        onClick={() => setShown(!shown)}
      />
    </Field>
  );
}

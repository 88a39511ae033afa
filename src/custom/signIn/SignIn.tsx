// The sign-in page.
import { Icon } from '../../engine/Icon.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import { Field } from './Field.tsx';
import { useDoor } from './page.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';

/** Asks for login name and password; what was typed stays when the server refuses. */
export function SignIn() {
  const { say, returning } = useDoor();
  const { credentials, faults, refusal, working, form, type, submit } = useSignIn();
  const words = (key: string | undefined) => (key === undefined ? undefined : say(key));
  return (
    <DoorFrame title={say('signIn.title')} text={say('signIn.subtitle')}>
      {returning && <p className="note door-note">{say('signIn.ended')}</p>}
      <form ref={form} className="door-form" onSubmit={submit} noValidate>
        <Field
          name="username"
          label={say('signIn.username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={credentials.username}
          fault={words(faults.username)}
          onType={(username) => type({ username })}
        />
        <PasswordField
          value={credentials.password}
          fault={words(faults.password)}
          onType={(password) => type({ password })}
        />
        <div role="alert">
          {refusal !== undefined && (
            <p className="note alarm">
              <Icon name="stop" />
              {refusal.message}
            </p>
          )}
        </div>
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'signIn.working' : 'signIn.submit')}
        </button>
      </form>
      <DemoAccounts onChoose={type} />
    </DoorFrame>
  );
}

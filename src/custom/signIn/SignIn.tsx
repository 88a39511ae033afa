// The sign-in page.
import { Announced } from './Announced.tsx';
import { DoorFrame } from '../parts/door/DoorFrame.tsx';
import { Field } from '../parts/door/Field.tsx';
import { useDoor } from '../parts/door/door.ts';
import { PasswordField } from '../parts/door/PasswordField.tsx';
import { Refusal } from '../parts/door/Refusal.tsx';
import { useSignIn } from './useSignIn.ts';

/** Asks for login name and password; what was typed stays when the server refuses. */
export function SignIn() {
  const { say, returning } = useDoor();
  const { values: credentials, faults, refusal, working, form, type, submit } = useSignIn();
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
          beside={<a href="/page/forget">{say('signIn.forgot')}</a>}
          onType={(password) => type({ password })}
        />
        <Refusal words={refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'signIn.working' : 'signIn.submit')}
        </button>
      </form>
      <Announced onChoose={type} />
    </DoorFrame>
  );
}

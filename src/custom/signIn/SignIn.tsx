// The sign-in page.
import { Announced } from './Announced.tsx';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { Field } from '../shared/authLayout/Field.tsx';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import { PasswordField } from '../shared/authLayout/PasswordField.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useSignIn } from './useSignIn.ts';

/** The form for login name and password; input is preserved when the server refuses it. */
export function SignIn() {
  const { say, returning } = useAuthContext();
  const { values: credentials, faults, refusal, working, form, type, submit } = useSignIn();
  const words = (key: string | undefined) => (key === undefined ? undefined : say(key));
  return (
    <AuthLayout title={say('signIn.title')} text={say('signIn.subtitle')}>
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
    </AuthLayout>
  );
}

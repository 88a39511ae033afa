// The sign-in page.
import type { Capability } from '../../../contract/capabilities.ts';
import { useAnnounced } from '../shared/authLayout/useAnnounced.ts';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { LOGIN_NAME_MAX, PASSWORD_MAX } from '../../../domain/limits.ts';
import { useAuthForm, type Errors } from '../shared/authLayout/useAuthForm.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { Field } from '../shared/authLayout/Field.tsx';
import { PasswordField } from '../shared/authLayout/PasswordField.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { FORGET, REGISTER } from '../../routes/roots.ts';

type Credentials = { readonly username: string; readonly password: string };

const MAX = { username: LOGIN_NAME_MAX, password: PASSWORD_MAX };

/** R5.63: a form that the endpoint would refuse is not sent. */
function errorsOf({ username, password }: Credentials): Errors<Credentials> {
  const error = (field: keyof Credentials, { length }: string) => {
    if (length === 0) return `signIn.${field}Missing`;
    return length > MAX[field] ? `signIn.${field}TooLong` : undefined;
  };
  return { username: error('username', username.trim()), password: error('password', password) };
}

interface Props {
  readonly demo: NonNullable<Capability['demo']>;
  readonly onChoose: (account: Credentials) => void;
}

/** Names, what each may do, and their shared password. */
function DemoAccounts({ demo, onChoose }: Props) {
  const { say } = useAuthContext();
  const { password, accounts } = demo;
  return (
    <section className="demo" aria-labelledby="demo">
      <h2 id="demo">{say('demo.title')}</h2>
      <p className="small soft">
        {say('demo.password')} <b>{password}</b>
      </p>
      <ul>
        {accounts.map((username) => (
          <li key={username}>
            <button
              type="button"
              className="link"
              aria-label={say('demo.fill', { name: username })}
              onClick={() => onChoose({ username, password })}
            >
              {username}
            </button>
            <span className="soft">{say(`demo.accounts.${username}`, { _: '' })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Announced({ onChoose }: { readonly onChoose: (account: Credentials) => void }) {
  const { say } = useAuthContext();
  const announced = useAnnounced();
  return (
    <>
      {announced?.features.includes('access-requests') && (
        <p className="soft door-more">
          {say('signIn.newHere')} <a href={REGISTER}>{say('signIn.request')}</a>
        </p>
      )}
      {announced?.demo && <DemoAccounts demo={announced.demo} onChoose={onChoose} />}
    </>
  );
}

/** The form for login name and password; input is preserved when the server refuses it. */
export function SignIn() {
  const { say, returning, signIn } = useAuthContext();
  const { refusal, working, form, type, field, submit } = useAuthForm<Credentials>({
    messages: 'signIn',
    initial: { username: '', password: '' },
    errorsOf,
    ask: signIn,
  });
  return (
    <AuthLayout title={say('signIn.title')} text={say('signIn.subtitle')}>
      {returning && <p className="note door-note">{say('signIn.ended')}</p>}
      <form ref={form} className="door-form" onSubmit={submit} noValidate>
        <Field
          {...field('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          beside={<a href={FORGET}>{say('signIn.forgot')}</a>}
        />
        <Refusal messages={refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'signIn.working' : 'signIn.submit')}
        </button>
      </form>
      <Announced onChoose={type} />
    </AuthLayout>
  );
}

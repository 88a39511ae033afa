// The lock screen: the session's page is preserved and the password is required again.
import { sessions, type SessionUser } from '../../../contract/account/sessions.ts';
import { call } from '../../dataProvider/call.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { PasswordField } from '../shared/authLayout/PasswordField.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useAuthForm } from '../shared/authLayout/useAuthForm.ts';

interface Props {
  readonly username: string;
  /** The user's display name. */
  readonly name: string;
  readonly onUnlocked: (session: SessionUser) => void;
  /** Another user wants to sign in. */
  readonly onLeave: () => void;
}

type Entered = { readonly password: string };

export function Lock({ username, name, onUnlocked, onLeave }: Props) {
  const { say } = useAuthContext();
  const { refusal, working, form, field, submit } = useAuthForm<Entered>({
    messages: 'lock',
    initial: { password: '' },
    errorsOf: ({ password }) => (password === '' ? { password: 'lock.passwordMissing' } : {}),
    ask: async ({ password }) => {
      onUnlocked(await call(sessions.login, { username, password }));
    },
  });
  return (
    <AuthLayout title={say('lock.title')} text={say('lock.text', { name })}>
      <form ref={form} className="door-form" onSubmit={submit} noValidate>
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordField {...field('password')} />
        <Refusal messages={refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'lock.unlocking' : 'lock.unlock')}
        </button>
      </form>
      <p className="door-more">
        <button type="button" className="link" onClick={onLeave}>
          {say('lock.other')}
        </button>
      </p>
    </AuthLayout>
  );
}

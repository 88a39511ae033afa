// The page for a new password after the correct code: `updatePassword?mobile=`.
import { recovery } from '../../../contract/account/account.ts';
import { checkPassword } from '../../../domain/people/passwords.ts';
import { call } from '../../dataProvider/call.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { PasswordField } from '../shared/authLayout/PasswordField.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useAuthForm, type Errors } from '../shared/authLayout/useAuthForm.ts';
import { FORGET, PASSWORD_UPDATED } from '../../routes/roots.ts';
import './recover.css';

type Entered = { readonly password: string; readonly confirm: string };

/** R5.53, R5.54. */
function passwordErrors({ password, confirm }: Entered): Errors<Entered> {
  if (checkPassword('BACKEND', password)) return { password: 'recover.rule' };
  return password === confirm ? {} : { confirm: 'recover.notSame' };
}

function PasswordForm({ mobile }: { readonly mobile: string }) {
  const { say, onGo } = useAuthContext();
  const { refusal, errors, working, form, field, submit } = useAuthForm<Entered>({
    messages: 'recover',
    initial: { password: '', confirm: '' },
    errorsOf: passwordErrors,
    ask: async ({ password }) => {
      await call(recovery.setPassword, { mobile, password });
      onGo(PASSWORD_UPDATED);
    },
  });
  return (
    <AuthLayout title={say('recover.newTitle')} text={say('recover.newText')}>
      <form ref={form} className="door-form" onSubmit={submit} noValidate>
        <p className="recover-step">{say('recover.step', { step: 3 })}</p>
        <PasswordField {...field('password')} autoComplete="new-password" />
        {errors.password === undefined && (
          <p className="small soft door-rule">{say('recover.rule')}</p>
        )}
        <PasswordField {...field('confirm')} autoComplete="new-password" />
        <Refusal messages={refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'recover.saving' : 'recover.save')}
        </button>
      </form>
      <p className="door-more">
        <a href={FORGET}>{say('recover.begin')}</a>
      </p>
    </AuthLayout>
  );
}

/** Without its parameter the page explains what is missing and links to the start. */
export default function NewPassword() {
  const { say, query } = useAuthContext();
  const mobile = query.get('mobile')?.trim() ?? '';
  if (recovery.setPassword.input.shape.mobile.safeParse(mobile).success)
    return <PasswordForm mobile={mobile} />;
  return (
    <AuthLayout title={say('recover.noMobile')} text={say('recover.noMobileText')}>
      <p className="door-ways">
        <a className="btn primary lg" href={FORGET}>
          {say('recover.begin')}
        </a>
      </p>
    </AuthLayout>
  );
}

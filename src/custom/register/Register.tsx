// A request for access; it creates a LOCKED user for approval, nothing else.
import { useState } from 'react';
import { ACCESS_REQUESTS, accessRequests } from '../../../contract/account/account.ts';
import { call } from '../../dataProvider/call.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { Field } from '../shared/authLayout/Field.tsx';
import { PasswordField } from '../shared/authLayout/PasswordField.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useAnnounced } from '../shared/authLayout/useAnnounced.ts';
import { useAuthForm } from '../shared/authLayout/useAuthForm.ts';
import { DialledAs } from '../../engine/fields/input/DialledAs.tsx';
import { SIGN_IN } from '../../routes/roots.ts';
import { EMPTY_REQUEST, requestErrors, type Request } from './request.ts';
import './register.css';

function RequestForm({ onSent }: { readonly onSent: () => void }) {
  const { say } = useAuthContext();
  const { values, refusal, working, form, field, submit } = useAuthForm<Request>({
    messages: 'register',
    initial: EMPTY_REQUEST,
    errorsOf: requestErrors,
    ask: async ({ confirm: _confirm, email, ...request }) => {
      await call(accessRequests.send, { ...request, email: email.trim() || undefined });
      onSent();
    },
  });
  return (
    <>
      <form ref={form} className="door-form" onSubmit={submit} noValidate>
        <Field
          {...field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="register-pair stack-12">
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('lastName')} autoComplete="family-name" />
        </div>
        <Field
          {...field('mobile')}
          type="tel"
          autoComplete="tel"
          below={<DialledAs typed={values.mobile} translate={say} />}
        />
        <Field {...field('email')} type="email" autoComplete="email" />
        <PasswordField {...field('password')} autoComplete="new-password" />
        <PasswordField {...field('confirm')} autoComplete="new-password" />
        <Refusal messages={refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'register.sending' : 'register.send')}
        </button>
      </form>
      <p className="door-more">
        <a href={SIGN_IN}>{say('register.toSignIn')}</a>
      </p>
    </>
  );
}

/** The page `register`. */
export default function Register() {
  const { say } = useAuthContext();
  const offered = useAnnounced()?.features.includes(ACCESS_REQUESTS);
  const [sent, setSent] = useState(false);
  if (sent || offered === false)
    return (
      <AuthLayout
        title={say(sent ? 'register.sentTitle' : 'register.title')}
        text={say(sent ? 'register.sentText' : 'register.notOffered')}
      >
        <p className="door-ways">
          <a className="btn primary lg" href={SIGN_IN}>
            {say('register.toSignIn')}
          </a>
        </p>
      </AuthLayout>
    );
  return (
    <AuthLayout title={say('register.title')} text={say('register.text')}>
      {offered && <RequestForm onSent={() => setSent(true)} />}
    </AuthLayout>
  );
}

// The form of a request for access.
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import { Field } from '../shared/authLayout/Field.tsx';
import { PasswordField } from '../shared/authLayout/PasswordField.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useAuthForm } from '../shared/authLayout/useAuthForm.ts';
import { EMPTY_REQUEST, requestErrors, type Request } from './request.ts';
import './register.css';

export function RequestForm({ send }: { readonly send: (request: Request) => Promise<void> }) {
  const { say } = useAuthContext();
  const { values, faults, refusal, working, form, type, submit } = useAuthForm<Request>({
    initial: EMPTY_REQUEST,
    errorsOf: requestErrors,
    ask: async (request) => {
      await send(request);
      return undefined;
    },
  });
  const field = (name: keyof Request) => {
    const fault = faults[name];
    return {
      name,
      label: say(`register.${name}`),
      value: values[name],
      fault: fault === undefined ? undefined : say(fault),
      onType: (text: string) => type({ [name]: text }),
    };
  };
  return (
    <>
      <form ref={form} className="door-form" onSubmit={submit} noValidate>
        <Field
          {...field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="register-pair">
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('lastName')} autoComplete="family-name" />
        </div>
        <Field {...field('mobile')} type="tel" autoComplete="tel" />
        <Field {...field('email')} type="email" autoComplete="email" />
        <PasswordField {...field('password')} autoComplete="new-password" />
        <PasswordField {...field('confirm')} autoComplete="new-password" />
        <Refusal words={refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'register.sending' : 'register.send')}
        </button>
      </form>
      <p className="door-more">
        <a href="/page/login">{say('register.toSignIn')}</a>
      </p>
    </>
  );
}

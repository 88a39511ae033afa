// The form of the first sign-in.
import { firstSignIn } from '../../../contract/account/firstSignIn.ts';
import { call } from '../../dataProvider/call.ts';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import { Field } from '../shared/authLayout/Field.tsx';
import { PasswordField } from '../shared/authLayout/PasswordField.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useAuthForm } from '../shared/authLayout/useAuthForm.ts';
import { enteredErrors, type Entered, type Reached } from './entered.ts';

interface Props {
  readonly reached: Reached;
  readonly onDone: () => void;
}

export function FirstSignInForm({ reached, onDone }: Props) {
  const { say } = useAuthContext();
  const { values, faults, refusal, working, form, type, submit } = useAuthForm<Entered>({
    initial: { newPassword: '', confirm: '', ...reached },
    errorsOf: enteredErrors,
    ask: async ({ newPassword, mobile, email }) => {
      await call(firstSignIn.complete, { newPassword, mobile: mobile.trim(), email: email.trim() });
      onDone();
      return undefined;
    },
  });
  const field = (name: keyof Entered) => {
    const fault = faults[name];
    return {
      name,
      label: say(`firstSignIn.${name}`),
      value: values[name],
      fault: fault === undefined ? undefined : say(fault),
      onType: (text: string) => type({ [name]: text }),
    };
  };
  return (
    <form ref={form} className="door-form" onSubmit={submit} noValidate>
      <PasswordField {...field('newPassword')} autoComplete="new-password" />
      {faults.newPassword === undefined && (
        <p className="small soft door-rule">{say('firstSignIn.rule')}</p>
      )}
      <PasswordField {...field('confirm')} autoComplete="new-password" />
      <Field {...field('mobile')} type="tel" autoComplete="tel" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Refusal words={refusal} />
      <button type="submit" className="btn primary lg" aria-disabled={working}>
        {say(working ? 'firstSignIn.saving' : 'firstSignIn.save')}
      </button>
    </form>
  );
}

// The form of the first sign-in.
import { firstSignIn } from '../../../contract/firstSignIn.ts';
import { call } from '../../dataProvider/call.ts';
import { useDoor } from '../parts/door/door.ts';
import { Field } from '../parts/door/Field.tsx';
import { PasswordField } from '../parts/door/PasswordField.tsx';
import { Refusal } from '../parts/door/Refusal.tsx';
import { useDoorForm } from '../parts/door/useDoorForm.ts';
import { enteredFaults, type Entered, type Reached } from './entered.ts';

interface Props {
  readonly reached: Reached;
  readonly onDone: () => void;
}

export function FirstSignInForm({ reached, onDone }: Props) {
  const { say } = useDoor();
  const { values, faults, refusal, working, form, type, submit } = useDoorForm<Entered>({
    initial: { newPassword: '', confirm: '', ...reached },
    faultsOf: enteredFaults,
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

// The first sign-in: replace a one-time password and enter mobile number and e-mail address.
import { useEffect, useState } from 'react';
import { firstSignIn } from '../../../contract/account/firstSignIn.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { DialledAs } from '../../engine/fields/input/DialledAs.tsx';
import { mobileErrorKey } from '../shared/mobileErrorKey.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { checkPassword } from '../../../domain/people/passwords.ts';
import { type Errors, useAuthForm } from '../shared/authLayout/useAuthForm.ts';
import { Field } from '../shared/authLayout/Field.tsx';
import { PasswordField } from '../shared/authLayout/PasswordField.tsx';

/** The contact data. */
type Reached = { readonly mobile: string; readonly email: string };
type Entered = Reached & { readonly newPassword: string; readonly confirm: string };

const { shape } = firstSignIn.complete.input;

function errorOf(field: keyof Reached, value: string): string | undefined {
  if (value.trim() === '') return `firstSignIn.${field}Missing`;
  if (field === 'mobile') return mobileErrorKey('firstSignIn.mobileForm', value);
  return shape[field].safeParse(value.trim()).success ? undefined : `firstSignIn.${field}Form`;
}

/** The message key of each invalid field. */
function enteredErrors({ newPassword, confirm, mobile, email }: Entered): Errors<Entered> {
  const found: Record<string, string | undefined> = {
    newPassword: checkPassword('BACKEND', newPassword) && 'firstSignIn.rule',
    confirm: newPassword === confirm ? undefined : 'firstSignIn.notSame',
    mobile: errorOf('mobile', mobile),
    email: errorOf('email', email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined));
}

function FirstSignInForm({ reached, onDone }: { reached: Reached; onDone: () => void }) {
  const { say } = useAuthContext();
  const { values, refusal, errors, working, form, field, submit } = useAuthForm<Entered>({
    messages: 'firstSignIn',
    initial: { newPassword: '', confirm: '', ...reached },
    errorsOf: enteredErrors,
    ask: async ({ newPassword, mobile, email }) => {
      await call(firstSignIn.complete, { newPassword, mobile: mobile.trim(), email: email.trim() });
      onDone();
    },
  });
  return (
    <form ref={form} className="door-form" onSubmit={submit} noValidate>
      <PasswordField {...field('newPassword')} autoComplete="new-password" />
      {errors.newPassword === undefined && (
        <p className="small soft door-rule">{say('firstSignIn.rule')}</p>
      )}
      <PasswordField {...field('confirm')} autoComplete="new-password" />
      <Field
        {...field('mobile')}
        type="tel"
        autoComplete="tel"
        below={<DialledAs typed={values.mobile} translate={say} />}
      />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Refusal messages={refusal} />
      <button type="submit" className="btn primary lg" aria-disabled={working}>
        {say(working ? 'firstSignIn.saving' : 'firstSignIn.save')}
      </button>
    </form>
  );
}

interface Props {
  /** The account has its own password now. */
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

/** The account's known contact data; `onDone` is called where another tab already finished. */
function useReached(onDone: () => void): { reached?: Reached; refusal?: string } {
  const [known, setKnown] = useState<{ reached?: Reached; refusal?: string }>({});
  useEffect(() => {
    const given = new AbortController();
    const ask = async () => {
      try {
        const { needed, mobile, email } = await call(firstSignIn.read, {}, given);
        if (!needed) return onDone();
        setKnown({ reached: { mobile: mobile ?? '', email: email ?? '' } });
      } catch (error) {
        if (error instanceof CallError) setKnown({ refusal: error.message });
      }
    };
    void ask();
    return () => given.abort();
  }, [onDone]);
  return known;
}

export function FirstSignIn({ onDone, onLeave }: Props) {
  const { say } = useAuthContext();
  const { reached, refusal } = useReached(onDone);
  return (
    <AuthLayout title={say('firstSignIn.title')} text={say('firstSignIn.text')}>
      {reached && <FirstSignInForm reached={reached} onDone={onDone} />}
      <Refusal messages={refusal} />
      <p className="door-more">
        <button type="button" className="link" onClick={onLeave}>
          {say('firstSignIn.leave')}
        </button>
      </p>
    </AuthLayout>
  );
}

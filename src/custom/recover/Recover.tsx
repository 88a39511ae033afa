// Password recovery: identification, then the code. The new password has its own page.
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { EMPTY_PAIR, type Pair, pairErrors } from './pair.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { Field } from '../shared/authLayout/Field.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useAuthForm } from '../shared/authLayout/useAuthForm.ts';
import { DialledAs } from '../../engine/fields/input/DialledAs.tsx';
import { SIGN_IN } from '../../routes/roots.ts';
import { pairFits, sendCode, type Sent } from './recovering.ts';
import './recover.css';

interface Props {
  /** The initial values of the fields. */
  readonly pair: Pair;
  readonly onSent: (pair: Pair, sent: Sent) => void;
}

/** Login name, country code and mobile number: the first steps of password recovery (R4.60, R4.61). */
function PairStep({ pair, onSent }: Props) {
  const { say } = useAuthContext();
  const { values, refusal, working, form, field, submit } = useAuthForm<Pair>({
    messages: 'recover',
    initial: pair,
    errorsOf: pairErrors,
    ask: async (entered) => {
      if (!(await pairFits(entered))) return say('recover.wrongPair');
      onSent(entered, await sendCode(entered));
      return undefined;
    },
  });
  return (
    <AuthLayout title={say('recover.title')} text={say('recover.text')}>
      <form ref={form} className="door-form" onSubmit={submit} noValidate>
        <p className="recover-step">{say('recover.step', { step: 1 })}</p>
        <Field
          {...field('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <div className="recover-number stack-12">
          <Field {...field('areaCode')} type="tel" autoComplete="tel-country-code" maxLength={8} />
          <Field
            {...field('mobile')}
            type="tel"
            autoComplete="tel-national"
            maxLength={40}
            below={<DialledAs typed={values.mobile} areaCode={values.areaCode} translate={say} />}
          />
        </div>
        <Refusal messages={refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'recover.sending' : 'recover.send')}
        </button>
      </form>
      <p className="door-more">
        <a href={SIGN_IN}>{say('recover.toSignIn')}</a>
      </p>
    </AuthLayout>
  );
}

interface State {
  /** As entered; it fills in the first step again. */
  readonly pair: Pair;
  /** The first code, once it was sent. */
  readonly sent?: Sent;
}

/** The pages `forget` and `recover`. */
export default function Recover() {
  const [{ pair, sent }, setState] = useState<State>({ pair: EMPTY_PAIR });
  if (sent) return <CodeStep pair={pair} first={sent} onBack={() => setState({ pair })} />;
  return (
    <PairStep pair={pair} onSent={(proved, first) => setState({ pair: proved, sent: first })} />
  );
}

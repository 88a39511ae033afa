// The step that enters the code, or resends it once its minute is over.
import { useState } from 'react';
import { recovery } from '../../../contract/account/account.ts';
import { CODE_DIGITS, CODE_LIFE_MS } from '../../../domain/people/recovery.ts';
import { call } from '../../dataProvider/call.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import { Field } from '../shared/authLayout/Field.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useAuthForm, type Errors } from '../shared/authLayout/useAuthForm.ts';
import { Again } from './Again.tsx';
import type { Pair } from './pair.ts';
import { saysNo, type Sent } from './recovering.ts';
import './recover.css';

type Entered = { readonly otpVal: string };

function codeErrors({ otpVal }: Entered): Errors<Entered> {
  if (otpVal.trim() === '') return { otpVal: 'recover.codeMissing' };
  const fits = recovery.validateCode.input.shape.otpVal.safeParse(otpVal).success;
  return fits ? {} : { otpVal: 'recover.codeForm' };
}

export function CodeStep({ pair, first, onBack }: { pair: Pair; first: Sent; onBack: () => void }) {
  const { say, onGo } = useAuthContext();
  const [sent, setSent] = useState(first);
  const { mobile, areaCode } = pair;
  const { values, faults, refusal, working, form, type, submit } = useAuthForm<Entered>({
    initial: { otpVal: '' },
    errorsOf: codeErrors,
    ask: async ({ otpVal }) => {
      const said = await call(recovery.validateCode, { mobile, otpVal: otpVal.trim() });
      if (saysNo(said)) return say('recover.wrongCode');
      onGo(`/page/updatePassword?${new URLSearchParams({ mobile })}`);
      return undefined;
    },
  });
  const digits = { digits: CODE_DIGITS };
  const number = { mobile: /^(?:00|\+)/.test(mobile) ? mobile : `${areaCode} ${mobile}` };
  const text = { ...digits, ...number, minutes: CODE_LIFE_MS / 60_000 };
  return (
    <AuthLayout title={say('recover.codeTitle')} text={say('recover.codeText', text)}>
      <form ref={form} className="door-form" onSubmit={submit} noValidate>
        <p className="recover-step">{say('recover.step', { step: 2 })}</p>
        <Field
          name="otpVal"
          label={say('recover.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_DIGITS + 2}
          value={values.otpVal}
          fault={faults.otpVal === undefined ? undefined : say(faults.otpVal, digits)}
          onType={(otpVal) => type({ otpVal })}
        />
        <Refusal words={refusal ?? sent.refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'recover.checking' : 'recover.check')}
        </button>
        <Again pair={pair} sent={sent} onSent={setSent} />
      </form>
      <p className="door-more">
        <button type="button" className="link" onClick={onBack}>
          {say('recover.other')}
        </button>
      </p>
    </AuthLayout>
  );
}

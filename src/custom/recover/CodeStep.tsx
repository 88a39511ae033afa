// The step that enters the code, or resends it once its minute is over.
import { useState, useEffect } from 'react';
import { recovery } from '../../../contract/account/account.ts';
import { CODE_DIGITS, CODE_LIFE_MS } from '../../../domain/people/recovery.ts';
import { call } from '../../dataProvider/call.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/useAuthContext.ts';
import { Field } from '../shared/authLayout/Field.tsx';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import { useAuthForm, type Errors } from '../shared/authLayout/useAuthForm.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { UPDATE_PASSWORD } from '../../routes/roots.ts';
import type { Pair } from './pair.ts';
import { sendCode, type Sent, isRefused } from './recovering.ts';
import './recover.css';

const SECOND = 1_000;

/** A countdown in whole seconds to a moment; 0 from then on. */
function useSecondsUntil(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / SECOND));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / SECOND)));
    count();
    const ticking = setInterval(count, SECOND);
    return () => clearInterval(ticking);
  }, [until]);
  return seconds;
}

interface AgainProps {
  readonly pair: Pair;
  readonly sent: Sent;
  /** It is the code that opened this step. */
  readonly isFirst: boolean;
  readonly onSent: (sent: Sent) => void;
}

/** The button that resends a code, with the 60 seconds it waits (R4.61). */
function Again({ pair, sent, isFirst, onSent }: AgainProps) {
  const { say } = useAuthContext();
  const seconds = useSecondsUntil(sent.until);
  const { busy: working, once } = useOnce();
  const isSent = !isFirst && !working && sent.refusal === undefined && sent.soon !== true;
  const send = async () => {
    try {
      onSent(await sendCode(pair));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      onSent({ until: sent.until, refusal: error.message });
    }
  };
  return (
    <div className="stack-8">
      <button
        type="button"
        className="btn lg"
        aria-disabled={working || seconds > 0}
        onClick={() => seconds === 0 && void once(send)}
      >
        {seconds > 0 ? say('recover.againIn', { seconds }) : say('recover.again')}
      </button>
      <p className="small soft" role="status">
        {isSent && say('recover.sentAgain')}
        {sent.soon && say('recover.sentBefore')}
      </p>
    </div>
  );
}

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
  const { values, errors, refusal, working, form, type, submit } = useAuthForm<Entered>({
    messages: 'recover',
    initial: { otpVal: '' },
    errorsOf: codeErrors,
    ask: async ({ otpVal }) => {
      const response = await call(recovery.validateCode, { mobile, otpVal: otpVal.trim() });
      if (isRefused(response)) return say('recover.wrongCode');
      onGo(`${UPDATE_PASSWORD}?${new URLSearchParams({ mobile })}`);
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
          error={errors.otpVal === undefined ? undefined : say(errors.otpVal, digits)}
          onType={(otpVal) => type({ otpVal })}
        />
        <Refusal messages={refusal ?? sent.refusal} />
        <button type="submit" className="btn primary lg" aria-disabled={working}>
          {say(working ? 'recover.checking' : 'recover.check')}
        </button>
        <Again pair={pair} sent={sent} isFirst={sent === first} onSent={setSent} />
      </form>
      <p className="door-more">
        <button type="button" className="link" onClick={onBack}>
          {say('recover.other')}
        </button>
      </p>
    </AuthLayout>
  );
}

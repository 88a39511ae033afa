// The first sign-in: replace a one-time password and enter mobile number and e-mail address.
import { useEffect, useState } from 'react';
import { firstSignIn } from '../../../contract/account/firstSignIn.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { AuthLayout } from '../shared/authLayout/AuthLayout.tsx';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import { Refusal } from '../shared/authLayout/Refusal.tsx';
import type { Reached } from './entered.ts';
import { FirstSignInForm } from './FirstSignInForm.tsx';

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
      <Refusal words={refusal} />
      <p className="door-more">
        <button type="button" className="link" onClick={onLeave}>
          {say('firstSignIn.leave')}
        </button>
      </p>
    </AuthLayout>
  );
}

// The first sign-in: a password of one's own in place of a one-time one, mobile number and e-mail address.
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
  /** The account has a password of its own now. */
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

/** What is known of how one is reached; `onDone` where another tab did it already. */
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

// The button that resends a code, with the 60 seconds it waits (R4.61).
import { useEffect, useState } from 'react';
import { CallError } from '../../dataProvider/callError.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import type { Pair } from './pair.ts';
import { sendCode, type Sent } from './recovering.ts';

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

interface Props {
  readonly pair: Pair;
  readonly sent: Sent;
  readonly onSent: (sent: Sent) => void;
}

export function Again({ pair, sent, onSent }: Props) {
  const { say } = useAuthContext();
  const seconds = useSecondsUntil(sent.until);
  const { busy: working, once } = useOnce();
  const [again, setAgain] = useState(false);
  const send = async () => {
    setAgain(false);
    try {
      const next = await sendCode(pair);
      onSent(next);
      setAgain(next.refusal === undefined && next.soon !== true);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      onSent({ until: sent.until, refusal: error.message });
    }
  };
  return (
    <div className="recover-again">
      <button
        type="button"
        className="btn lg"
        aria-disabled={working || seconds > 0}
        onClick={() => seconds === 0 && void once(send)}
      >
        {seconds > 0 ? say('recover.againIn', { seconds }) : say('recover.again')}
      </button>
      <p className="small soft" role="status">
        {again && say('recover.sentAgain')}
        {sent.soon && say('recover.sentBefore')}
      </p>
    </div>
  );
}

// While the server cannot be reached, the product itself finds out when it can be again.
import { useEffect, useEffectEvent, useRef } from 'react';
import { capabilities } from '../../../contract/capabilities.ts';
import { call } from '../../dataProvider/call.ts';

const ASK_EVERY_MS = 5_000;

/** Nothing hangs on what is answered; that it is answered is noted where every call is sent. */
function ask(): void {
  if (document.visibilityState !== 'visible') return;
  call(capabilities.read, {}).catch(() => undefined);
}

/** Asks every few seconds, and at once when the browser has a line again, while `lost`; calls `onBack` after it. */
export function useComingBack(lost: boolean, onBack: () => void): void {
  const before = useRef(lost);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (before.current && !lost) back();
    before.current = lost;
    if (!lost) return undefined;
    const timer = setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [lost]);
}

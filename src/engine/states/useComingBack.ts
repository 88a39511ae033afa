// Polls while the server is unreachable, to detect when it is back.
import { useEffect, useEffectEvent, useRef } from 'react';
import { capabilities } from '../../../contract/capabilities.ts';
import { call } from '../../dataProvider/call.ts';

const ASK_EVERY_MS = 5_000;

/** The response is not used: every call already records whether the server is reachable. */
function ask(): void {
  if (document.visibilityState !== 'visible') return;
  call(capabilities.read, {}).catch(() => undefined);
}

/** Polls every few seconds, and at once when the browser is online again, while `lost`; then calls `onBack`. */
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

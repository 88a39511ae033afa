// The current time, updated every second or at another interval.
import { useEffect, useState } from 'react';

const SECOND = 1_000;
/** Often enough for what begins or ends at a minute, while a form is open. */
export const STATE_EVERY_MS = 15_000;

/** Now, epoch milliseconds. */
export function useClock(everyMs = SECOND): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

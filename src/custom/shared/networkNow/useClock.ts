// The current time, updated every second.
import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Now, epoch milliseconds. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

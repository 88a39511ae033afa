// The current time for prices: a discount can start or end while the page is open.
import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** Epoch milliseconds, updated every 15 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

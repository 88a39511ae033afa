// The moment at which prices are looked at: a discount begins or ends while somebody looks.
import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** Epoch milliseconds, anew every 15 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

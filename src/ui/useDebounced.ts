// A value that follows another one once that has not changed for a while.
import { useEffect, useState } from 'react';

/** @returns the debounced value, and `flush` to follow at once */
export function useDebounced<T>(value: T, pause: number): readonly [T, () => void] {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(waiting);
  }, [value, pause]);
  return [debounced, () => setDebounced(value)];
}

// A value that follows another one once that has not changed for a while.
import { useEffect, useState } from 'react';

/** @returns the debounced value, and `settle` to follow at once */
export function useDebounced<T>(value: T, pause: number): readonly [T, () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(waiting);
  }, [value, pause]);
  return [settled, () => setSettled(value)];
}

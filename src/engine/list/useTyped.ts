// Text that somebody types into a filter: shown at once, asked for when they pause, and led by the address.
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest before a typed filter is asked for. */
const PAUSE = 300;

/** What stands in the field; `type` waits for a pause, `settle` asks at once. */
export function useTyped(value: string, set: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [settled, setSettled] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== settled) {
    setSettled(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);

  const settle = (text: string) => {
    clearTimeout(waiting.current);
    setTyped(text);
    setSettled(text.trim());
    if (text.trim() !== value) set(text.trim());
  };
  const type = (text: string) => {
    clearTimeout(waiting.current);
    setTyped(text);
    waiting.current = setTimeout(() => settle(text), PAUSE);
  };
  return { typed, type, settle };
}

// Text that somebody types into a filter: shown at once, asked for when they pause, and led by the address.
import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';

/** Milliseconds of rest before a typed filter is asked for. */
const PAUSE = 300;

/** What stands in the field; `type` waits for a pause, `settle` asks at once. */
export function useTyped(value: string, set: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [typing, setTyping] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address answers late: what it says while somebody types on is not put in their way.
  if (value !== seen) {
    setSeen(value);
    if (!typing) setTyped(value);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);

  const settle = useEvent((text: string) => {
    clearTimeout(waiting.current);
    setTyping(false);
    setTyped(text);
    if (text.trim() !== value) set(text.trim());
  });
  const type = (text: string) => {
    clearTimeout(waiting.current);
    setTyping(true);
    setTyped(text);
    waiting.current = setTimeout(() => settle(text), PAUSE);
  };
  return { typed, type, settle };
}

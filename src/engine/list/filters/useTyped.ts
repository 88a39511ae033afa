// Text of a filter input: shown at once, applied after a pause, updated from the URL.
import { useEffect, useRef, useState, type CompositionEvent } from 'react';
import { useEvent } from 'react-admin';
import { useComposed } from '../../../ui/useComposed.ts';

/** Debounce of a typed filter, in milliseconds. */
const PAUSE = 300;

/** The input's text; `type` waits for a pause and for the input method, `apply` applies it at once, `show` only shows it. */
export function useTyped(value: string, set: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  const [typing, setTyping] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Read by events of one task, between which nothing renders.
  const composing = useRef(false);
  const { composed, composition } = useComposed(typed);
  // The URL lags behind: while the user is typing, its value is ignored.
  if (value !== last) {
    setLast(value);
    if (!typing) setTyped(value);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);

  const show = (text: string) => {
    clearTimeout(waiting.current);
    setTyping(false);
    setTyped(text);
  };
  const apply = useEvent((text: string) => {
    show(text);
    if (text.trim() !== value) set(text.trim());
  });
  const type = (text: string) => {
    clearTimeout(waiting.current);
    setTyping(true);
    setTyped(text);
    if (!composing.current) waiting.current = setTimeout(() => apply(text), PAUSE);
  };
  const onCompositionStart = () => {
    composition.onCompositionStart();
    composing.current = true;
    clearTimeout(waiting.current);
  };
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    composition.onCompositionEnd();
    composing.current = false;
    type(event.currentTarget.value);
  };
  return {
    typed,
    composed,
    type,
    apply,
    show,
    composition: { onCompositionStart, onCompositionEnd },
  };
}

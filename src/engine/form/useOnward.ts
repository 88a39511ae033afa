// Navigation after a save: a toast, then redirect after 2 s or at once on a click.
import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { REDIRECT_AFTER_SAVE_MS } from '../../../domain/limits.ts';

/** Links and buttons keep their own targets. */
const leadsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, [role]') !== null;

/** Redirects after `saved`, and only once; returns a function to do so at once. */
export function useOnward(saved: boolean, go: () => void): () => void {
  const isLeft = useRef(false);
  const onward = useEvent(() => {
    if (!isLeft.current) go();
    isLeft.current = true;
  });
  useEffect(() => {
    isLeft.current = false;
    if (!saved) return undefined;
    const pressed = (event: MouseEvent) => {
      if (!leadsElsewhere(event.target)) onward();
    };
    const timer = setTimeout(onward, REDIRECT_AFTER_SAVE_MS);
    document.addEventListener('click', pressed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', pressed);
    };
  }, [saved, onward]);
  return onward;
}

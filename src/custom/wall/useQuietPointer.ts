// Hides an idle mouse pointer, which would otherwise stay on the wall.
import { useEffect, useState } from 'react';

const STILL_MS = 5_000;

/** Whether the pointer has been idle for a while. */
export function useQuietPointer(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    let timer = 0;
    const moved = () => {
      clearTimeout(timer);
      setStill(false);
      timer = window.setTimeout(() => setStill(true), STILL_MS);
    };
    moved();
    window.addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
    };
  }, []);
  return still;
}

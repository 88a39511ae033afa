// Captures key presses while the field is loading: a scanner does not wait.
import { useEffect } from 'react';
import { listen, stopListening } from './typed.ts';

export function TypedAhead() {
  useEffect(() => {
    listen();
    return stopListening;
  }, []);
  return null;
}

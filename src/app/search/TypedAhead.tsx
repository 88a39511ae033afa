// Listens to the keys while the field for them is on its way: a scanner does not wait.
import { useEffect } from 'react';
import { listen, stopListening } from './typed.ts';

export function TypedAhead() {
  useEffect(() => {
    listen();
    return stopListening;
  }, []);
  return null;
}

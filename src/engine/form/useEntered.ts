// `useState` for an input that comes back after the session ended.
import { useState } from 'react';
import { useKeeping } from './useKeeping.ts';
import { useKept } from './useKept.ts';

export function useEntered<T>(name: string, initial: T) {
  const kept = useKept<{ readonly value: T }>(name);
  const [first] = useState(initial);
  const state = useState<T>(kept ? kept.value : initial);
  useKeeping(name, state[0] === first ? undefined : { value: state[0] });
  return state;
}

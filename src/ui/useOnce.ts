// One at a time: what is begun again while it is under way is dropped, also before the first press has drawn anything.
import { useCallback, useRef, useState } from 'react';

export interface Once {
  /** Whether anything is under way, for disabling the buttons that began it. */
  readonly busy: boolean;
  /**
   * Runs `work` and gives its result; undefined, without running it, while work of the same key is under way.
   * Everything that sends a write runs in it: React state alone cannot tell two presses of one moment apart.
   */
  readonly once: <T>(work: () => Promise<T>, key?: string) => Promise<T | undefined>;
}

export function useOnce(): Once {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState(false);
  const once = useCallback(async <T>(work: () => Promise<T>, key = ''): Promise<T | undefined> => {
    if (running.current.has(key)) return undefined;
    running.current.add(key);
    setBusy(true);
    try {
      return await work();
    } finally {
      running.current.delete(key);
      setBusy(running.current.size > 0);
    }
  }, []);
  return { busy, once };
}

// Runs one task at a time: repeated calls are dropped, even before the first one has rendered.
import { useCallback, useRef, useState } from 'react';

export interface Once {
  /** Whether a task is running, to disable the buttons that start it. */
  readonly busy: boolean;
  /**
   * Runs `work` and returns its result; undefined, without running it, while work with the same key is running. All writes
   * go through it: React state alone cannot distinguish two clicks before a render.
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

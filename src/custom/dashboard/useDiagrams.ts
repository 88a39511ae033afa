// Asks for the dashboard's figures, and again every half minute while somebody can see them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { dashboard } from '../../../contract/dashboard.ts';
import { call } from '../../dataProvider/call.ts';
import { isAborted } from '../../dataProvider/callError.ts';
import { onRetry } from '../../dataProvider/connection.ts';
import type { Told } from './figures.ts';

/** Time between two questions while the page is visible. */
export const DASHBOARD_REFRESH_MS = 30_000;

export interface Known {
  /** The last answer; stays when a later question fails. */
  readonly told?: Told | undefined;
  /** When that answer came, epoch milliseconds. */
  readonly answeredAt?: number | undefined;
  /** Why the last question failed; nothing when it was answered. */
  readonly error?: unknown;
}

interface Watch {
  ask(): void;
  stop(): void;
}

/** Asks until stopped; `tell` hears of each answer and each failure. */
function watch(tell: (news: Known) => void): Watch {
  let asking = new AbortController();
  let timer = 0;
  let askedAt = 0;

  const ask = async () => {
    asking.abort();
    clearTimeout(timer);
    const { signal } = (asking = new AbortController());
    askedAt = Date.now();
    try {
      const told = await call(dashboard.diagrams, {}, { signal });
      if (!signal.aborted) tell({ told: told ?? {}, answeredAt: Date.now(), error: undefined });
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      tell({ error });
    }
    if (!signal.aborted) wait(DASHBOARD_REFRESH_MS);
  };
  const due = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  const wait = (time: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(due, time);
  };
  const seen = () => wait(Math.max(0, askedAt + DASHBOARD_REFRESH_MS - Date.now()));

  document.addEventListener('visibilitychange', seen);
  const endRetry = onRetry(() => void ask());
  void ask();
  return {
    ask: () => void ask(),
    stop: () => {
      asking.abort();
      endRetry();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

/** The dashboard's figures as they are known now. */
export function useDiagrams(): Known & { ask: () => void } {
  const [known, setKnown] = useState<Known>({});
  const watching = useRef<Watch | null>(null);
  useEffect(() => {
    const mine = watch((news) => setKnown((before) => ({ ...before, ...news })));
    watching.current = mine;
    return mine.stop;
  }, []);
  const ask = useCallback(() => watching.current?.ask(), []);
  return { ...known, ask };
}

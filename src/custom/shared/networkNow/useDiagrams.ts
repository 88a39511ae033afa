// Asks for the dashboard's figures, and again every half minute while somebody can see them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { dashboard } from '../../../../contract/reports/dashboard.ts';
import { call } from '../../../dataProvider/call.ts';
import { isAborted } from '../../../dataProvider/callError.ts';
import { onRetry } from '../../../dataProvider/connection.ts';
import { onNews } from '../../../dataProvider/live.ts';
import type { Told } from './figures.ts';
import { inTime } from './inTime.ts';

/** Time between two questions while the page is visible. */
export const DASHBOARD_REFRESH_MS = 30_000;

/** Time between two questions while changes are told one after the other. */
const PACE_MS = 2_000;

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
  let waits = false;
  let changed = false;

  const ask = async () => {
    asking.abort();
    clearTimeout(timer);
    const { signal } = (asking = new AbortController());
    askedAt = Date.now();
    [waits, changed] = [true, false];
    try {
      const told = await inTime((mine) => call(dashboard.diagrams, {}, { signal: mine }), signal);
      if (!signal.aborted) tell({ told: told ?? {}, answeredAt: Date.now(), error: undefined });
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) tell({ error });
    }
    if (signal.aborted) return;
    waits = false;
    wait(changed ? PACE_MS : DASHBOARD_REFRESH_MS);
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
  // What is under way may have been counted before the change: it is asked again after it.
  const endNews = onNews((news) => {
    if (news.dashboard === undefined) return;
    changed = true;
    if (!waits) wait(Math.max(0, askedAt + PACE_MS - Date.now()));
  });
  const endRetry = onRetry(() => void ask());
  void ask();
  return {
    ask: () => void ask(),
    stop: () => {
      asking.abort();
      endRetry();
      endNews();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

/**
 * The dashboard's figures as they are known now.
 * @param asked false: whoever looks may not see them, nothing is asked
 */
export function useDiagrams(asked = true): Known & { ask: () => void } {
  const [known, setKnown] = useState<Known>({});
  const watching = useRef<Watch | null>(null);
  useEffect(() => {
    if (!asked) return undefined;
    const mine = watch((news) => setKnown((before) => ({ ...before, ...news })));
    watching.current = mine;
    return mine.stop;
  }, [asked]);
  const ask = useCallback(() => watching.current?.ask(), []);
  return { ...known, ask };
}

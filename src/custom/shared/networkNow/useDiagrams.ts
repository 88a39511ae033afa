// Loads the dashboard's figures after changes, and polls while the page is visible.
import { useCallback, useEffect, useRef, useState } from 'react';
import { dashboard } from '../../../../contract/reports/dashboard.ts';
import { call } from '../../../dataProvider/call.ts';
import { isAborted } from '../../../dataProvider/callError.ts';
import { onRetry } from '../../../dataProvider/connection.ts';
import { isLive, onLive, onNews } from '../../../dataProvider/live.ts';
import type { Figures } from './figures.ts';
import { inTime } from './inTime.ts';

/** Polling interval while the page is visible. */
export const DASHBOARD_REFRESH_MS = 30_000;
/** While changes are received, only what time alone changes is left: soon enough not to count as stale. */
const REFRESH_BESIDE_MS = 60_000;

/** Minimum time between two requests while changes arrive: every one in a network changes the figures. */
const PACE_MS = 20_000;

export interface Known {
  /** The last response; stays when a later request fails. */
  readonly figures?: Figures | undefined;
  /** Time of that response, epoch milliseconds. */
  readonly answeredAt?: number | undefined;
  /** Why the last request failed; undefined when it succeeded. */
  readonly error?: unknown;
}

/** Polls until stopped; `tell` is called with each response and each failure. */
function watch(onChange: (news: Known) => void) {
  let asking = new AbortController();
  let timer = 0;
  let requestedAt = 0;
  let waits = false;
  let changed = false;

  const quiet = () => (isLive() ? REFRESH_BESIDE_MS : DASHBOARD_REFRESH_MS);
  const ask = async () => {
    asking.abort();
    clearTimeout(timer);
    const { signal } = (asking = new AbortController());
    requestedAt = Date.now();
    [waits, changed] = [true, false];
    try {
      const figures = await inTime(
        (mine) => call(dashboard.diagrams, {}, { signal: mine }),
        signal,
      );
      if (!signal.aborted)
        onChange({ figures: figures ?? {}, answeredAt: Date.now(), error: undefined });
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) onChange({ error });
    }
    if (signal.aborted) return;
    waits = false;
    wait(changed ? PACE_MS : quiet());
  };
  const due = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  const wait = (time: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(due, time);
  };
  const onVisible = () => wait(Math.max(0, requestedAt + DASHBOARD_REFRESH_MS - Date.now()));

  document.addEventListener('visibilitychange', onVisible);
  // The request in progress may predate the change: it is repeated afterwards.
  const endNews = onNews((news) => {
    if (news.dashboard === undefined) return;
    changed = true;
    if (!waits) wait(Math.max(0, requestedAt + PACE_MS - Date.now()));
  });
  const endLive = onLive(() => {
    if (!isLive() && !waits) onVisible();
  });
  const endRetry = onRetry(() => void ask());
  void ask();
  return {
    ask: () => void ask(),
    stop: () => {
      asking.abort();
      endRetry();
      endNews();
      endLive();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

/**
 * The latest known figures of the dashboard.
 * @param asked false: the user may not see them, and nothing is requested
 */
export function useDiagrams(enabled = true): Known & { ask: () => void } {
  const [known, setKnown] = useState<Known>({});
  const watching = useRef<ReturnType<typeof watch>>(undefined);
  useEffect(() => {
    if (!enabled) return undefined;
    const mine = watch((news) => setKnown((before) => ({ ...before, ...news })));
    watching.current = mine;
    return mine.stop;
  }, [enabled]);
  const ask = useCallback(() => watching.current?.ask(), []);
  return { ...known, ask };
}

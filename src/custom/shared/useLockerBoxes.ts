// Loads a locker and its boxes, and polls every few seconds while the page is visible.
import { useCallback, useEffect, useRef, useState } from 'react';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { BOXES_REFRESH_MS } from '../../../domain/terminals/terminals.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError, isAborted } from '../../dataProvider/callError.ts';
import { connection, onConnection } from '../../dataProvider/connection.ts';
import { onNews } from '../../dataProvider/live.ts';

/** Minimum time between two requests while change events arrive. */
const NEWS_PACE_MS = 1_000;

export interface LockerBoxes {
  /** The locker that the rest belongs to. */
  lockerId?: RecordId;
  /** The last response; stays when a later request fails. */
  locker?: LockerInfo | undefined;
  /** Time of that response, epoch milliseconds. */
  answeredAt?: number | undefined;
  /** Why the last request failed; undefined when it succeeded. */
  error?: CallError | undefined;
}

export type WatchedBoxes = ReturnType<typeof useLockerBoxes>;

/** Polls one locker until stopped; `tell` is called with each response and failure. */
function watchLocker(lockerId: RecordId, onChange: (change: LockerBoxes) => void) {
  let asking = new AbortController();
  let timer = 0;
  let requestedAt = 0;
  let paused = false;
  let unanswered = false;
  let underWay = false;

  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => due(), BOXES_REFRESH_MS);
  };
  const refresh = async () => {
    asking.abort();
    const mine = new AbortController();
    asking = mine;
    clearTimeout(timer);
    requestedAt = Date.now();
    [unanswered, underWay] = [false, true];
    try {
      const locker = await call(lockers.one, { lockerId }, { signal: mine.signal });
      if (mine.signal.aborted) return;
      onChange({ lockerId, locker, answeredAt: Date.now(), error: undefined });
    } catch (error) {
      if (mine.signal.aborted || isAborted(error) || !(error instanceof CallError)) return;
      unanswered = error.status === 0;
      onChange({ lockerId, error });
    }
    underWay = false;
    wait();
  };
  const due = () => {
    if (document.visibilityState === 'visible' && !paused) void refresh();
  };
  const onVisible = () => {
    if (Date.now() - requestedAt >= BOXES_REFRESH_MS) due();
    else wait();
  };
  // Another request succeeded: the connection is back, so this data is refetched at once.
  const stopListening = onConnection(() => {
    if (unanswered && connection().lostSince === undefined) due();
  });
  const stopNews = onNews(({ lockers: changed }) => {
    const mine = changed && (changed.length === 0 || changed.includes(lockerId));
    if (!mine || underWay) return;
    clearTimeout(timer);
    timer = window.setTimeout(due, Math.max(0, requestedAt + NEWS_PACE_MS - Date.now()));
  });
  document.addEventListener('visibilitychange', onVisible);
  void refresh();
  return {
    refresh,
    pause: (on: boolean) => {
      paused = on;
      if (!on) onVisible();
    },
    stop: () => {
      asking.abort();
      clearTimeout(timer);
      stopListening();
      stopNews();
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

const NOTHING: LockerBoxes = {};

/** Polls every 5 s while the page is visible. Without a locker, nothing is requested or known. */
export function useLockerBoxes(lockerId: RecordId | null) {
  const [known, setKnown] = useState(NOTHING);
  const watch = useRef<ReturnType<typeof watchLocker>>(undefined);
  useEffect(() => {
    if (lockerId === null) return undefined;
    const mine = watchLocker(lockerId, (change) =>
      setKnown((before) => ({ ...(before.lockerId === lockerId ? before : NOTHING), ...change })),
    );
    watch.current = mine;
    return () => {
      watch.current = undefined;
      mine.stop();
    };
  }, [lockerId]);
  /** Refetches now. */
  const refresh = useCallback(async () => watch.current?.refresh(), []);
  /** Pauses polling, e.g. during a drag selection. */
  const pause = useCallback((on: boolean) => watch.current?.pause(on), []);
  return { ...(known.lockerId === lockerId ? known : NOTHING), refresh, pause };
}

// Asks for a locker and its boxes, and again every few seconds while somebody can see them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import { BOXES_REFRESH_MS } from '../../../domain/terminals/terminals.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError, isAborted } from '../../dataProvider/callError.ts';
import { connection, onConnection } from '../../dataProvider/connection.ts';
import { onNews } from '../../dataProvider/live.ts';

/** Time between two questions while changes are told one after the other. */
const NEWS_PACE_MS = 1_000;

export interface LockerBoxes {
  /** Of which locker the rest is. */
  lockerId?: number;
  /** The last answer; stays when a later question fails. */
  locker?: LockerInfo | undefined;
  /** When that answer came, epoch milliseconds. */
  answeredAt?: number | undefined;
  /** Why the last question failed; nothing when it was answered. */
  error?: CallError | undefined;
}

export interface WatchedBoxes extends LockerBoxes {
  /** Asks now. */
  refresh: () => Promise<void>;
  /** Waits with asking, e.g. while boxes are being chosen by a drag. */
  pause: (on: boolean) => void;
}

interface Watch {
  refresh(): Promise<void>;
  pause(on: boolean): void;
  stop(): void;
}

/** Asks for one locker until stopped; `tell` hears of each answer and failure. */
function watchLocker(lockerId: number, tell: (change: LockerBoxes) => void): Watch {
  let asking = new AbortController();
  let timer = 0;
  let askedAt = 0;
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
    askedAt = Date.now();
    [unanswered, underWay] = [false, true];
    try {
      const locker = await call(lockers.one, { lockerId }, { signal: mine.signal });
      if (mine.signal.aborted) return;
      tell({ lockerId, locker, answeredAt: Date.now(), error: undefined });
    } catch (error) {
      if (mine.signal.aborted || isAborted(error) || !(error instanceof CallError)) return;
      unanswered = error.status === 0;
      tell({ lockerId, error });
    }
    underWay = false;
    wait();
  };
  const due = () => {
    if (document.visibilityState === 'visible' && !paused) void refresh();
  };
  const seen = () => {
    if (Date.now() - askedAt >= BOXES_REFRESH_MS) due();
    else wait();
  };
  // Another call was answered: the line is back, and the picture should not lag behind it.
  const stopListening = onConnection(() => {
    if (unanswered && connection().lostSince === undefined) due();
  });
  const stopNews = onNews(({ lockers: changed }) => {
    const mine = changed && (changed.length === 0 || changed.includes(lockerId));
    if (!mine || underWay) return;
    clearTimeout(timer);
    timer = window.setTimeout(due, Math.max(0, askedAt + NEWS_PACE_MS - Date.now()));
  });
  document.addEventListener('visibilitychange', seen);
  void refresh();
  return {
    refresh,
    pause: (on) => {
      paused = on;
      if (!on) seen();
    },
    stop: () => {
      asking.abort();
      clearTimeout(timer);
      stopListening();
      stopNews();
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

const NOTHING: LockerBoxes = {};

/** The page asks again every 5 s while visible. Nothing is asked, and nothing known, while there is no locker. */
export function useLockerBoxes(lockerId: number | null): WatchedBoxes {
  const [known, setKnown] = useState(NOTHING);
  const watch = useRef<Watch | null>(null);
  useEffect(() => {
    if (lockerId === null) return undefined;
    const mine = watchLocker(lockerId, (change) =>
      setKnown((before) => ({ ...(before.lockerId === lockerId ? before : NOTHING), ...change })),
    );
    watch.current = mine;
    return () => {
      watch.current = null;
      mine.stop();
    };
  }, [lockerId]);
  const refresh = useCallback(async () => watch.current?.refresh(), []);
  const pause = useCallback((on: boolean) => watch.current?.pause(on), []);
  return { ...(known.lockerId === lockerId ? known : NOTHING), refresh, pause };
}

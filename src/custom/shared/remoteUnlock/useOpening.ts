// Connects the boxes being opened to the dialog, and closes it when every box has opened.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Opening } from './opening.ts';

const TICK_MS = 1000;

/**
 * The current rows, and a clock for those that wait.
 * @param onAllOpened called when every box has opened (R4.14)
 */
export function useOpening(opening: Opening, onAllOpened: () => void) {
  const rows = useSyncExternalStore(opening.subscribe, opening.rows);
  const [now, setNow] = useState(() => Date.now());
  const done = useRef(onAllOpened);
  useEffect(() => {
    done.current = onAllOpened;
  });
  const allOpened = rows.every((row) => row.state === 'OPENED');
  useEffect(() => {
    if (allOpened) done.current();
  }, [allOpened]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return { rows, now };
}

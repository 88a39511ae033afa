// Connects the boxes being opened to the dialog, and closes it when every box has opened.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useClock } from '../networkNow/useClock.ts';
import type { Opening } from './opening.ts';

/**
 * The current rows, and a clock for those that wait.
 * @param onAllOpened called when every box has opened (R4.14)
 */
export function useOpening(opening: Opening, onAllOpened: () => void) {
  const rows = useSyncExternalStore(opening.subscribe, opening.rows);
  const now = useClock();
  const done = useRef(onAllOpened);
  useEffect(() => {
    done.current = onAllOpened;
  });
  const allOpened = rows.every((row) => row.state === 'OPENED');
  useEffect(() => {
    if (allOpened) done.current();
  }, [allOpened]);
  return { rows, now };
}

// Nobody loses what they entered by going elsewhere: the way is held up until they have decided.
import { useEffect, useState } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { flushSync } from 'react-dom';
import type { RecordForm } from './useRecordForm.ts';

/** What somebody decides on. */
export interface Leaving {
  readonly stay: () => void;
  readonly discard: () => void;
  readonly saveAndLeave: () => void;
}

type Watched = Pick<RecordForm, 'changed' | 'phase' | 'save' | 'isSaved' | 'discard'>;

/** The browser asks in its own words when the tab itself is closed or loaded anew. */
function useTabGuard(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [on]);
}

/**
 * Holds up every way out of a form with changes.
 * @returns `leaving` while somebody has to decide; `leave` does what is given, at once where nothing would be lost
 */
export function useLeaving({ changed, phase, save, isSaved, discard }: Watched) {
  const [way, setWay] = useState<() => void>();
  const [decided, setDecided] = useState(false);
  const dirty = changed.length > 0 && phase !== 'saved';
  const blocker = useBlocker(useEvent(() => dirty && !isSaved()));
  useTabGuard(dirty);

  const leave = (go: () => void) => {
    if (dirty) setWay(() => go);
    else go();
  };
  const held = way ?? (blocker.state === 'blocked' ? blocker.proceed : undefined);
  const stay = () => {
    setWay(undefined);
    blocker.reset?.();
  };
  const discardAndGo = () => {
    // Nothing is changed any more when the way is gone: it would be held up once more.
    flushSync(() => {
      discard();
      setWay(undefined);
    });
    held?.();
  };
  const saveAndGo = async () => {
    const go = held;
    // The dialog is gone before a wrong field takes the focus: it would take it back.
    flushSync(() => setDecided(true));
    const saved = await save();
    setDecided(false);
    setWay(undefined);
    if (saved) go?.();
    else blocker.reset?.();
  };
  const choices = { stay, discard: discardAndGo, saveAndLeave: () => void saveAndGo() };
  const leaving: Leaving | undefined = held && !decided ? choices : undefined;
  return { leaving, leave };
}

// Leave guard: blocks navigation away from unsaved changes until the user decides.
import { useEffect, useState } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { flushSync } from 'react-dom';
import { isSamePage, type Place } from '../useDialogUrl.ts';
import type { RecordForm } from './useRecordForm.ts';

/** The user's decision. */
export interface Leaving {
  readonly stay: () => void;
  readonly discard: () => void;
  readonly saveAndLeave: () => void;
}

type Watched = Pick<RecordForm, 'changed' | 'save' | 'discard'> &
  Partial<Pick<RecordForm, 'phase' | 'isSaved'>>;

/** The browser shows its own message when the tab is closed or reloaded. */
function useTabGuard(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [on]);
}

/**
 * Blocks navigation away from a form with changes.
 * @returns `leaving` while a decision is pending; `leave` runs the given function, at once if nothing would be lost
 */
export function useLeaving({ changed, phase, save, isSaved, discard }: Watched) {
  const [way, setWay] = useState<() => void>();
  const [decided, setDecided] = useState(false);
  const dirty = changed.length > 0 && phase !== 'saved';
  const blocker = useBlocker(
    useEvent(
      ({
        currentLocation: here,
        nextLocation: there,
      }: Record<'currentLocation' | 'nextLocation', Place>) =>
        dirty && !isSaved?.() && !isSamePage(here, there),
    ),
  );
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
    // Reset the changes before navigating: it would be blocked again.
    flushSync(() => {
      discard();
      setWay(undefined);
    });
    held?.();
  };
  const saveAndGo = async () => {
    const go = held;
    // The dialog closes before an invalid field gets the focus: it would take it back.
    flushSync(() => setDecided(true));
    const saved = await save();
    setDecided(false);
    setWay(undefined);
    if (saved) go?.();
    else blocker.reset?.();
  };
  const choices = { stay, discard: discardAndGo, saveAndLeave: () => void saveAndGo() };
  return { leaving: held && !decided ? (choices satisfies Leaving) : undefined, leave };
}

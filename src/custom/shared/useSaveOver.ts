// A save outside the engine's forms: one at a time; what somebody else saved first is kept beside what is entered.
import { useState } from 'react';
import { CallError } from '../../dataProvider/callError.ts';
import { plain } from '../../engine/fields/plain.ts';
import { useSaveFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

interface Saving<T> {
  /** Sends what is entered over what was read, and takes what is saved then. */
  readonly send: (over: T) => Promise<void>;
  /** The record as it now is, of what a refused save tells. */
  readonly currentOf: (told: Readonly<Record<string, unknown>>) => T;
  /** Hears that somebody else saved first. */
  readonly onStale?: () => void;
}

/** What somebody else saved in the meantime, and who, where the server says so. */
export interface Theirs<T> {
  readonly now: T;
  readonly who: string | undefined;
}

export function useSaveOver<T>({ send, currentOf, onStale }: Saving<T>) {
  const [theirs, setTheirs] = useState<Theirs<T>>();
  const { busy, once } = useOnce();
  const { tell, takeBack } = useSaveFailure();

  const refused = (error: unknown) => {
    const isStale = error instanceof CallError && error.code === 'STALE';
    if (!isStale || !error.current) return tell(error);
    setTheirs({ now: currentOf(error.current), who: plain(error.values?.['by']) || undefined });
    onStale?.();
  };
  return {
    saving: busy,
    theirs,
    /** Theirs was taken, or one's own was saved over it. */
    settle: () => setTheirs(undefined),
    /** Resolves to whether it is saved; not while another save is under way. */
    saveOver: async (over: T): Promise<boolean> => {
      const saved = await once(async () => {
        try {
          await send(over);
          takeBack();
          return true;
        } catch (error) {
          refused(error);
          return false;
        }
      });
      return saved === true;
    },
  };
}

// A save outside the engine's forms, one at a time, with handling of save conflicts.
import { useState } from 'react';
import { CallError } from '../../dataProvider/callError.ts';
import { plain } from '../../engine/fields/plain.ts';
import { useSaveFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

interface Saving<T> {
  /** Sends the input with the version it is based on, and adopts the saved record. */
  readonly send: (over: T) => Promise<void>;
  /** The current record, from the response of a refused save. */
  readonly currentOf: (current: Readonly<Record<string, unknown>>) => T;
  /** Called on a save conflict. */
  readonly onStale?: () => void;
}

/** What another user saved meanwhile, and who, where the server reports it. */
export interface Theirs<T> {
  readonly now: T;
  readonly who: string | undefined;
}

export function useSaveOver<T>({ send, currentOf, onStale }: Saving<T>) {
  const [theirs, setTheirs] = useState<Theirs<T>>();
  const { busy, once } = useOnce();
  const { showError, takeBack } = useSaveFailure();

  const refused = (error: unknown) => {
    const isStale = error instanceof CallError && error.code === 'STALE';
    if (!isStale || !error.current) return showError(error);
    setTheirs({ now: currentOf(error.current), who: plain(error.values?.['by']) || undefined });
    onStale?.();
  };
  return {
    saving: busy,
    theirs,
    /** The conflict is resolved: theirs was adopted, or one's own was saved over it. */
    clear: () => setTheirs(undefined),
    /** Resolves to whether it is saved; does nothing while another save is in progress. */
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

// Tells staff why something they asked for did not happen.
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { CallError, isAborted } from '../dataProvider/callError.ts';

/** A function that shows a failure as an error toast; what was given up, or ended the session, is no news. */
export function useFailure(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      if (isAborted(error)) return;
      if (error instanceof CallError && error.status === 401) return;
      const message = error instanceof Error ? error.message : String(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
    },
    [notify],
  );
}

// Shows staff why a request failed.
import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallError, isAborted } from '../dataProvider/callError.ts';

/**
 * Returns a function that shows a failure as an error toast, except for cancelled requests and ended sessions.
 * The function returns the text that it shows.
 * @param within a message with `%{message}` for the failure, to state what was preserved
 */
export function useFailure(within?: string): (error: unknown) => string | undefined {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      if (isAborted(error)) return undefined;
      if (error instanceof CallError && error.status === 401) return undefined;
      const own = error instanceof Error ? error.message : String(error);
      const message = within === undefined ? own : translate(within, { message: own });
      notify(message, { type: 'error' });
      return message;
    },
    [notify, translate, within],
  );
}

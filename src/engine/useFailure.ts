// Tells staff why something they asked for did not happen.
import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallError, isAborted } from '../dataProvider/callError.ts';

/**
 * A function that shows a failure as an error toast; what was given up, or ended the session, is no news.
 * @param within the message whose `%{message}` the failure fills, for saying what was kept
 */
export function useFailure(within?: string): (error: unknown) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      if (isAborted(error)) return;
      if (error instanceof CallError && error.status === 401) return;
      const own = error instanceof Error ? error.message : String(error);
      const message = within === undefined ? own : translate(within, { message: own });
      notify(message, { type: 'error', messageArgs: { _: message } });
    },
    [notify, translate, within],
  );
}

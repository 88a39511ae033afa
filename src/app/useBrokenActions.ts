// Tells staff of an action that broke where nothing caught it: otherwise nothing would seem to have happened.
import { useEffect } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { CallError } from '../dataProvider/callError.ts';
import { useFailure } from '../engine/useFailure.ts';

/** Listens for as long as the product is open. What was given up on purpose is no news. */
export function useBrokenActions(): void {
  const tell = useFailure();
  const notify = useNotify();
  const hear = useEvent((error: unknown) => {
    if (error instanceof CallError) tell(error);
    else if (error instanceof Error && !/^(AbortError|CancelledError)$/.test(error.name))
      notify('app.error.action', { type: 'error' });
  });
  useEffect(() => {
    const thrown = ({ error }: ErrorEvent) => hear(error);
    const rejected = ({ reason }: PromiseRejectionEvent) => hear(reason);
    window.addEventListener('error', thrown);
    window.addEventListener('unhandledrejection', rejected);
    return () => {
      window.removeEventListener('error', thrown);
      window.removeEventListener('unhandledrejection', rejected);
    };
  }, [hear]);
}

// Reports actions that failed with an uncaught error, which would otherwise be silent.
import { useEffect } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { CallError } from '../dataProvider/callError.ts';
import { NOT_LOADED } from './shell/BrokenPage.tsx';
import { useFailure } from '../engine/useFailure.ts';

/** Active while the product is open. Cancelled calls are not reported. */
export function useBrokenActions(): void {
  const showError = useFailure();
  const notify = useNotify();
  const hear = useEvent((error: unknown) => {
    if (error instanceof CallError) showError(error);
    // Nothing is lost where code was not loaded: the message need not stay until it is closed.
    else if (NOT_LOADED.test(String(error))) notify('app.error.notLoadedText', { type: 'warning' });
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

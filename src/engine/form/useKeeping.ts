// Keeps what is entered in a form if the session ends; undefined without unsaved input.
import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { openForms } from './useKept.ts';

export function useKeeping(name: string, entered: unknown): void {
  const get = useEvent(() => entered);
  useEffect(() => {
    openForms.set(name, get);
    return () => {
      openForms.delete(name);
    };
  }, [name, get]);
}

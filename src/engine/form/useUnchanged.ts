// The message for a form that equals what was read: nothing is sent.
import { useEvent, useNotify } from 'react-admin';

/** Returns true: after it, nothing is left to save. */
export function useUnchanged(): () => true {
  const notify = useNotify();
  return useEvent((): true => {
    notify('engine.form.unchanged', { type: 'info' });
    return true;
  });
}

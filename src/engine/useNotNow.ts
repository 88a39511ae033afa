// Says that the action of a link does not apply, and removes it from the URL.
import { useEvent, useNotify } from 'react-admin';

export function useNotNow(close: () => void): () => void {
  const notify = useNotify();
  return useEvent(() => {
    notify('engine.act.notNow', { type: 'warning' });
    close();
  });
}

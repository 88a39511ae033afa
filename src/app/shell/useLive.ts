// Follows live changes for the whole shell, if the server announces them; otherwise pages keep polling.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supports } from '../../dataProvider/capabilities.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';

/** The opened page loads first. */
const START_AFTER_MS = 1_000;

export function useLive(): void {
  const queries = useQueryClient();
  const canAccess = useCanAccess();
  useEffect(() => {
    if (!supports('live')) return undefined;
    let here = true;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { followLive, live } = await import('./followLive.ts');
      if (here && canAccess(live.listen)) stop = followLive(queries);
    };
    // Without it, pages keep polling.
    const timer = setTimeout(() => void follow().catch(() => undefined), START_AFTER_MS);
    return () => {
      here = false;
      clearTimeout(timer);
      stop?.();
    };
  }, [queries, canAccess]);
}

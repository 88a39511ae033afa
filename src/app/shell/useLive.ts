// Refetches visible lists, counts and records after live changes.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveNews, LiveResource } from '../../../contract/live.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { onNews } from '../../dataProvider/live.ts';

/** Delay of the first subscription, so that the opened page loads first. */
const START_AFTER_MS = 1_000;
/** Minimum interval between refetches of lists: a busy network changes constantly. */
const PACE_MS = 4_000;

/** Query keys of a resource's data, besides its own name. */
const KEPT: Partial<Record<LiveResource, readonly string[]>> = {
  boxStates: ['availability'],
  parcels: ['bookings', 'orders', 'parcel'],
  alerts: ['openAlerts'],
  cases: ['openCases'],
  versions: ['deployment'],
};

/** Refetches the visible data of these resources, but not a record that may be in a form. */
function renew(queries: QueryClient, resources: ReadonlySet<LiveResource>): void {
  const keys = new Set<unknown>(
    [...resources].flatMap((resourceName) => [resourceName, ...(KEPT[resourceName] ?? [])]),
  );
  void queries.invalidateQueries(
    { predicate: ({ queryKey: [key, what] }) => keys.has(key) && what !== 'getOne' },
    { cancelRefetch: false },
  );
}

/** Collects changes: refetches at once, then at most every PACE_MS. */
function pacedRenewal(queries: QueryClient) {
  const due = new Set<LiveResource>();
  let timer = 0;
  let last = 0;
  const run = () => {
    timer = 0;
    last = Date.now();
    renew(queries, new Set(due));
    due.clear();
  };
  return {
    hear: (news: LiveNews) => {
      for (const resourceName of Object.keys(news)) due.add(resourceName as LiveResource);
      if (due.size > 0) timer ||= window.setTimeout(run, Math.max(0, last + PACE_MS - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}

/** Subscribes for the whole shell, if the server announces live changes; otherwise pages keep polling. */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!supports('live')) return undefined;
    const renewal = pacedRenewal(queries);
    const deaf = onNews(renewal.hear);
    let here = true;
    let stop: (() => void) | undefined;
    const listen = async () => {
      const { listenLive } = await import('../../dataProvider/liveStream.ts');
      if (here) stop = listenLive();
    };
    // Without it, pages keep polling.
    const timer = setTimeout(() => void listen().catch(() => undefined), START_AFTER_MS);
    return () => {
      here = false;
      clearTimeout(timer);
      deaf();
      renewal.stop();
      stop?.();
    };
  }, [queries]);
}

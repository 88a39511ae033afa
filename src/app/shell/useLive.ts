// What the server tells of changes is asked for anew wherever it is shown: lists, counts, records.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveNews, LiveResource } from '../../../contract/live.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { onNews } from '../../dataProvider/live.ts';

/** The page that was opened comes first. */
const START_AFTER_MS = 1_000;
/** Lists are asked for at most so often: a busy network changes something all the time. */
const PACE_MS = 4_000;

/** Under which keys what is asked of a resource is kept, besides its own name. */
const KEPT: Partial<Record<LiveResource, readonly string[]>> = {
  boxStates: ['availability'],
  parcels: ['bookings', 'orders', 'parcel'],
  alerts: ['openAlerts'],
  cases: ['openCases'],
  versions: ['deployment'],
};

/** Asks anew for what is shown of these resources; not for a record that somebody may be changing. */
function renew(queries: QueryClient, resources: ReadonlySet<LiveResource>): void {
  const keys = new Set<unknown>(
    [...resources].flatMap((resourceName) => [resourceName, ...(KEPT[resourceName] ?? [])]),
  );
  void queries.invalidateQueries(
    { predicate: ({ queryKey: [key, what] }) => keys.has(key) && what !== 'getOne' },
    { cancelRefetch: false },
  );
}

/** Gathers news and asks at once, then at most every PACE_MS. */
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

/** Listens for the whole shell, where the server announces that it tells; otherwise pages ask as they always did. */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!knownCapabilities().features.includes('live')) return undefined;
    const renewal = pacedRenewal(queries);
    const deaf = onNews(renewal.hear);
    let here = true;
    let stop: (() => void) | undefined;
    const listen = async () => {
      const { listenLive } = await import('../../dataProvider/liveStream.ts');
      if (here) stop = listenLive();
    };
    // Without it pages go on asking by themselves.
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

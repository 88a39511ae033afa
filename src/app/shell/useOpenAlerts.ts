// Queries the number of unhandled alerts; undefined if not permitted or unknown.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { ALERTS_REFRESH_MS } from '../../../domain/alerts.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { usePolling } from '../../dataProvider/usePolling.ts';

/** An open list of alerts is refetched when the count changes. */
export function useOpenAlerts(): number | undefined {
  const sees = useCanAccess()(alertCalls.openCount);
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ['openAlerts'],
    queryFn: ({ signal }) => call(alertCalls.openCount, {}, { signal }),
    enabled: sees,
    refetchInterval: usePolling(ALERTS_REFRESH_MS),
  });
  const count = data?.count;
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== undefined && count !== before.current)
      void queries.invalidateQueries({ queryKey: ['alerts'] });
    before.current = count;
  }, [count, queries]);
  return sees && !isError ? count : undefined;
}

// Number of unhandled alerts: one query for the whole shell.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useEffect, useRef } from 'react';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { ALERTS_REFRESH_MS } from '../../../domain/alerts.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { usePolling } from '../../dataProvider/usePolling.ts';

/** Undefined if not permitted or unknown. */
export const OpenAlerts = createContext<number | undefined>(undefined);

/** Whether the user may see alerts, on a server that has them. */
export function useSeesAlerts(): boolean {
  return useCanAccess()(alertCalls.openCount);
}

/** The count; an open list of alerts is refetched when it changes. */
export function useOpenAlerts(): number | undefined {
  const sees = useSeesAlerts();
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

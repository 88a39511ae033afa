// Loads a locker's log: its lines, the request in progress, and the locker itself.
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { LOG_FEATURE, lockerLogs, type LogRequest } from '../../../contract/lockers/lockerLogs.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { LOG_REFRESH_FOR_MS, LOG_REFRESH_MS } from '../../../domain/lockers/lockerLogs.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { BOXES_REFRESH_MS } from '../../../domain/terminals/terminals.ts';
import { call } from '../../dataProvider/call.ts';
import { useCall } from '../../engine/useCall.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useRequest } from '../shared/useRequest.ts';
import type { LogQuery } from './useLogQuery.ts';

/** Whether the server reports the progress of a request and the level of a line, and offers the log as a file. */
export const supportsFullLog = (): boolean => supports(LOG_FEATURE);

const isUnderWay = (request: LogRequest | null | undefined): boolean =>
  request != null && request.endTime === null;

/** The locker, for its name and whether it is reachable; nothing for users who may not see lockers. */
export function useLocker(lockerId: RecordId) {
  const canAccess = useCanAccess();
  return useCall(
    ['lockerLog', lockerId, 'locker'],
    lockers.one,
    { lockerId },
    { enabled: canAccess(lockers.one), refetchInterval: BOXES_REFRESH_MS },
  );
}

/** The latest request, polled while it is in progress. */
function useLatest(lockerId: RecordId) {
  const { data, refetch } = useQuery({
    queryKey: ['lockerLog', lockerId, 'request'],
    queryFn: async ({ signal }) =>
      (await call(lockerLogs.latest, { lockerId }, { signal })).request,
    enabled: supportsFullLog(),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOG_REFRESH_MS : false),
  });
  return { request: data, askAgain: refetch };
}

export function useLog(lockerId: RecordId, { filters, page, size }: LogQuery, about?: string) {
  const notify = useNotify();
  const { request, askAgain } = useLatest(lockerId);
  const asking = useRequest({
    mutationFn: () => call(lockerLogs.request, { lockerId }),
    onSuccess: async () => {
      notify('lockerLog.requested', { type: 'success', about });
      if (supportsFullLog()) await askAgain();
    },
  });
  /** Where a server does not report the progress of a request, its lines are polled for a few minutes. */
  const mayHaveLines = () =>
    asking.isSuccess && !supportsFullLog() && Date.now() - asking.submittedAt < LOG_REFRESH_FOR_MS;
  const params = { ...filters, page: page - 1, size, sort: 'creationTime,desc' };
  // A request's lines are fetched when their count changes.
  const lines = useCall(
    ['lockerLog', lockerId, 'lines', params, request?.taskId, request?.lines],
    lockerLogs.list,
    params,
    {
      placeholderData: (before) => before,
      refetchInterval: () => mayHaveLines() && LOG_REFRESH_MS,
    },
  );
  return {
    lines,
    request,
    asking: asking.isPending,
    refresh: () => asking.send(),
    underWay: isUnderWay(request),
  };
}

export type Log = ReturnType<typeof useLog>;

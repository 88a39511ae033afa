// The scheduled reports, for users who may see them on a server that supports them.
import { useQuery } from '@tanstack/react-query';
import type { Output } from '../../../contract/endpoint.ts';
import { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';

export type Schedule = Output<typeof reportSchedules.list>['content'][number];

/** Further ones are in their own list. */
const MOST = 200;

/** Undefined without permission, and until it is known. */
export function useSchedules() {
  const offered = useCanAccess()(reportSchedules.list);
  const answer = useQuery({
    queryKey: ['reportSchedules', 'all'],
    queryFn: ({ signal }) => call(reportSchedules.list, { page: 0, size: MOST }, { signal }),
    enabled: offered,
  });
  return { offered, schedules: answer.data?.content, error: answer.error, ask: answer.refetch };
}

// The scheduled reports, for users who may see them on a server that supports them.
import type { Output } from '../../../contract/endpoint.ts';
import { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import { useCall } from '../../engine/useCall.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';

export type Schedule = Output<typeof reportSchedules.list>['content'][number];

/** Further ones are in their own list. */
const MOST = 200;

/** Undefined without permission, and until it is known. */
export function useSchedules() {
  const offered = useCanAccess()(reportSchedules.list);
  const answer = useCall(
    ['reportSchedules', 'all'],
    reportSchedules.list,
    { page: 0, size: MOST },
    { enabled: offered },
  );
  return { offered, schedules: answer.data?.content, error: answer.error, ask: answer.refetch };
}

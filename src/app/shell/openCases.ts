// Number of open cases: one periodic query for the whole shell, while it is visible.
import { useQuery } from '@tanstack/react-query';
import { caseCalls, cases } from '../../../contract/operations/cases.ts';
import { CASES_REFRESH_MS } from '../../../domain/cases.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { isAnnounced } from '../announced.ts';

/** The count; undefined if not permitted or unknown. */
export function useOpenCases(): number | undefined {
  const mayUse = useMayUse();
  const sees =
    mayUse(caseCalls.openCount) && isAnnounced(cases.feature, knownCapabilities().features);
  const { data, isError } = useQuery({
    queryKey: ['openCases'],
    queryFn: ({ signal }) => call(caseCalls.openCount, {}, { signal }),
    enabled: sees,
    refetchInterval: CASES_REFRESH_MS,
  });
  return sees && !isError ? data?.count : undefined;
}

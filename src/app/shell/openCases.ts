// How many cases are open: asked for once for the whole shell, again and again while it can be seen.
import { useQuery } from '@tanstack/react-query';
import { caseCalls, cases } from '../../../contract/operations/cases.ts';
import { CASES_REFRESH_MS } from '../../../domain/cases.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { isAnnounced } from '../announced.ts';

/** The count; undefined where it may not be asked or cannot be known. */
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

// Number of open cases, beside their menu entry.
import { useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { caseCalls } from '../../../contract/operations/cases.ts';
import { CASES_REFRESH_MS } from '../../../domain/cases.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { usePolling } from '../../dataProvider/usePolling.ts';
import { Count } from './Count.tsx';

/** The count; undefined if not permitted or unknown. */
function useOpenCases(): number | undefined {
  const sees = useCanAccess()(caseCalls.openCount);
  const { data, isError } = useQuery({
    queryKey: ['openCases'],
    queryFn: ({ signal }) => call(caseCalls.openCount, {}, { signal }),
    enabled: sees,
    refetchInterval: usePolling(CASES_REFRESH_MS),
  });
  return sees && !isError ? data?.count : undefined;
}

/** The number; nothing for zero or while unknown. Not red: cases are not alarms. */
export function CaseCount() {
  const translate = useTranslate();
  const count = useOpenCases();
  if (!count) return null;
  return <Count count={count} name={translate('app.cases.open', { smart_count: count })} />;
}

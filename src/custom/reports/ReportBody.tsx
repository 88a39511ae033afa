// The content below the totals: the chart and the rows, or why there are none.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Pagination } from '../../engine/list/pagination/Pagination.tsx';
import { useFilters } from '../../engine/list/filters/useFilters.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { LoadingPanel } from '../../ui/states/Loading.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { ReportChart } from './ReportChart.tsx';
import type { Report } from './declare.ts';
import type { ParsedInput } from './useReport.ts';
import { ReportTable } from './ReportTable.tsx';

/** Why there are no rows, and a link to change that. */
function None({ title, text, narrowed }: { title: string; text: string; narrowed: boolean }) {
  const translate = useTranslate();
  const { clear } = useFilters();
  const back = narrowed && <Button onClick={clear}>{translate('reports.clear')}</Button>;
  return (
    <StatePanel icon="chart" title={title} actions={back} role="status">
      {text}
    </StatePanel>
  );
}

export function ReportBody({ report, asked }: { report: Report; asked: ParsedInput }) {
  const translate = useTranslate();
  const phone = usePhone();
  const { told, list, fault, resource, narrowed } = asked;
  if (fault !== undefined)
    return (
      <None
        title={translate(`reports.fault.${fault}`)}
        text={translate('reports.errorText')}
        narrowed
      />
    );
  if (list.error !== null && told === undefined)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (told === undefined)
    return <LoadingPanel rows={list.perPage} columns={phone ? 2 : resource.list.columns.length} />;
  if (told.content.length === 0)
    return (
      <None
        title={translate(`reports.of.${report.name}.none`)}
        text={translate('reports.noneText')}
        narrowed={narrowed > 0}
      />
    );
  return (
    <>
      <ReportChart report={report} rows={told.content} sums={asked.sums} />
      <div className={phone ? undefined : 'panel'}>
        <ReportTable report={report} asked={asked} />
        {report.isPaged && <Pagination />}
      </div>
    </>
  );
}

// The content below the totals: the chart and the rows, or why there are none.
import { useTranslate } from 'react-admin';
import { Pager } from '../../engine/list/pager/Pager.tsx';
import { useFilters } from '../../engine/list/filters/useFilters.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { Report } from './declare.ts';
import { ReportCards } from './ReportCards.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { ParsedInput } from './useReport.ts';

/** Why there are no rows, and a link to change that. */
function None({ title, text, narrowed }: { title: string; text: string; narrowed: boolean }) {
  const translate = useTranslate();
  const { clear } = useFilters();
  const back = narrowed && (
    <button type="button" className="btn" onClick={clear}>
      {translate('reports.clear')}
    </button>
  );
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
    return (
      <div className="panel" aria-busy="true">
        <Loading rows={list.perPage} columns={phone ? 2 : resource.list.columns.length} />
      </div>
    );
  if (told.content.length === 0)
    return (
      <None
        title={translate(`reports.of.${report.name}.none`)}
        text={translate('reports.noneText')}
        narrowed={narrowed > 0}
      />
    );
  const rows = phone ? (
    <ReportCards report={report} asked={asked} />
  ) : (
    <ReportTable report={report} asked={asked} />
  );
  return (
    <>
      <ChartFrame report={report} rows={told.content} sums={asked.sums} />
      <div className={phone ? undefined : 'panel'}>
        {rows}
        {report.isPaged && <Pager />}
      </div>
    </>
  );
}

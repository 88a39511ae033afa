// The content below the totals: the chart and the rows, or why there are none.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useColumns } from '../../engine/list/table/useColumns.ts';
import { Pagination } from '../../engine/list/pagination/Pagination.tsx';
import { useFilters } from '../../engine/list/filters/useFilters.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { LoadingPanel } from '../../ui/states/LoadingPanel.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { ReportChart } from './ReportChart.tsx';
import { columnsOf, type Report } from './declare.ts';
import type { ReportAnswer } from './useReport.ts';
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

interface Props {
  readonly report: Report;
  readonly answer: ReportAnswer;
}

/** The columns that the user has chosen; a card has room for all. */
function Rows({ report, answer }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const { resource, data, pageSums, list } = answer;
  const { shown } = useColumns(resource, columnsOf(report));
  const { columns, moreColumns = [] } = resource.list;
  const rows = data?.content ?? [];
  return (
    <div className={phone ? undefined : 'panel'}>
      <ReportTable
        report={{ ...report, resource }}
        names={phone ? [...columns, ...moreColumns] : shown}
        rows={rows}
        totals={pageSums}
        total={
          report.added.length > 0 &&
          translate(`${report.messages}.these`, { smart_count: rows.length })
        }
        isBusy={list.isFetching}
      />
      {report.isPaged && <Pagination />}
    </div>
  );
}

export function ReportBody({ report, answer }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const { data, list, invalid: error, resource, narrowed, sums } = answer;
  if (error !== undefined)
    return (
      <None
        title={translate(`reports.errors.${error}`)}
        text={translate('reports.errorText')}
        narrowed
      />
    );
  if (list.error !== null && data === undefined)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (data === undefined)
    return <LoadingPanel rows={list.perPage} columns={phone ? 2 : resource.list.columns.length} />;
  if (data.content.length === 0)
    return (
      <None
        title={translate(`${report.messages}.none`)}
        text={translate('reports.noneText')}
        narrowed={narrowed > 0}
      />
    );
  return (
    <>
      <ReportChart
        className="panel pad report-chart"
        report={report}
        rows={data.content}
        sums={sums}
      />
      <Rows report={report} answer={answer} />
    </>
  );
}

// The page of every report: filters, totals, chart, rows with their sums, and exports.
import Button from '@mui/material/Button';
import { ListContextProvider, useTranslate } from 'react-admin';
import { supports } from '../../dataProvider/capabilities.ts';
import { StaleNote } from '../../engine/list/StaleNote.tsx';
import { Page } from '../../engine/Page.tsx';
import { REPORT_DECIMAL_MARK } from '../../../domain/limits.ts';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { download } from '../../dataProvider/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { useFailure } from '../../engine/useFailure.ts';
import { DecimalMark } from '../../ui/useCount.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { useDelivery } from '../shared/willLeave/useDelivery.ts';
import { WillLeave } from '../shared/willLeave/WillLeave.tsx';
import type { Report } from './declare.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { reportIndex } from './page.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { useNoteOpened } from './opened.ts';
import { useReport } from './useReport.ts';
import '../../engine/list/filters/filters.css';
import '../../engine/list/list.css';
import '../../engine/list/table/cards.css';
import './reports.css';

function NotTold({ title }: { readonly title: string }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const showError = useFailure();
  const { busy, once } = useOnce();
  const take = () => once(() => download(alertCalls.networkReport, {}).catch(showError));
  const workbook = canAccess(alertCalls.networkReport) && (
    <Button variant="contained" disabled={busy} onClick={() => void take()}>
      <Icon name="down2" />
      {translate(busy ? 'engine.export.busy' : 'reports.workbook')}
    </Button>
  );
  return (
    <StatePanel
      icon="info"
      title={translate('app.notOffered.title', { page: title })}
      actions={workbook}
    >
      {translate('reports.workbookText')}
    </StatePanel>
  );
}

/** Whether "E-mail me this report" would reach the user; nothing if it would. */
function MailNote() {
  const answer = useDelivery([{ event: 'REPORT' }]);
  return <WillLeave answer={answer} messages="willLeave.report" sends={null} />;
}

/** The report's position in the navigation. */
function useCrumbs() {
  const translate = useTranslate();
  return [{ label: translate(reportIndex.title), to: pageUrl(routes.reportIndex) }];
}

function ParsedInput({ report }: { readonly report: Report }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const asked = useReport(report);
  useNoteOpened(report.name, asked.told !== undefined);
  return (
    <ListContextProvider value={asked.list as never}>
      <Page
        title={translate(`choices.report.${report.name}`)}
        crumbs={useCrumbs()}
        actions={<ReportActions report={report} />}
      >
        {canAccess(report.email) && <MailNote />}
        <ReportFilters report={report} asked={asked} />
        <StaleNote />
        {asked.fault === undefined && <ReportFigures report={report} asked={asked} />}
        <ReportBody report={report} asked={asked} />
      </Page>
    </ListContextProvider>
  );
}

/**
 * All numbers of a report have a decimal comma (R9.23).
 * A report that only our own server supports shows a message elsewhere and offers the documented files.
 */
export function ReportPage({ report }: { readonly report: Report }) {
  const translate = useTranslate();
  const crumbs = useCrumbs();
  if (supports(report.query.feature))
    return (
      <DecimalMark value={REPORT_DECIMAL_MARK}>
        <ParsedInput report={report} />
      </DecimalMark>
    );
  const title = translate(`choices.report.${report.name}`);
  return (
    <Page title={title} crumbs={crumbs}>
      <NotTold title={title} />
    </Page>
  );
}

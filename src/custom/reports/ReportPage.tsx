// The page of every report: filters, totals, chart, rows with their sums, and exports.
import Box from '@mui/material/Box';
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
import { daysBefore, moment } from '../../engine/fields/clock.ts';
import { DecimalMark } from '../../ui/useNumber.ts';
import { useCount } from '../../ui/useCount.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { useDelivery } from '../shared/willLeave/useDelivery.ts';
import { WillLeave } from '../shared/willLeave/WillLeave.tsx';
import type { Report } from './declare.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportBody } from './ReportBody.tsx';
import { Filters } from './Filters.tsx';
import { useNoteOpened } from './opened.ts';
import { useReport, type ReportAnswer } from './useReport.ts';
import './reports.css';

function NotServed({ title }: { readonly title: string }) {
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
  if (!answer.known) return <div className="waits" />;
  return <WillLeave answer={answer} messages="willLeave.report" sends={null} />;
}

/** The first days of the common periods, which end today. */
const SPANS = [
  ['week', () => daysBefore(6)],
  ['month', () => daysBefore(29)],
  ['year', () => `${daysBefore(0).slice(0, 4)}-01-01`],
] as const;

/** The number of rows and the time of the data. */
function Fact({ report, answer }: { readonly report: Report; readonly answer: ReportAnswer }) {
  const translate = useTranslate();
  const count = useCount();
  const { data, list, answeredAt } = answer;
  if (data === undefined || list.isFetching) return null;
  const rows = translate(`${report.messages}.rows`, {
    smart_count: list.total,
    count: count(list.total),
  });
  return (
    <span className="soft report-fact">
      {translate('reports.fact', { rows, time: moment(answeredAt).slice(-5) })}
    </span>
  );
}

/** The report's position in the navigation. */
function useCrumbs() {
  const translate = useTranslate();
  return [{ label: translate('reports.title'), to: pageUrl(routes.reportIndex) }];
}

function Content({ report }: { readonly report: Report }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const answer = useReport(report);
  useNoteOpened(report.name, answer.data !== undefined);
  return (
    <ListContextProvider value={answer.list as never}>
      <Page
        title={translate(`choices.report.${report.name}`)}
        crumbs={useCrumbs()}
        actions={<ReportActions report={report} />}
      >
        <Box component="p" className="soft" sx={{ mb: 1.5 }}>
          {translate(`${report.messages}.tells`)}
        </Box>
        {canAccess(report.email) && <MailNote />}
        <Filters
          resource={answer.resource}
          spans={SPANS.map(([id, first]) => ({
            id,
            name: translate(`reports.spans.${id}`),
            first: first(),
          }))}
          narrowed={answer.narrowed}
          fact={<Fact report={report} answer={answer} />}
        />
        <StaleNote />
        {answer.invalid === undefined && (answer.sums || (!answer.data && !answer.list.error)) && (
          <div className="panel report-figures">
            <ReportFigures
              label={translate('reports.figures')}
              report={report}
              sums={answer.sums}
            />
          </div>
        )}
        <ReportBody report={report} answer={answer} />
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
        <Content report={report} />
      </DecimalMark>
    );
  const title = translate(`choices.report.${report.name}`);
  return (
    <Page title={title} crumbs={crumbs}>
      <NotServed title={title} />
    </Page>
  );
}

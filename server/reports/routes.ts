// The nine reports: asked by page, taken as a file, or mailed to whoever asks.
import {
  apiCallReport,
  collectAnalyzeReport,
  lockersUsageReport,
  networkAlertsReport,
  parcelAndPaymentReport,
  paymentPreUseReport,
  payMemberInfoReport,
  renewedOrExpiredReport,
  subscriptionReport,
} from '../../contract/reports.ts';
import { windowFault, type ReportFormat, type ReportName } from '../../domain/reports.ts';
import { unhurried } from '../db/limits.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../system/problem.ts';
import { readReport, readReportSums, type PagedReport } from './all.ts';
import { readCollectAnalysis } from './collectAnalyze.ts';
import { reportFile } from './file.ts';
import type { Asked } from './reader.ts';
import { mailReport } from './mailReport.ts';
import { withLinesBelow } from '../exports/exported.ts';
import { countAsked } from '../lists/personal.ts';

const PROBLEMS = { future: 'REPORT_FUTURE', upsideDown: 'REPORT_UPSIDE_DOWN' } as const;

function refuseSpan(span: { startTime: unknown; endTime: unknown }, sides: string[], ask: Ask) {
  const [startTime, endTime] = [span.startTime, span.endTime].map((time) =>
    typeof time === 'number' ? time : undefined,
  );
  const found = windowFault({ startTime, endTime }, ask.now(), ask.config.timeZone);
  if (!found) return;
  const field = sides[found.side === 'startTime' ? 0 : 1] ?? found.side;
  throw new Problem(PROBLEMS[found.fault], { field });
}

/** 'Report date pickers do not allow future dates'; and nobody guesses a number that they may not see. */
async function checked<A extends Asked>(asked: A, ask: Ask): Promise<A> {
  const { startTime, endTime, paymentStartTime, paymentEndTime, mobile } = asked;
  refuseSpan({ startTime, endTime }, ['startTime', 'endTime'], ask);
  const paid = { startTime: paymentStartTime, endTime: paymentEndTime };
  refuseSpan(paid, ['paymentStartTime', 'paymentEndTime'], ask);
  if (typeof mobile === 'string') await countAsked(ask, { mobile });
  return asked;
}

type Paged = Asked & { readonly page: number; readonly size: number };

const paged =
  (name: PagedReport) =>
  async (asked: Paged, ask: Ask): Promise<never> => {
    const fit = await checked(asked, ask);
    return (await unhurried(() => readReport(name, fit, ask))) as never;
  };

async function taken(name: ReportName, format: ReportFormat, given: Asked, ask: Ask) {
  const asked = await checked(given, ask);
  await ask.throttle.take({ reportTaken: String(ask.user.userId) });
  const { name: file, columns, rows, sums } = reportFile(name, format, asked, ask);
  const list = { name: file, columns, called: `${name}Report`, asked, pages: rows };
  return withLinesBelow(ask, format, list, sums);
}

const files = (name: ReportName) => ({
  exportCsv: (asked: Asked, ask: Ask) => taken(name, 'CSV', asked, ask),
  exportXlsx: (asked: Asked, ask: Ask) => taken(name, 'XLSX', asked, ask),
  email: async ({ format, ...asked }: Asked & { readonly format: ReportFormat }, ask: Ask) => ({
    result: await mailReport(ask, name, format, await checked(asked, ask)),
  }),
});

export const reportAnswers = [
  ...answer(apiCallReport, { query: paged('apiCall'), ...files('apiCall') }),
  ...answer(parcelAndPaymentReport, {
    query: paged('parcelAndPayment'),
    ...files('parcelAndPayment'),
  }),
  ...answer(paymentPreUseReport, {
    query: paged('paymentPreUse'),
    byLockerName: paged('paymentPreUse'),
    ...files('paymentPreUse'),
  }),
  ...answer(lockersUsageReport, {
    query: paged('lockersUsage'),
    sum: async (asked, ask) =>
      (await unhurried(async () =>
        readReportSums('lockersUsage', await checked(asked, ask), ask),
      )) as never,
    ...files('lockersUsage'),
  }),
  ...answer(subscriptionReport, { query: paged('subscription'), ...files('subscription') }),
  ...answer(renewedOrExpiredReport, {
    query: paged('renewedOrExpired'),
    ...files('renewedOrExpired'),
  }),
  ...answer(collectAnalyzeReport, {
    query: (asked, ask) =>
      unhurried(async () => readCollectAnalysis(await checked(asked, ask), ask)),
    ...files('collectAnalyze'),
  }),
  ...answer(payMemberInfoReport, { query: paged('payMemberInfo'), ...files('payMemberInfo') }),
  ...answer(networkAlertsReport, { query: paged('networkAlerts'), ...files('networkAlerts') }),
];

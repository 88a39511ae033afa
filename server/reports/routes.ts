// Routes of the nine reports: page, file, and e-mail to the caller.
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
} from '../../contract/reports/reports.ts';
import { windowError, type ReportFormat, type ReportName } from '../../domain/reports/reports.ts';
import { unhurried } from '../db/limits.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { readReport, readReportSums, type PagedReport } from './all.ts';
import { readCollectAnalysis } from './readCollectAnalysis.ts';
import { reportFile } from './file.ts';
import type { ParsedInput } from './reader.ts';
import { mailReport } from './mailReport.ts';
import { withLinesBelow } from '../exports/exported.ts';
import { countLookup } from '../lists/personal.ts';

const PROBLEMS = { future: 'REPORT_FUTURE', upsideDown: 'REPORT_UPSIDE_DOWN' } as const;

function refuseSpan(
  span: { startTime: unknown; endTime: unknown },
  sides: string[],
  context: RequestContext,
) {
  const [startTime, endTime] = [span.startTime, span.endTime].map((time) =>
    typeof time === 'number' ? time : undefined,
  );
  const found = windowError({ startTime, endTime }, context.now(), context.config.timeZone);
  if (!found) return;
  const field = sides[found.side === 'startTime' ? 0 : 1] ?? found.side;
  throw new Problem(PROBLEMS[found.error], { field });
}

/** R5.50; also throttles guessing of numbers the caller may not see. */
async function checked<A extends ParsedInput>(params: A, context: RequestContext): Promise<A> {
  const { startTime, endTime, paymentStartTime, paymentEndTime, mobile } = params;
  refuseSpan({ startTime, endTime }, ['startTime', 'endTime'], context);
  const paid = { startTime: paymentStartTime, endTime: paymentEndTime };
  refuseSpan(paid, ['paymentStartTime', 'paymentEndTime'], context);
  if (typeof mobile === 'string') await countLookup(context, { mobile });
  return params;
}

type Paged = ParsedInput & { readonly page: number; readonly size: number };

const paged =
  (name: PagedReport) =>
  async (params: Paged, context: RequestContext): Promise<never> => {
    const fit = await checked(params, context);
    return (await unhurried(() => readReport(name, fit, context))) as never;
  };

async function taken(
  name: ReportName,
  format: ReportFormat,
  given: ParsedInput,
  context: RequestContext,
) {
  const params = await checked(given, context);
  await context.throttle.take({ reportTaken: String(context.user.userId) });
  const { rows, sums, ...file } = reportFile(name, params, context);
  const list = { ...file, called: `${name}Report`, params, pages: rows };
  return withLinesBelow(context, format, list, sums);
}

const files = (name: ReportName) => ({
  exportCsv: (params: ParsedInput, context: RequestContext) => taken(name, 'CSV', params, context),
  exportXlsx: (params: ParsedInput, context: RequestContext) =>
    taken(name, 'XLSX', params, context),
  email: async (
    { format, ...params }: ParsedInput & { readonly format: ReportFormat },
    context: RequestContext,
  ) => ({
    result: await mailReport(context, name, format, await checked(params, context)),
  }),
});

const pagedAndFiles = (name: PagedReport) => ({ query: paged(name), ...files(name) });

export const reportRoutes = [
  ...routesOf(apiCallReport, pagedAndFiles('apiCall')),
  ...routesOf(parcelAndPaymentReport, pagedAndFiles('parcelAndPayment')),
  ...routesOf(paymentPreUseReport, {
    ...pagedAndFiles('paymentPreUse'),
    byLockerName: paged('paymentPreUse'),
  }),
  ...routesOf(lockersUsageReport, {
    ...pagedAndFiles('lockersUsage'),
    sum: async (params, context) =>
      (await unhurried(async () =>
        readReportSums('lockersUsage', await checked(params, context), context),
      )) as never,
  }),
  ...routesOf(subscriptionReport, pagedAndFiles('subscription')),
  ...routesOf(renewedOrExpiredReport, pagedAndFiles('renewedOrExpired')),
  ...routesOf(collectAnalyzeReport, {
    query: (params, context) =>
      unhurried(async () => readCollectAnalysis(await checked(params, context), context)),
    ...files('collectAnalyze'),
  }),
  ...routesOf(payMemberInfoReport, pagedAndFiles('payMemberInfo')),
  ...routesOf(networkAlertsReport, pagedAndFiles('networkAlerts')),
];

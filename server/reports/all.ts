// Every report by name, read the same way for screens and files.
import type { ReportName } from '../../domain/reports/reports.ts';
import { apiCall } from './apiCall.ts';
import { readCollectAnalysis } from './readCollectAnalysis.ts';
import { lockersUsage } from './lockersUsage.ts';
import { networkAlerts } from './networkAlerts.ts';
import { parcelAndPayment } from './parcelAndPayment.ts';
import { payMemberInfo } from './payMemberInfo.ts';
import { paymentPreUse } from './paymentPreUse.ts';
import type { ParsedInput, Fields, Reader } from './reader.ts';
import { renewedOrExpired } from './renewedOrExpired.ts';
import { readPage, readSums, walkRows, type Source } from './source.ts';
import { subscription } from './subscription.ts';

const SOURCES: Readonly<Record<Exclude<ReportName, 'collectAnalyze'>, Source>> = {
  apiCall,
  parcelAndPayment,
  paymentPreUse,
  lockersUsage,
  subscription,
  renewedOrExpired,
  payMemberInfo,
  networkAlerts,
};

export type PagedReport = keyof typeof SOURCES;

/** One page of a report and the sums of all its pages. */
export async function readReport(
  name: PagedReport,
  params: ParsedInput & { readonly page: number; readonly size: number },
  reader: Reader,
) {
  const { content, sums, total } = await readPage(SOURCES[name], params, reader);
  return { content, totalElements: total, totalPages: Math.ceil(total / params.size), sums };
}

/** The sums only. */
export const readReportSums = async (
  name: PagedReport,
  params: ParsedInput,
  reader: Reader,
): Promise<Fields> => (await readSums(SOURCES[name], params, reader)).sums;

/** A complete report: its rows in portions, followed by its sums. */
export interface WholeReport {
  readonly pages: AsyncIterable<readonly Fields[]>;
  sums(): Promise<Fields>;
}

async function* analysed(params: ParsedInput, reader: Reader) {
  yield (await readCollectAnalysis(params, reader)).content;
}

/** The report for a file. Lazy: nothing is read until it is iterated. */
export function wholeReport(name: ReportName, params: ParsedInput, reader: Reader): WholeReport {
  if (name !== 'collectAnalyze')
    return {
      pages: walkRows(SOURCES[name], params, reader),
      sums: () => readReportSums(name, params, reader),
    };
  return {
    pages: analysed(params, reader),
    sums: async () => (await readCollectAnalysis(params, reader)).sums,
  };
}

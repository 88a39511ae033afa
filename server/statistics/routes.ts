// Routes of statistics: rows with sums, or a file.
import {
  areaStatistics,
  boxStatistics,
  dayStatistics,
  dwellStatistics,
  hourStatistics,
  providerStatistics,
} from '../../contract/reports/statistics.ts';
import type { ReportFormat } from '../../domain/reports/reports.ts';
import { daysParams, type Days } from '../../domain/reports/statistics.ts';
import { unhurried } from '../db/limits.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { readAreas } from './readAreas.ts';
import { readWindow } from './asked.ts';
import { readBoxDays } from './readBoxDays.ts';
import { readDays, readHours } from './days.ts';
import { readDwell } from './readDwell.ts';
import { columnsOf, linesOf, type Line, type StatisticName } from './files.ts';
import { readProviders } from './readProviders.ts';
import { csvExport, xlsxExport, type Taken } from '../exports/exported.ts';

type Read<A extends Days> = (
  params: A,
  context: RequestContext,
) => Promise<{ readonly content: readonly object[]; readonly sums: object }>;

/** Named after the statistic and its days, which are validated before the response starts. */
function file<A extends Days>(
  name: StatisticName,
  format: ReportFormat,
  read: Read<A>,
): (params: A, context: RequestContext) => Promise<Response> {
  return (params, context) => {
    readWindow(params, context);
    const { from, to } = daysParams(params, context.now(), context.config.timeZone);
    const taken: Taken<Line> = {
      called: `${name}Statistics`,
      params: Object.fromEntries(Object.entries({ ...params, from, to })),
      name: `${name}-${from}-${to}`,
      columns: columnsOf(name, context.language),
      pages: linesOf(() => read(params, context)),
      decimalComma: true,
    };
    return format === 'CSV' ? csvExport(context, taken) : xlsxExport(context, taken);
  };
}

/** Counting a year of a large network takes longer than reading a list. */
const long =
  <A, R>(read: (params: A, context: RequestContext) => Promise<R>) =>
  (params: A, context: RequestContext): Promise<R> =>
    unhurried(() => read(params, context));

const queryAndFiles = <A extends Days, R extends Awaited<ReturnType<Read<A>>>>(
  name: StatisticName,
  read: (params: A, context: RequestContext) => Promise<R>,
) => ({
  query: long(read),
  exportCsv: file(name, 'CSV', read),
  exportXlsx: file(name, 'XLSX', read),
});

export const statisticsRoutes = [
  ...routesOf(providerStatistics, queryAndFiles('providers', readProviders)),
  ...routesOf(dayStatistics, queryAndFiles('days', readDays)),
  ...routesOf(hourStatistics, queryAndFiles('hours', readHours)),
  ...routesOf(boxStatistics, queryAndFiles('boxes', readBoxDays)),
  ...routesOf(dwellStatistics, queryAndFiles('dwell', readDwell)),
  ...routesOf(areaStatistics, queryAndFiles('areas', readAreas)),
];

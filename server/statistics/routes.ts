// Statistics: asked for their rows and what those come to, or taken as a file.
import {
  areaStatistics,
  boxStatistics,
  dayStatistics,
  dwellStatistics,
  hourStatistics,
  providerStatistics,
} from '../../contract/statistics.ts';
import type { ReportFormat } from '../../domain/reports.ts';
import { daysAsked, type Days } from '../../domain/statistics.ts';
import { unhurried } from '../db/limits.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { readAreas } from './areas.ts';
import { windowAsked } from './asked.ts';
import { readBoxDays } from './boxDays.ts';
import { readDays, readHours } from './days.ts';
import { readDwell } from './dwell.ts';
import { columnsOf, linesOf, type Line, type StatisticName } from './files.ts';
import { readProviders } from './providers.ts';
import { csvExport, xlsxExport, type Taken } from '../exports/exported.ts';

type Read<A extends Days> = (
  asked: A,
  ask: Ask,
) => Promise<{ readonly content: readonly object[]; readonly sums: object }>;

/** Named by the statistic and its days, which are refused before anything leaves. */
function file<A extends Days>(
  name: StatisticName,
  format: ReportFormat,
  read: Read<A>,
): (asked: A, ask: Ask) => Promise<Response> {
  return (asked, ask) => {
    windowAsked(asked, ask);
    const { from, to } = daysAsked(asked, ask.now(), ask.config.timeZone);
    const taken: Taken<Line> = {
      called: `${name}Statistics`,
      asked: Object.fromEntries(Object.entries({ ...asked, from, to })),
      name: `${name}-${from}-${to}`,
      columns: columnsOf(name, format),
      pages: linesOf(() => read(asked, ask)),
    };
    return format === 'CSV' ? csvExport(ask, taken) : xlsxExport(ask, taken);
  };
}

/** A year of a large network takes longer to count than a list to read. */
const long =
  <A, R>(read: (asked: A, ask: Ask) => Promise<R>) =>
  (asked: A, ask: Ask): Promise<R> =>
    unhurried(() => read(asked, ask));

const files = <A extends Days>(name: StatisticName, read: Read<A>) => ({
  exportCsv: file(name, 'CSV', read),
  exportXlsx: file(name, 'XLSX', read),
});

export const statisticsAnswers = [
  ...answer(providerStatistics, {
    query: long(readProviders),
    ...files('providers', readProviders),
  }),
  ...answer(dayStatistics, { query: long(readDays), ...files('days', readDays) }),
  ...answer(hourStatistics, { query: long(readHours), ...files('hours', readHours) }),
  ...answer(boxStatistics, { query: long(readBoxDays), ...files('boxes', readBoxDays) }),
  ...answer(dwellStatistics, { query: long(readDwell), ...files('dwell', readDwell) }),
  ...answer(areaStatistics, { query: long(readAreas), ...files('areas', readAreas) }),
];

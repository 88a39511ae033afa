// Common to all reports: date range, query, totals, files and e-mail.
import { z } from 'zod';
import { REPORT_FORMATS, type ReportName } from '../../domain/reports/reports.ts';
import { announced } from '../capabilities.ts';
import { asking } from '../endpoint.ts';
import { paging, time } from '../scalars.ts';

/** Feature announced by servers with the report extensions: sorting, location filters, formats and totals. */
export const REPORTS_FEATURE = 'reports';

export const REPORT_ROOT = '/api/report/v1';

export const viewing = asking('REPORT_VIEW');
const exporting = asking('REPORT_EXPORT');

/** An extension: neither sent to nor returned by servers that do not announce it. */
export const ours = <S extends z.ZodType>(schema: S): S => announced(REPORTS_FEATURE, schema);

/** R7.124: both days are inclusive. Refused if a day is in the future, or the end before the start. */
export const span = { startTime: time.optional(), endTime: time.optional() };

/** Not in the specification: a report page also has the totals of all pages. */
export const pageWithSums = <R extends z.ZodType, S extends z.ZodType>(row: R, sums: S) =>
  z.object({
    content: z.array(row),
    totalPages: z.int(),
    totalElements: z.int(),
    sums: ours(sums.optional()),
  });

/** R7.124; sorting is an extension. */
export const pages = <const F extends string>(sorts: readonly F[]) => {
  const { page, size, sort } = paging(sorts);
  return { page, size, sort: ours(sort) };
};

/** Not in the specification: defaults to the workbook. */
const format = ours(z.enum(REPORT_FORMATS).default('XLSX'));

/**
 * A report's files and e-mail: same filters and sort as its query, all pages, and the totals. `email` sends to the
 * current user and returns whether a mail server accepted it (1) or not yet (0).
 */
export function exportsOf<F extends z.ZodRawShape>(name: ReportName, filters: F) {
  const root = `${REPORT_ROOT}/export/${name}`;
  return {
    exportCsv: exporting.file(`${root}/CSV`, filters),
    exportXlsx: exporting.file(`${root}/XLSX`, filters),
    email: exporting.get(`${root}/email`, { ...filters, format }, z.object({ result: z.int() })),
  };
}

/** A paged report. `sums` cover all matching rows, not just the page. */
export function report<
  F extends z.ZodRawShape,
  R extends z.ZodRawShape,
  S extends z.ZodRawShape,
  const O extends keyof R & string,
>(name: ReportName, filters: F, row: R, sums: S, sorts: readonly O[]) {
  const params = { ...filters, ...span };
  const paged = pages(sorts);
  return {
    query: viewing.get(
      `${REPORT_ROOT}/${name}Query`,
      { ...params, ...paged },
      pageWithSums(z.object(row), z.object(sums)),
    ),
    ...exportsOf(name, { ...params, sort: paged.sort }),
  };
}

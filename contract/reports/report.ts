// What every report has in common: its span, its query, its sums, its files and its e-mail.
import { z } from 'zod';
import { REPORT_FORMATS, type ReportName } from '../../domain/reports/reports.ts';
import { announced } from '../capabilities.ts';
import { asking } from '../endpoint.ts';
import { paging, time } from '../scalars.ts';

/** A server announces it that takes what is ours of the reports: their order, places, formats; and that tells their sums. */
export const REPORTS_FEATURE = 'reports';

export const REPORT_ROOT = '/api/report/v1';

export const viewing = asking('REPORT_VIEW');
const exporting = asking('REPORT_EXPORT');

/** Of ours: a server that does not announce the reports' additions is not sent it, and does not tell it. */
export const ours = <S extends z.ZodType>(schema: S): S => announced(REPORTS_FEATURE, schema);

/** R7.124: both belong to the span. Refused where one lies behind today, or the end before the start. */
export const span = { startTime: time.optional(), endTime: time.optional() };

/** Ours: a page of a report tells the sums of all pages too. */
export const pageWithSums = <R extends z.ZodType, S extends z.ZodType>(row: R, sums: S) =>
  z.object({
    content: z.array(row),
    totalPages: z.int(),
    totalElements: z.int(),
    sums: ours(sums.optional()),
  });

/** R7.124, and ours the order. */
export const pages = <const F extends string>(sorts: readonly F[]) => {
  const { page, size, sort } = paging(sorts);
  return { page, size, sort: ours(sort) };
};

/** Ours: without it the workbook. */
const format = ours(z.enum(REPORT_FORMATS).default('XLSX'));

/**
 * A report's files and its e-mail: they take the filters and the order of its query, and have all pages and the sums.
 * `email` sends it to whoever asks, and answers when a mail server took it (1) or did not yet (0).
 */
export function exportsOf<F extends z.ZodRawShape>(name: ReportName, filters: F) {
  const root = `${REPORT_ROOT}/export/${name}`;
  return {
    exportCsv: exporting.file(`${root}/CSV`, filters),
    exportXlsx: exporting.file(`${root}/XLSX`, filters),
    email: exporting.get(`${root}/email`, { ...filters, format }, z.object({ result: z.int() })),
  };
}

/** A report of pages. `sums` are told of all that fit, not of the page alone. */
export function report<
  F extends z.ZodRawShape,
  R extends z.ZodRawShape,
  S extends z.ZodRawShape,
  const O extends keyof R & string,
>(name: ReportName, filters: F, row: R, sums: S, sorts: readonly O[]) {
  const asked = { ...filters, ...span };
  const paged = pages(sorts);
  return {
    query: viewing.get(
      `${REPORT_ROOT}/${name}Query`,
      { ...asked, ...paged },
      pageWithSums(z.object(row), z.object(sums)),
    ),
    ...exportsOf(name, { ...asked, sort: paged.sort }),
  };
}

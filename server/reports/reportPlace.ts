// In place of a report that is too large for an e-mail: the words that say where it stands.
import type { ReportName } from '../../domain/reports/reports.ts';
import type { ParsedInput } from './reader.ts';
import { REPORT_TITLES } from './titles.ts';

/** The page shows the last days where its address has neither side of a span. */
const withSpan = ({ startTime, endTime }: ParsedInput) =>
  startTime === undefined && endTime === undefined ? { startTime: 0 } : {};

/** The page of the report in the filter and the order that were asked for, as its address keeps them. */
function addressOf(name: ReportName, { sort, ...filter }: ParsedInput, publicUrl: string): string {
  const [field, direction] = typeof sort === 'string' ? sort.split(',') : [];
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...filter, ...withSpan(filter) }),
    ...(field && { sort: field, order: direction === 'asc' ? 'ASC' : 'DESC' }),
  });
  return `${publicUrl.replace(/\/$/, '')}/app/${REPORT_TITLES[name][1]}?${query.toString()}`;
}

/**
 * Says that the report has more than `most` rows, and where it is read instead.
 * @param publicUrl the address of the product; without it no link would lead anywhere
 */
export function whereItStands(
  { name, asked }: { readonly name: ReportName; readonly asked: ParsedInput },
  most: number,
  publicUrl: string | undefined,
): string {
  const said = `It has more than ${most.toLocaleString('en')} rows and is not attached`;
  return publicUrl
    ? `${said}: ${addressOf(name, asked, publicUrl)}`
    : `${said}. Open Reports, ${REPORT_TITLES[name][0]}, and choose the same days and filter there.`;
}

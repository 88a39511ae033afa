// The text that replaces a report too large for an e-mail, with a link to its page.
import type { ReportName } from '../../domain/reports/reports.ts';
import type { ParsedInput } from './reader.ts';
import { REPORT_TITLES } from './titles.ts';

/** The page defaults to the last days if its URL has no span. */
const withSpan = ({ startTime, endTime }: ParsedInput) =>
  startTime === undefined && endTime === undefined ? { startTime: 0 } : {};

/** The URL of the report's page, with the same filters and order. */
function addressOf(name: ReportName, { sort, ...filter }: ParsedInput, publicUrl: string): string {
  const [field, direction] = typeof sort === 'string' ? sort.split(',') : [];
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...filter, ...withSpan(filter) }),
    ...(field && { sort: field, order: direction === 'asc' ? 'ASC' : 'DESC' }),
  });
  return `${publicUrl.replace(/\/$/, '')}/app/${REPORT_TITLES[name][1]}?${query.toString()}`;
}

/**
 * A text that the report has more than `most` rows, and where to read it.
 * @param publicUrl the public base URL; without it there is no link
 */
export function whereItStands(
  { name, params }: { readonly name: ReportName; readonly params: ParsedInput },
  most: number,
  publicUrl: string | undefined,
): string {
  const said = `It has more than ${most.toLocaleString('en')} rows and is not attached`;
  return publicUrl
    ? `${said}: ${addressOf(name, params, publicUrl)}`
    : `${said}. Open Reports, ${REPORT_TITLES[name][0]}, and choose the same days and filter there.`;
}

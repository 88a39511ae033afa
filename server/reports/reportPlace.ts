// The text that replaces a report too large for an e-mail, with a link to its page.
import type { ReportName } from '../../domain/reports/reports.ts';
import { filesIn, type FileLanguage } from '../exports/words.ts';
import type { ParsedInput } from './reader.ts';
import { REPORT_PAGES, reportTitle } from './titles.ts';

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
  return `${publicUrl.replace(/\/$/, '')}/app/${REPORT_PAGES[name]}?${query.toString()}`;
}

/**
 * A text that the report has more than `most` rows, and where to read it.
 * @param language the reader's; English where none is known
 * @param publicUrl the public base URL; without it there is no link
 */
export function reportPlace(
  { name, params }: { readonly name: ReportName; readonly params: ParsedInput },
  most: number,
  language: FileLanguage,
  publicUrl: string | undefined,
): string {
  const messages = filesIn(language);
  const values: Readonly<Record<string, string>> = {
    most: most.toLocaleString('en'),
    report: reportTitle(name, language),
    url: publicUrl ? addressOf(name, params, publicUrl) : '',
  };
  const text = publicUrl ? messages.tooLarge : messages.tooLargeNoUrl;
  return text.replaceAll(/%\{(\w+)\}/g, (_, value: string) => values[value] ?? '');
}

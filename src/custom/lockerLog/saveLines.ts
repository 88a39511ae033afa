// The log as a CSV file on a server of the documented calls: the pages of its list, oldest line first.
import type { useTranslate } from 'react-admin';
import { lockerLogs, type LockerLog } from '../../../contract/lockers/lockerLogs.ts';
import { LONG_LIST_PAGE_SIZE } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { saveFile } from '../../dataProvider/saveFile.ts';
import { momentToSecond } from '../../engine/fields/clock.ts';
import type { LogQuery } from './useLogQuery.ts';

/** A quoted field; what a spreadsheet could take for a formula, also after its own field separator, is text. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll(/(^|[,;\t\n\r])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1$2'")
    .replaceAll('"', '""')}"`;

const lineOf = ({ creationTime, message = '' }: LockerLog): string =>
  `${momentToSecond(creationTime)},${quoted(message)}`;

/** All lines of the filters. Asks page after page; throws as `call` does. */
async function linesOf(filters: LogQuery['filters'], page = 0): Promise<readonly LockerLog[]> {
  const params = { ...filters, page, size: LONG_LIST_PAGE_SIZE, sort: 'creationTime,asc' };
  const { content, totalPages } = await call(lockerLogs.list, params);
  const isLast = content.length === 0 || page + 1 >= totalPages;
  return isLast ? content : [...content, ...(await linesOf(filters, page + 1))];
}

/** Saves the lines as `locker-log.csv`, with the headings of the screen. */
export async function saveLines(
  filters: LogQuery['filters'],
  translate: ReturnType<typeof useTranslate>,
): Promise<void> {
  const lines = await linesOf(filters);
  const head = (['creationTime', 'message'] as const).map((column) =>
    translate(`lockerLog.columns.${column}`),
  );
  const text = [head.join(','), ...lines.map(lineOf), ''].join('\r\n');
  const file = new Blob(['\uFEFF', text], { type: 'text/csv; charset=utf-8' });
  saveFile(file, 'attachment; filename="locker-log.csv"', '');
}

// Downloads of lists as CSV and XLSX: written while they are sent, a page at a time, safe to open in a spreadsheet.
import { Readable, pipeline } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { stringify } from 'csv-stringify';
import { writeXlsxStream } from 'hucre/xlsx';

type Cell = string | number | null | undefined;

/** A column of a download. */
export interface ExportColumn<R> {
  header: string;
  value: (row: R) => Cell;
}

/** What is downloaded: the file's name without its ending, the columns, and the rows in pages. */
export interface Export<R> {
  name: string;
  columns: readonly ExportColumn<R>[];
  pages: AsyncIterable<readonly R[]>;
}

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a spreadsheet would take for a formula, the full-width signs too, and behind the spaces that some pass over. */
const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** Text that a spreadsheet cannot take for a formula. */
export const plain = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What begins a field for a spreadsheet that parts lines by another sign than ours, and does not heed our quotes. */
const INNER_FORMULA = /((?:^\s*"|[,;\t\n])[\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** The same for a file of text: there a formula may begin behind every sign that some country parts fields by. */
export const plainInText = (text: string): string => plain(text).replaceAll(INNER_FORMULA, "$1'");

/** Control characters: a workbook that holds one does not open. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

type Plain = (text: string) => string;

const cellOf = <R>(column: ExportColumn<R>, row: R, safe: Plain): string | number => {
  const value = column.value(row) ?? '';
  if (typeof value === 'number') return value;
  // A lone carriage return would end the row in some spreadsheets, and what follows begin one.
  return safe(value.replaceAll(CONTROL, '').replaceAll(/\r\n?/g, '\n'));
};

async function* rowsOf<R>(
  { columns, pages }: Export<R>,
  safe: Plain,
): AsyncGenerator<(string | number)[]> {
  for await (const page of pages) {
    for (const row of page) yield columns.map((column) => cellOf(column, row, safe));
  }
}

function download(body: ReadableStream<Uint8Array>, file: string, type: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** The list as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csvDownload<R>(list: Export<R>): Response {
  const lines = stringify({
    bom: true,
    header: true,
    columns: list.columns.map((column) => column.header),
  });
  // A caller who has gone, or a page that failed, ends the download; the other side sees it cut short.
  pipeline(Readable.from(rowsOf(list, plainInText)), lines, () => undefined);
  const body = Readable.toWeb(lines) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
  return download(body, `${list.name}.csv`, CSV);
}

/** The list as a workbook of one sheet; every text is a text cell, whatever it begins with. */
export function xlsxDownload<R>(list: Export<R>): Response {
  const columns = list.columns.map((column) => ({ header: column.header, width: 20 }));
  const body = writeXlsxStream(rowsOf(list, plain), {
    name: 'List',
    columns,
    freezePane: { rows: 1 },
  });
  return download(body, `${list.name}.xlsx`, XLSX);
}

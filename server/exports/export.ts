// Streams lists as CSV and XLSX, page by page, protected against formula injection.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { writeXlsxStream } from 'hucre/xlsx';
import { unhurriedPages } from '../db/limits.ts';
import { headingIn, valueIn, type ChoiceList, type FileLanguage } from './words.ts';

type Cell = string | number | null | undefined;

/** A column of a download. */
export interface ExportColumn<R> {
  header: string;
  value: (row: R) => Cell;
  /** The list that labels its values. */
  choices?: ChoiceList;
  /** The value that people are shown, where the API's says less. */
  shown?: (row: R) => Cell;
}

/** The columns with headings and values in this language. */
export const columnsIn = <R>(
  language: FileLanguage,
  columns: readonly ExportColumn<R>[],
): readonly ExportColumn<R>[] =>
  columns.map(({ header, value, choices, shown = value }) => ({
    header: headingIn(language, header),
    value: choices && language ? (row) => valueIn(language, choices, shown(row)) : value,
  }));

/** A download: the file name without extension, the columns, and the rows in pages. */
export interface Export<R> {
  name: string;
  columns: readonly ExportColumn<R>[];
  pages: AsyncIterable<readonly R[]>;
  /** Called with the error that broke off the file, after a CSV has its notice; aborts the response. */
  broke?: (cause: unknown) => Promise<void>;
}

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters that start a formula in spreadsheets, including full-width ones, after optional whitespace. */
const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** Text escaped so that no spreadsheet treats it as a formula. */
export const plain = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Characters after which a spreadsheet with another field separator, ignoring our quotes, starts a new field. */
const INNER_FORMULA = /((?:^\s*"|[,;\t\n])[\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Fast path: without one of these characters no new field can start within a text. */
const PARTS = /[",;\t\n]/;

/** The same for CSV: a formula may start after any locale's field separator. */
export const plainInText = (text: string): string =>
  PARTS.test(text) ? plain(text).replaceAll(INNER_FORMULA, "$1'") : plain(text);

/** Control characters, which make a workbook unreadable. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
const ANY_CONTROL = /\p{Cc}/u;

type Plain = (text: string) => string;

const cellOf = <R>(column: ExportColumn<R>, row: R, safe: Plain): string | number => {
  const value = column.value(row) ?? '';
  if (typeof value === 'number') return value;
  if (!ANY_CONTROL.test(value)) return safe(value);
  // Some spreadsheets treat a lone carriage return as the end of a row.
  return safe(value.replaceAll(CONTROL, '').replaceAll(/\r\n?/g, '\n'));
};

/** Rows formatted before yielding to other requests. */
const SLICE = 50;

async function* slicesOf<R>(
  { columns, pages }: Export<R>,
  safe: Plain,
): AsyncGenerator<(string | number)[][]> {
  for await (const page of unhurriedPages(pages)) {
    for (let at = 0; at < page.length; at += SLICE) {
      yield page
        .slice(at, at + SLICE)
        .map((row) => columns.map((column) => cellOf(column, row, safe)));
      await othersFirst();
    }
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

/** Appended to an incomplete CSV. The connection is aborted too: most programs then discard the file. */
export const NOT_WHOLE =
  'THIS FILE IS NOT COMPLETE. The server could not read the remaining rows. Please export the list again.';

/** The export failed; the cause is logged and not exposed. */
const brokenOff = () => new Error('The download broke off.');

async function* csvText<R>(list: Export<R>): AsyncGenerator<string> {
  // Sent with the first rows: a disconnect then reaches the page iterator, which ends.
  let head = `\uFEFF${stringify([list.columns.map((column) => column.header)])}`;
  try {
    for await (const rows of slicesOf(list, plainInText)) {
      yield head + stringify(rows);
      head = '';
    }
    yield head;
  } catch (error) {
    yield head + stringify([[NOT_WHOLE]]);
    await list.broke?.(error);
    throw brokenOff();
  }
}

/** A byte stream on demand; cancelling it ends the source. */
function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await text.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await text.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The list as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export const csvDownload = <R>(list: Export<R>): Response =>
  download(streamOf(csvText(list)), `${list.name}.csv`, CSV);

async function* workbookRows<R>(list: Export<R>): AsyncGenerator<(string | number)[]> {
  try {
    for await (const rows of slicesOf(list, plain)) yield* rows;
  } catch (error) {
    await list.broke?.(error);
    throw brokenOff();
  }
}

/**
 * The list as a workbook with one sheet; every text is a text cell. One that broke off lacks its central directory
 * and cannot be opened.
 */
export function xlsxDownload<R>(list: Export<R>): Response {
  const columns = list.columns.map((column) => ({ header: column.header, width: 20 }));
  const body = writeXlsxStream(workbookRows(list), {
    name: 'List',
    columns,
    freezePane: { rows: 1 },
  });
  return download(body, `${list.name}.xlsx`, XLSX);
}

// Streams a list as CSV, page by page, protected against formula injection.
import { ReadableStream } from 'node:stream/web';
import { centsOf, reportAmount } from '../../domain/prices.ts';
import { typeIn, type Export, type ExportColumn } from './export.ts';
import { brokenOff, fileResponse } from './fileResponse.ts';
import { plainInText } from './formulaGuard.ts';
import { writtenSlices } from './writtenSlices.ts';
import { writtenValue } from './writtenValue.ts';

const CSV = 'text/csv; charset=utf-8';

/** Control characters that no cell holds. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
const ANY_CONTROL = /\p{Cc}/u;
const QUOTED = /[",\n]/u;
/** Most texts: they stand in a file as they are. */
const HARMLESS = /^[\p{L}\p{Nd}][^",;\p{Cc}]*$/u;

const inQuotes = (text: string): string =>
  QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Some spreadsheets treat a lone carriage return as the end of a row. */
const csvText = (text: string): string =>
  HARMLESS.test(text)
    ? text
    : inQuotes(
        plainInText(
          ANY_CONTROL.test(text) ? text.replaceAll(CONTROLS, '').replaceAll(/\r\n?/g, '\n') : text,
        ),
      );

/** R9.23. */
const withComma = (value: number, isAmount: boolean): string =>
  isAmount ? reportAmount(centsOf(value)) : String(value).replace('.', ',');

/** The cell of a row; a number is no text, and so never a formula. */
function csvCell<R>(
  column: ExportColumn<R>,
  row: R,
  { timeZone, decimalComma = false }: Export<R>,
): string {
  const value = writtenValue(column, row, timeZone) ?? '';
  if (typeof value === 'string') return csvText(value);
  return decimalComma ? inQuotes(withComma(value, typeIn(column, row) === 'money')) : String(value);
}

/** Appended to an incomplete CSV. The connection is aborted too: most programs then discard the file. */
export const NOT_WHOLE =
  'THIS FILE IS NOT COMPLETE. The server could not read the remaining rows. Please export the list again.';

async function* linesOf<R>(list: Export<R>): AsyncGenerator<string> {
  const { columns } = list;
  // Sent with the first rows: a disconnect then reaches the page iterator, which ends.
  let head = `\uFEFF${columns.map(({ header }) => inQuotes(header)).join()}\n`;
  const write = (row: R) => `${columns.map((column) => csvCell(column, row, list)).join()}\n`;
  try {
    for await (const lines of writtenSlices(list, write)) {
      yield head + lines;
      head = '';
    }
    yield head;
  } catch (error) {
    yield `${head}${inQuotes(NOT_WHOLE)}\n`;
    await list.broke?.(error);
    throw brokenOff();
  }
}

async function* bytesOf(text: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of text) yield encoder.encode(part);
}

/** The list as CSV, read on demand, with a byte order mark so that spreadsheets read it as UTF-8. */
export const csvDownload = <R>(list: Export<R>): Response =>
  fileResponse(ReadableStream.from(bytesOf(linesOf(list))) as BodyInit, `${list.name}.csv`, CSV);

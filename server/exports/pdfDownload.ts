// Lists as PDF: a table over several pages with a repeated header.
import { makePdf } from '../outside/makePdf.ts';
import type { Export, ExportColumn } from './export.ts';
import { fileResponse } from './fileResponse.ts';
import { filesIn, headingIn, isChoiceList, valueIn, type FileLanguage } from './words.ts';
import { writtenValue } from './writtenValue.ts';

/** Row limit of a PDF; a truncated one contains a notice. */
export const PDF_ROWS_MAX = 10_000;

const CONTROL = /[^\P{Cc}\n]/gu;
const textOf = <R>(column: ExportColumn<R>, row: R, timeZone: string): string =>
  String(writtenValue(column, row, timeZone) ?? '').replaceAll(CONTROL, ' ');

async function firstRows<R>({ columns, pages, timeZone }: Export<R>, most: number) {
  const rows: string[][] = [];
  for await (const page of pages) {
    for (const row of page) {
      if (rows.length === most) return { rows, whole: false };
      rows.push(columns.map((column) => textOf(column, row, timeZone)));
    }
  }
  return { rows, whole: true };
}

const heading = (name: string): string =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replaceAll(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`);

const isSet = (value: unknown): boolean => value !== undefined && value !== '';

/** How many rows it has, and whether there are more. */
function extent(rows: number, whole: boolean, language: FileLanguage): string {
  const { oneRow, rows: all, firstRows } = filesIn(language);
  if (rows === 1 && whole) return oneRow;
  return (whole ? all : firstRows).replace('%{rows}', rows.toLocaleString('en'));
}

/** The heading above the table. */
interface PdfHead {
  readonly title: string;
  /** The export time, formatted. */
  readonly taken: string;
  /** The filters and the order of the list. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly language?: FileLanguage;
}

/**
 * The list as a PDF, with its title, export time and filters.
 * @param most row limit; a truncated PDF contains a notice
 */
export async function pdfDownload<R>(
  list: Export<R>,
  { title, taken, params, language }: PdfHead,
  most: number = PDF_ROWS_MAX,
): Promise<Response> {
  const { rows, whole } = await firstRows(list, most);
  const filters = Object.entries(params).filter(([name, value]) => name !== 'sort' && isSet(value));
  const notes = [
    `${taken} · ${extent(rows.length, whole, language)}`,
    ...filters.map(([name, value]) => {
      const label = isChoiceList(name) ? valueIn(language, name, value) : value;
      return `${headingIn(language, heading(name))}: ${String(label)}`;
    }),
  ];
  const pdf = await makePdf({ title, notes, head: list.columns.map(({ header }) => header), rows });
  return fileResponse(new Uint8Array(pdf), `${list.name}.pdf`, 'application/pdf');
}

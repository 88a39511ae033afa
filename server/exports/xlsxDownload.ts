// Streams a list as a workbook: times are date cells, amounts have two decimals, and no text can be a formula.
import { Readable } from 'node:stream';
import { zipStream } from '../files/zip.ts';
import { excelSerial } from './excelSerial.ts';
import { typeIn, type Export, type ExportColumn } from './export.ts';
import { brokenOff, fileResponse } from './fileResponse.ts';
import { secondText } from './times.ts';
import { writtenSlices } from './writtenSlices.ts';
import { writtenValue } from './writtenValue.ts';
import { cellOf, numberParts, textCell } from './xlsxCells.ts';
import { PARTS, SHEET, SHEET_END, sheetBeginning } from './xlsxParts.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A text of digits as a moment; undefined if it is none. */
const serialIn = (text: string): number | undefined => excelSerial(Date.parse(`${text}Z`));

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The cell of a row; nothing for an empty one. A time that Excel cannot count is a text, as in CSV. */
function xlsxCell<R>(column: ExportColumn<R>, row: R, timeZone: string, at: [number, number]) {
  const value = column.value(row) ?? '';
  const type = typeIn(column, row);
  if (value === '') return '';
  const number = (shown: number) => cellOf(numberParts(at[0], type), at[1], String(shown));
  if (typeof value === 'string') {
    const day = type === 'day' && DAY.test(value) ? serialIn(`${value}T00:00`) : undefined;
    return day === undefined ? textCell(...at, value) : number(day);
  }
  if (!Number.isFinite(value)) return '';
  if (type !== 'time' && type !== 'exactTime') return number(value);
  const serial = serialIn(secondText(value, timeZone).replace(' ', 'T'));
  return serial === undefined
    ? textCell(...at, String(writtenValue(column, row, timeZone)))
    : number(serial);
}

const rowOf = (number: number, cells: readonly string[]): string =>
  `<row r="${number}">${cells.join('')}</row>`;

/** The sheet; rows that are written already know their numbers. */
async function* sheetOf<R>(list: Export<R>): AsyncGenerator<Buffer> {
  const { columns, timeZone } = list;
  let number = 1;
  const head = columns.map(({ header }, place) => textCell(place, number, header));
  yield Buffer.from(sheetBeginning(columns.length) + rowOf(number, head));
  const write = (row: R): string => {
    number += 1;
    return rowOf(
      number,
      columns.map((column, place) => xlsxCell(column, row, timeZone, [place, number])),
    );
  };
  try {
    for await (const rows of writtenSlices(list, write)) yield Buffer.from(rows);
  } catch (error) {
    await list.broke?.(error);
    throw brokenOff();
  }
  yield Buffer.from(SHEET_END);
}

async function* only(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/**
 * The list as a workbook with one sheet; every text is a text cell. One that broke off lacks its central directory
 * and cannot be opened.
 */
export function xlsxDownload<R>(list: Export<R>): Response {
  const parts = Object.entries(PARTS).map(([name, text]) => ({ name, content: only(text) }));
  const zip = zipStream([...parts, { name: SHEET, content: sheetOf(list) }]);
  const body = Readable.toWeb(Readable.from(zip, { highWaterMark: 1 }));
  return fileResponse(body as ReadableStream, `${list.name}.xlsx`, XLSX);
}

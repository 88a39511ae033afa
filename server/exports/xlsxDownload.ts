// Streams a list as a workbook: times are date cells, amounts have two decimals, and no text can be a formula.
import { Readable } from 'node:stream';
import { localOf } from '../../domain/clockChanges.ts';
import { zipStream } from '../files/zip.ts';
import { excelSerial } from './excelSerial.ts';
import { typeIn, type Export, type ExportColumn } from './export.ts';
import { brokenOff, fileResponse } from './fileResponse.ts';
import { writtenSlices } from './writtenSlices.ts';
import { writtenValue } from './writtenValue.ts';
import { numberCell, textCell } from './xlsxCells.ts';
import { PARTS, SHEET, SHEET_END, sheetBeginning } from './xlsxParts.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The cell of a row; nothing for an empty one. A time that Excel cannot count is a text, as in CSV. */
function xlsxCell<R>(column: ExportColumn<R>, row: R, timeZone: string, at: [number, number]) {
  const value = column.value(row) ?? '';
  const type = typeIn(column, row);
  if (value === '') return '';
  if (typeof value === 'string') {
    const day = type === 'day' && DAY.test(value) ? excelSerial(Date.parse(value)) : undefined;
    return day === undefined ? textCell(...at, value) : numberCell(...at, day, type);
  }
  if (!Number.isFinite(value)) return '';
  if (type !== 'time' && type !== 'exactTime') return numberCell(...at, value, type);
  const second = Math.floor(localOf(value, timeZone) / 1_000) * 1_000;
  const serial = excelSerial(second);
  return serial === undefined
    ? textCell(...at, String(writtenValue(column, row, timeZone)))
    : numberCell(...at, serial, type);
}

async function* sheetOf<R>(list: Export<R>): AsyncGenerator<Buffer> {
  const { columns, timeZone } = list;
  let number = 1;
  const head = columns.map(({ header }, place) => textCell(place, number, header)).join('');
  yield Buffer.from(`${sheetBeginning(columns.length)}<row r="${number}">${head}</row>`);
  const write = (row: R): string => {
    number += 1;
    let cells = '';
    for (const [place, column] of columns.entries())
      cells += xlsxCell(column, row, timeZone, [place, number]);
    return `<row r="${number}">${cells}</row>`;
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

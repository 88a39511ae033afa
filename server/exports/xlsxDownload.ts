// Streams a list as a workbook: times are date cells, amounts have two decimals, and no text can be a formula.
import { writeXlsxStream } from 'hucre/xlsx';
import { kindIn, type Export, type ExportColumn, type ValueKind } from './export.ts';
import { excelSerial } from './excelSerial.ts';
import { brokenOff, fileResponse } from './fileResponse.ts';
import { rowSlices } from './rowSlices.ts';
import { secondText } from './times.ts';
import { writtenValue } from './writtenValue.ts';
import { xlsxText } from './xlsxText.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Number formats; none for what has no format of its own. */
const FORMATS: Readonly<Record<ValueKind, string>> = {
  plain: '',
  money: '0.00',
  time: 'yyyy-mm-dd hh:mm',
  exactTime: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
};

type Cell = string | number | null;

const isTime = (kind: ValueKind): boolean => kind === 'time' || kind === 'exactTime';

/** A text of digits as a moment; undefined if it is none. */
const serialIn = (text: string): number | undefined => excelSerial(Date.parse(`${text}Z`));

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The cell of a row; null is an empty one. A time that Excel cannot count is a text, as in CSV. */
function xlsxCell<R>(column: ExportColumn<R>, row: R, timeZone: string): Cell {
  const value = column.value(row) ?? '';
  const kind = kindIn(column, row);
  if (value === '') return null;
  if (typeof value === 'string')
    return (kind === 'day' && DAY.test(value) && serialIn(`${value}T00:00`)) || xlsxText(value);
  if (!isTime(kind)) return value;
  const serial = serialIn(secondText(value, timeZone).replace(' ', 'T'));
  return serial ?? String(writtenValue(column, row, timeZone));
}

interface Row {
  readonly cells: Cell[];
  readonly formats: string[];
}

async function* workbookRows<R>(
  list: Export<R>,
  begin: (formats: readonly string[]) => void,
): AsyncGenerator<Cell[]> {
  const { columns, timeZone } = list;
  const write = (row: R): Row => ({
    cells: columns.map((column) => xlsxCell(column, row, timeZone)),
    formats: columns.map((column) => FORMATS[kindIn(column, row)]),
  });
  try {
    for await (const rows of rowSlices(list, write)) {
      for (const { cells, formats } of rows) {
        begin(formats);
        yield cells;
      }
    }
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
  // The library knows formats of columns only. It writes a row before it asks for the next: sums have their own.
  let formats: readonly string[] = [];
  const columns = list.columns.map(({ header }, place) => ({
    header: xlsxText(header),
    width: 20,
    get numFmt() {
      return formats[place] ?? '';
    },
  }));
  const rows = workbookRows(list, (ofRow) => {
    formats = ofRow;
  });
  const body = writeXlsxStream(rows, { name: 'List', columns, freezePane: { rows: 1 } });
  return fileResponse(body, `${list.name}.xlsx`, XLSX);
}

// A report as a file: its rows in the columns of columns.ts, followed by its sums.
import { shownPayStatus, type ParcelStatus, type PayStatus } from '../../domain/parcels/parcels.ts';
import type { ReportName } from '../../domain/reports/reports.ts';
import {
  columnsIn,
  type Export,
  type ExportColumn,
  type Value,
  type ValueType,
} from '../exports/export.ts';
import { dateText } from '../exports/times.ts';
import { figureIn, headingIn, isChoiceList, valueIn, type FileLanguage } from '../exports/words.ts';
import { wholeReport } from './all.ts';
import { REPORT_COLUMNS, REPORT_FIGURES, type FileColumn } from './columns.ts';
import type { ParsedInput, Fields, Reader } from './reader.ts';

/** Label of the sum line, in the first column. */
export const SUM_WORD = 'Total';

/** A line of the file: a row, the sums under their columns, or one sum without a column next to its label. */
export interface Line {
  readonly fields: Fields;
  readonly of: 'row' | 'sums' | FileColumn;
}

function rawValue(value: unknown, type: FileColumn[2]): Value {
  if (value === null || value === undefined) return null;
  if (type !== 'text') return Number(value);
  return typeof value === 'string' ? value : null;
}

/** Of a parcel, or of one of its payments. */
interface Paid {
  readonly payStatus: PayStatus;
  readonly amount: number;
  readonly ordersStatus?: ParcelStatus;
}

/** The value of a line in a column. */
function valueOf(
  { fields, of }: Line,
  column: FileColumn,
  place: number,
  language: FileLanguage,
): Value {
  const [, field, type] = column;
  if (of === 'row') {
    const value = rawValue(fields[field], type);
    if (!isChoiceList(field)) return value;
    if (field !== 'payStatus' || !language) return valueIn(language, field, value);
    const { payStatus, amount, ordersStatus } = fields as unknown as Paid;
    return valueIn(language, field, shownPayStatus(payStatus, amount === 0, ordersStatus));
  }
  if (of === 'sums')
    return place === 0 ? headingIn(language, SUM_WORD) : rawValue(fields[field], type);
  const [name, sum, sumType] = of;
  if (place === 0) return headingIn(language, name);
  return place === 1 ? rawValue(fields[sum], sumType) : null;
}

const VALUE_TYPES: Readonly<Record<FileColumn[2], ValueType>> = {
  text: 'plain',
  count: 'plain',
  time: 'time',
  money: 'money',
};

/** A sum without a column has a type of its own. */
const typeOf = ({ of }: Line, [, , type]: FileColumn): ValueType =>
  VALUE_TYPES[of === 'row' || of === 'sums' ? type : of[2]];

function columnsOf(name: ReportName, language: FileLanguage): readonly ExportColumn<Line>[] {
  const columns = REPORT_COLUMNS[name].map((column, place) => ({
    header: column[2] === 'count' ? figureIn(language, 'reports', column) : column[0],
    type: (line: Line) => typeOf(line, column),
    value: (line: Line) => valueOf(line, column, place, language),
  }));
  return columnsIn(language, columns);
}

/** The file; its rows are read through `counting`, which may record the download. */
export interface ReportFile extends Pick<
  Export<Line>,
  'name' | 'columns' | 'timeZone' | 'decimalComma'
> {
  readonly rows: AsyncIterable<readonly Line[]>;
  /** The lines below the rows. */
  sums(): Promise<readonly Line[]>;
}

async function* lines(pages: AsyncIterable<readonly Fields[]>): AsyncGenerator<Line[]> {
  for await (const page of pages) yield page.map((fields) => ({ fields, of: 'row' }));
}

/** The report as a file that is not written yet, named after the report and the day. */
export function reportFile(
  name: ReportName,
  params: ParsedInput,
  reader: Reader & { readonly language: FileLanguage },
): ReportFile {
  const { timeZone } = reader.config;
  const whole = wholeReport(name, params, reader);
  return {
    name: `${name}-${dateText(reader.now(), timeZone)}`,
    columns: columnsOf(name, reader.language),
    timeZone,
    decimalComma: true,
    rows: lines(whole.pages),
    sums: async () => {
      const fields = await whole.sums();
      return [{ fields, of: 'sums' }, ...REPORT_FIGURES[name].map((of) => ({ fields, of }))];
    },
  };
}

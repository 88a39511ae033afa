// A report as a file: its rows in the columns of columns.ts, followed by its sums.
import { shownPayStatus, type ParcelStatus, type PayStatus } from '../../domain/parcels/parcels.ts';
import type { ReportName } from '../../domain/reports/reports.ts';
import {
  columnsIn,
  type Export,
  type ExportColumn,
  type Value,
  type ValueKind,
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

function rawValue(value: unknown, kind: FileColumn[2]): Value {
  if (value === null || value === undefined) return null;
  if (kind !== 'text') return Number(value);
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
  const [, field, kind] = column;
  if (of === 'row') {
    const value = rawValue(fields[field], kind);
    if (!isChoiceList(field)) return value;
    if (field !== 'payStatus' || !language) return valueIn(language, field, value);
    const { payStatus, amount, ordersStatus } = fields as unknown as Paid;
    return valueIn(language, field, shownPayStatus(payStatus, amount === 0, ordersStatus));
  }
  if (of === 'sums')
    return place === 0 ? headingIn(language, SUM_WORD) : rawValue(fields[field], kind);
  const [name, sum, sumKind] = of;
  if (place === 0) return headingIn(language, name);
  return place === 1 ? rawValue(fields[sum], sumKind) : null;
}

const KINDS: Readonly<Record<FileColumn[2], ValueKind>> = {
  text: 'plain',
  count: 'plain',
  time: 'time',
  money: 'money',
};

/** A sum without a column has a kind of its own. */
const kindOf = ({ of }: Line, [, , kind]: FileColumn): ValueKind =>
  KINDS[of === 'row' || of === 'sums' ? kind : of[2]];

function columnsOf(name: ReportName, language: FileLanguage): readonly ExportColumn<Line>[] {
  const columns = REPORT_COLUMNS[name].map((column, place) => ({
    header: column[2] === 'count' ? figureIn(language, 'reports', column) : column[0],
    kind: (line: Line) => kindOf(line, column),
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

/** The rows, followed by the sums. */
export async function* withSums({ rows, sums }: ReportFile): AsyncGenerator<readonly Line[]> {
  yield* rows;
  yield await sums();
}

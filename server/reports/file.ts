// A report as a file: its rows in the columns of columns.ts, followed by its sums.
import { reportAmount, centsOf } from '../../domain/prices.ts';
import { shownPayStatus, type PayStatus } from '../../domain/parcels/parcels.ts';
import type { ReportFormat, ReportName } from '../../domain/reports/reports.ts';
import { columnsIn, type ExportColumn } from '../exports/export.ts';
import { dateText, timeText } from '../exports/times.ts';
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

type Cell = string | number | null;

function written(
  value: unknown,
  kind: FileColumn[2],
  format: ReportFormat,
  timeZone: string,
): Cell {
  if (value === null || value === undefined) return null;
  if (kind === 'time') return timeText(Number(value), timeZone);
  if (kind === 'money')
    return format === 'CSV' ? reportAmount(centsOf(Number(value))) : Number(value);
  if (kind === 'count') return Number(value);
  return typeof value === 'string' ? value : null;
}

/** R9.23, also for percentages. */
const inFile = (cell: Cell, format: ReportFormat): Cell =>
  format === 'CSV' && typeof cell === 'number' && !Number.isInteger(cell)
    ? String(cell).replace('.', ',')
    : cell;

/** How the cells of a file are written. */
interface Writing {
  readonly write: (value: unknown, kind: FileColumn[2]) => Cell;
  readonly language: FileLanguage;
}

/** The cell of a line in a column. */
function cellIn(
  { fields, of }: Line,
  column: FileColumn,
  place: number,
  { write, language }: Writing,
): Cell {
  const [, field, kind] = column;
  if (of === 'row') {
    const cell = write(fields[field], kind);
    if (!isChoiceList(field)) return cell;
    const due = field === 'payStatus' && fields['amount'] === 0 && language;
    const shown = due ? shownPayStatus(fields[field] as PayStatus, true) : cell;
    return valueIn(language, field, shown);
  }
  if (of === 'sums')
    return place === 0 ? headingIn(language, SUM_WORD) : write(fields[field], kind);
  const [name, sum, sumKind] = of;
  if (place === 0) return headingIn(language, name);
  return place === 1 ? write(fields[sum], sumKind) : null;
}

function columnsOf(
  name: ReportName,
  format: ReportFormat,
  { timeZone, language }: Pick<Writing, 'language'> & { timeZone: string },
): readonly ExportColumn<Line>[] {
  const write = (value: unknown, kind: FileColumn[2]) =>
    inFile(written(value, kind, format, timeZone), format);
  const columns = REPORT_COLUMNS[name].map((column, place) => ({
    header: column[2] === 'count' ? figureIn(language, 'reports', column) : column[0],
    value: (line: Line) => cellIn(line, column, place, { write, language }),
  }));
  return columnsIn(language, columns);
}

/** The file; its rows are read through `counting`, which may record the download. */
export interface ReportFile {
  readonly name: string;
  readonly columns: readonly ExportColumn<Line>[];
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
  format: ReportFormat,
  params: ParsedInput,
  reader: Reader & { readonly language: FileLanguage },
): ReportFile {
  const { timeZone } = reader.config;
  const whole = wholeReport(name, params, reader);
  return {
    name: `${name}-${dateText(reader.now(), timeZone)}`,
    columns: columnsOf(name, format, { timeZone, language: reader.language }),
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
